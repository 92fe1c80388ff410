import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { stackMark } from '@shared/contract/release/stack-mark';
import { keys } from '@shared/store/store/store';
import { publish } from '../publish/publish';
import { type Fixture, makeFixture } from '../testing/fixture';
import { runFaulty } from '../testing/run-faulty';

jest.setTimeout(300_000);

const name = 'remote-download';

describe('a stack of a visitor', () => {
  let fixture: Fixture;
  let folder: string;
  let script: string;
  beforeAll(async () => {
    [fixture, folder] = await Promise.all([makeFixture(), mkdtemp(path.join(os.tmpdir(), 'trace-'))]);
    const dist = await fixture.buildRemote(name, '1.0.0');
    script = `entry.${Buffer.from('1.0.0').toString('hex')}.js`;
    await mkdir(path.join(dist, 'maps'));
    // Line 7, column 5 of the page at column 11 of the script, line 2 of a library at column 21.
    const mappings = 'UAMI,UCLJ';
    const vendor = 'webpack://remote-download/../node_modules/.pnpm/a@1/node_modules/a/b.js';
    const sources = ['webpack://remote-download/./src/pages/page/page.tsx', vendor];
    const map = JSON.stringify({ version: 3, file: script, names: [], sources, mappings });
    await writeFile(path.join(dist, 'maps', `${script}.map`), map);
    await publish({ store: fixture.store, folder: dist, version: '1.0.0', source: null, by: 'test' });
  });
  afterAll(async () => {
    await fixture.remove();
    await rm(folder, { recursive: true });
  });

  async function trace(stack: string) {
    const file = path.join(folder, createHash('sha256').update(stack).digest('hex'));
    await writeFile(file, stack);
    return runFaulty(fixture.folder, ['trace', file], { kind: 'kill', at: 0 });
  }

  it('becomes files and lines, by maps that no visitor gets', async () => {
    const at = (place: string) => `    at f (https://www.example.com/site/assets/${name}/${place})`;
    const { stdout, code } = await trace(
      ['TypeError: x', at(`${script}:1:12`), at(`${script}?retry=a1:1:25`), at('other.js:1:1')].join('\n'),
    );
    expect([code, ...stdout.trim().split('\n')]).toEqual([
      0,
      'remote-download/src/pages/page/page.tsx:7:5',
      'a/b.js:2:1',
      `https://www.example.com/site/assets/${name}/other.js:1:1: no release of ${name} in the store has this file`,
    ]);
    expect(await fixture.store.storage.get(keys.asset(name, `${script}.map`))).toBeNull();
  });

  it('is found by its mark, in the releases that are named or served', async () => {
    const stack = `TypeError: x\n    at f (https://www.example.com/assets/${name}/${script}:1:12)\n    at g`;
    const run = (...words: string[]) =>
      runFaulty(fixture.folder, ['trace', stackMark(stack).trim(), ...words], { kind: 'kill', at: 0 });
    expect((await run(`${name}@1.0.0`)).stdout.trim()).toBe('remote-download/src/pages/page/page.tsx:7:5');
    const none = await run();
    expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/^No place in .*has the mark/)]);
  });

  it('that names no script, or lies nowhere, is refused in one sentence', async () => {
    expect(await trace('TypeError: x')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The stack names no script of this site/) as string,
    });
    const { stderr } = await runFaulty(fixture.folder, ['trace', '/nowhere'], { kind: 'kill', at: 0 });
    expect(stderr).toBe('There is no file /nowhere; "trace -" reads the stack from standard input');
  });

  it('is not told by a map that was changed in the store', async () => {
    const key = keys.release(name, '1.0.0', `maps/${script}.map.br`);
    const { storage } = fixture.store;
    for (const body of [Buffer.from('no map'), brotliCompressSync('{}'), brotliCompressSync(Buffer.alloc(1e6))]) {
      await storage.delete(key);
      await storage.putIfAbsent(key, body);
      const { stdout } = await trace(`at https://x/assets/${name}/${script}:1:12`);
      expect(stdout).toContain(`the source map in ${name}@1.0.0 was changed`);
    }
  });
});
