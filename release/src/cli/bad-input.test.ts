import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Fixture } from '../testing/fixture';
import { runFaulty } from '../testing/run-faulty';
import { inventoryOf } from '../testing/served-store';
import { makeTwoPages } from '../testing/two-pages';

jest.setTimeout(300_000);

const name = 'remote-download';

describe('the release tool', () => {
  let fixture: Fixture;
  beforeAll(async () => (fixture = await makeTwoPages()));
  afterAll(() => fixture.remove());

  const run = (...args: readonly string[]) => runFaulty(fixture.folder, args, { kind: 'kill', at: 0 });
  const publishDir = async (version: string, build: Parameters<Fixture['buildRemote']>[2]) => [
    'publish',
    name,
    '--version',
    version,
    '--dir',
    await fixture.buildRemote(name, version, build),
  ];

  it.each<[string, () => string[] | Promise<string[]>, RegExp]>([
    ['an unknown package', () => ['publish', 'remote-nothing'], /^There is no package remote-nothing; there are /],
    ['an unknown version', () => ['promote', `${name}@9.9.9`], /@9\.9\.9 was never published; there are 1\.0\.0$/],
    ['an unknown remote', () => ['rollback', 'remote-nothing'], /^remote-nothing is not live$/],
    [
      'an option of another command',
      () => ['rollback', name, '--dry-run'],
      /^rollback has no option --dry-run; it has --to, --origin-changes, --reason, --clock-is-right, --json$/,
    ],
    ['a word too many', () => ['withdraw', `${name}@1.0.0`, name], /^withdraw takes one word, not “remote-download@/],
    [
      'steps that fall',
      () => ['promote', `${name}@1.0.0`, '--auto', '10,5'],
      /^--auto takes growing steps, and 5 comes after a greater one$/,
    ],
    [
      'a step of all',
      () => ['promote', `${name}@1.0.0`, '--auto', '1,100'],
      /^A canary is for .* from 1 to 99, not 100$/,
    ],
    [
      'a step that bakes for ever',
      () => ['promote', `${name}@1.0.0`, '--auto', '1', '--bake', 'long'],
      /^--bake takes a duration as in 90s, 10m or 2h, not long$/,
    ],
    ['baking without steps', () => ['promote', `${name}@1.0.0`, '--bake', '5m'], /^--bake goes with --auto: /],
    ['a canary that is none', () => ['stop', name], /^remote-download has no canary: "status" names those that run$/],
    ['no version', () => ['promote', name], /^remote-download names no release: it needs the form name@version$/],
    ['a folder that was copied half', () => halfCopied(), /^The build is incomplete: entry\..*\.js is missing$/],
    [
      'another contract',
      () => publishDir('2.0.0', { build: { contract: '9.0' } }),
      /^remote-download was built for contract 9\.0; this site has \d/,
    ],
    [
      'a page that is missing from the remote',
      () => publishDir('2.0.1', { build: { pages: {} } }),
      /^The route \/remote-download needs the page page, which remote-download does not have$/,
    ],
    [
      'a remote that renders differently each time',
      () => publishDir('2.0.2', { render: 'return String(Math.random())' }),
      /^remote-download does not compose: .* renders differently each time$/,
    ],
    [
      'a page that throws',
      () => publishDir('2.0.3', { render: "throw new TypeError('no such field')" }),
      /^remote-download does not compose: \/remote-download\/ throws TypeError: no such field \| at Object\.render \(remote-download\/page\.cjs:1:\d+\)/,
    ],
    [
      'a page that prints',
      () => publishDir('2.0.4', { render: "process.stdout.write('one\\ntwo\\n'); return ''" }),
      /^remote-download does not compose: it prints while rendering \/remote-download\/: one \| two$/,
    ],
  ])('refuses %s in one sentence, exits with 1 and changes nothing', async (_what, command, sentence) => {
    const args = await command();
    const before = await inventoryOf(fixture.folder);
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('\n');
    expect(await inventoryOf(fixture.folder)).toEqual(before);
  });

  async function halfCopied(): Promise<string[]> {
    const args = await publishDir('2.0.5', {});
    const folder = path.join(args.at(-1) ?? '', 'browser');
    const [entry = ''] = (await readdir(folder)).filter((file) => file.startsWith('entry.'));
    await rm(path.join(folder, entry));
    return args;
  }

  it('lets two people promote at once, or says who has a canary', async () => {
    for (const version of ['3.0.0', '3.1.0']) await fixture.publishRemote(name, version);
    const both = await Promise.all([
      run('promote', `${name}@3.0.0`, '--canary', '10'),
      run('promote', `${name}@3.1.0`, '--canary', '20'),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const refused = both.find(({ code }) => code === 1);
    expect(refused?.stderr).toMatch(
      /^remote-download@3\.[01]\.0 is a canary now \([12]0%\): promote it or roll it back first$/,
    );
    expect((await run('promote', 'remote-community@1.0.0', '--canary', '5')).code).toBe(0);
    expect((await run('status')).stdout.match(/^canary .*/gm)).toEqual([
      expect.stringMatching(/^canary [0-9a-f]{16}: remote-download@3\.[01]\.0 for [12]0% of visitors$/),
      expect.stringMatching(/^canary [0-9a-f]{16}: remote-community@1\.0\.0 for 5% of visitors$/),
    ]);
  });
});
