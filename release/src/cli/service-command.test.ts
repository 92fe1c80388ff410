import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isRefusal } from '@shared/store/refusal';
import { inventoryOf } from '../testing/served-store';
import { keys } from '@shared/store/store/store';
import { pollUntil } from '@shared/testing/poll-until';
import { BEST } from '../../../pages/src/compose/recompress';
import type { Fixture } from '../testing/fixture';
import { makeTwoPages } from '../testing/two-pages';
import { runCommand } from './run-command';

const root = path.resolve(import.meta.dirname, '../../..');
const tool = ['--import', 'tsx', path.join(root, 'release/src/testing/tool-main.ts')];
const name = 'remote-download';

/** Whether every part of what is live has its smallest forms. */
async function isCompressed({ store }: Fixture): Promise<boolean> {
  const head = await store.ledger.head();
  const { parts } = await store.readComposition(head?.revision.stable ?? { id: '', sha256: '' });
  const done = Object.values(parts).map(({ key }) => store.storage.get(keys.part(key, `${BEST}/done`)));
  return (await Promise.all(done)).every((found) => found !== null);
}

describe('the command line', () => {
  let fixture: Fixture;
  let client: string;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    client = await mkdtemp(path.join(os.tmpdir(), 'client-'));
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await rm(client, { recursive: true });
    await fixture.remove();
  });

  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    jest.restoreAllMocks();
  });

  /** What a command prints, or the sentence that it refuses in. */
  async function run(args: readonly string[], over: Record<string, string>): Promise<string> {
    process.env = { ...before, PORT: '0', ...over };
    const said: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((sentence: string) => said.push(sentence));
    await runCommand(args, () => Promise.resolve()).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      said.push(`refused: ${error.message}`);
    });
    return said.join('\n');
  }

  it('refuses to keep a store that is not there, and makes none', async () => {
    const DATA_DIR = path.join(client, 'empty');
    expect(await run(['service'], { DATA_DIR })).toMatch(
      /^refused: There is no store in .+empty\/store: DATA_DIR or ST/,
    );
    await expect(access(DATA_DIR)).rejects.toThrow('ENOENT');
  });

  it.each(['ledger/0000000002.json', 'trust/2.json'])(
    'refuses to keep a store that is not believed: %s',
    async (key) => {
      const strange = path.join(fixture.folder, 'store', key);
      await writeFile(strange, '{}');
      const said = await run(['service'], { DATA_DIR: fixture.folder });
      await rm(strange);
      expect(said).toMatch(new RegExp(`^refused: .*${key}`));
    },
  );

  it('releases into a service as into a folder, and the service ends with its signal', async () => {
    const service = spawn(process.execPath, [...tool, 'service'], {
      cwd: root,
      env: { ...before, NODE_OPTIONS: '', PORT: '0', DATA_DIR: fixture.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = service;
    let said = '';
    while (!said.includes('ready ')) said += String(((await once(service.stdout, 'data')) as [Buffer])[0]);
    const [STORE = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    service.stdout.resume();
    const over = { STORE, DATA_DIR: client, KEYS_DIR: fixture.place.keysDir };
    const dist = await fixture.buildRemote(name, '2.0.0');

    expect(await run(['publish', name, '--version', '2.0.0', '--dir', dist], over)).toMatch(
      /^published remote-download@2\.0\.0\n {2}page: 0\.0 KB/m,
    );
    expect(await run(['promote', `${name}@2.0.0`, '--reason', 'it is time'], over)).toMatch(
      /remote-download: 1\.0\.0 → 2\.0\.0\n[\s\S]+ is live \(revision 2\)$/,
    );
    expect(await run(['status'], over)).toMatch(
      /stable: composition [0-9a-f]+, revision 2\n[\s\S]+promote remote-download@2\.0\.0: it is time/,
    );

    // What was promoted is compressed further once it is live: nothing of that comes between two looks at the store.
    await pollUntil(() => isCompressed(fixture), 'the pages are compressed', 60_000);
    const there = await inventoryOf(fixture.folder);
    for (const [args, sentence] of [
      [['gc'], /is a release service: it takes signed releases and decisions and nothing else; run this where/],
      [
        ['service'],
        /^refused: STORE \(http:.+\) is a release service itself: name the folder or the bucket that it keeps$/,
      ],
      [
        ['promote', `${name}@9.9.9`],
        /^refused: remote-download@9\.9\.9 was never published; there are 1\.0\.0, 2\.0\.0$/,
      ],
    ] as const)
      expect(await run(args, over)).toMatch(sentence);
    expect(await inventoryOf(fixture.folder)).toEqual(there);

    service.kill('SIGTERM');
    expect(await once(service, 'exit')).toEqual([0, null]);
    expect(await run(['status'], over)).toMatch(/^refused: .+\/store does not answer: /);
  });
});
