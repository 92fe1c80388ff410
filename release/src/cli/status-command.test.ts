import { createServer } from 'node:http';
import { listenLocally } from '@shared/testing/listen-locally';
import { pollUntil } from '@shared/testing/poll-until';
import { isRefusal } from '@shared/store/refusal';
import { promote } from '../promote/promote';
import type { Fixture } from '../testing/fixture';
import { makeTwoPages, releaseNext } from '../testing/two-pages';
import { runCommand } from './run-command';

jest.setTimeout(300_000);

describe('status', () => {
  let fixture: Fixture;
  const before = { ...process.env };
  beforeAll(async () => (fixture = await makeTwoPages()));
  afterAll(() => fixture.remove());
  afterEach(() => {
    process.env = { ...before };
    jest.restoreAllMocks();
  });

  /** Runs it in the background; what it prints so far. */
  function run(...words: string[]) {
    process.env = { ...before, DATA_DIR: fixture.folder };
    const printed: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
    const ended = runCommand(['status', ...words]).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      printed.push(`refused: ${error.message}`);
    });
    return { printed, ended };
  }

  it('prints once where nobody watches', async () => {
    const { printed, ended } = run();
    await ended;
    expect(printed).toEqual([expect.stringMatching(/^stable: composition [0-9a-f]+, revision 1\n/)]);
  });

  it.each([
    [['7'], /^refused: status takes nothing, not “7”/],
    [['--watch', 'x'], /^refused: --watch takes 1 to 3600 seconds, not x/],
    [['--watch', '0'], /^refused: --watch takes/],
  ])('refuses %j', async (words, sentence) => {
    const { printed, ended } = run(...words);
    await ended;
    expect(printed).toEqual([expect.stringMatching(sentence)]);
  });

  it('watched, prints a line of JSON at each change alone, until it is interrupted', async () => {
    const { printed, ended } = run('--watch', '1', '--json');
    const numbers = () => printed.map((line) => (JSON.parse(line) as { revision: { number: number } }).revision.number);
    await pollUntil(() => Promise.resolve(numbers().includes(1)), 'the first line', 60_000);
    await releaseNext(fixture, 'remote-community', '2.0.0');
    await pollUntil(() => Promise.resolve(numbers().includes(2)), 'a line of the promotion', 60_000);
    process.emit('SIGINT');
    await ended;
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.join('')).not.toContain('\n');
  });

  it('says of a canary what holds it, and what is thought of it by what visitors met', async () => {
    await fixture.publishRemote('remote-community', '2.1.0');
    const releases = { 'remote-community': '2.1.0' };
    const { revision } = await promote({ store: fixture.store, by: 'test', releases, canary: 10 });
    const now = new Date().toISOString();
    const of = { revision: revision?.number ?? 0, mask: 0, page: '', minute: now, count: 1 };
    const earlier = new Date(Date.parse(now) - 300_000).toISOString();
    const met = (mask: number, what: string) => ({ ...of, mask, what, page: '/x', minute: earlier, count: 20 });
    const rows = [
      { ...of, what: 'lost remote-community@2.1.0/a.js' },
      ...[met(0, 'told'), met(1, 'told'), met(1, 'failed RenderError'), met(1, 'stack TypeError 0a1b2c3d')],
    ];
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ data: url.includes('/canary') ? { now, rows, more: null } : [] }));
    });
    const { port, close } = await listenLocally(server, () => undefined);
    const { printed, ended } = run();
    process.env['ORIGIN'] = `http://127.0.0.1:${port}`;
    await ended;
    await close();
    expect(printed.join('\n')).toMatch(
      /^canary .*: remote-community@2\.1\.0 for 10% of visitors\n {2}held: 1 file of remote-community@2\.1\.0 could not be given since \d\d:\d\d UTC: a\.js\n {2}stop: .* 20 of 20 views of the canary .*of stable 0 of 20: /mu,
    );
    expect(printed.join('\n')).toContain(': 20 of 20, stable 0 of 20: ');
    expect(printed.join('\n')).toContain('\n  threw TypeError 0a1b2c3d 20 times in the canary\n');
    expect(asked.filter((url) => url.includes(`revision=${revision?.number ?? 0}`))).toHaveLength(1);
  });
});
