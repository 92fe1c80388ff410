import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const bundler = pathToFileURL(path.resolve(import.meta.dirname, '../../bin/bundle.mjs')).href;

describe('the bundle of a command', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'bundle-'));
    await mkdir(path.join(root, 'node_modules/beside'), { recursive: true });
    await write('node_modules/beside/package.json', '{"main":"main.js"}');
    await write('node_modules/beside/main.js', 'exports.beside = __filename;');
    await write('word.ts', "export const word: string = 'first';");
    await write(
      'main.ts',
      "import { beside } from 'beside';\nimport { word } from './word';\nconst late = async () => (await import('./late')).late;\nconsole.log(JSON.stringify([word, import.meta.dirname, beside, await late()]));",
    );
    await write('late.ts', 'export const late = import.meta.url;');
  });
  afterEach(() => rm(root, { recursive: true }));

  const write = (name: string, text: string) => writeFile(path.join(root, name), text);
  const run = async () => {
    const script = `const { bundled } = await import(${JSON.stringify(bundler)});
      const file = await bundled(${JSON.stringify(root)}, ${JSON.stringify(path.join(root, 'main.ts'))});
      console.log(file);
      await import(file);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const [file = '', said = ''] = stdout.trim().split('\n');
    return { file, said: JSON.parse(said) as string[] };
  };

  it('runs as its sources would where they lie, with what is installed beside them', async () => {
    const { said } = await run();
    const late = pathToFileURL(path.join(root, 'late.ts')).href;
    expect(said).toEqual(['first', root, path.join(root, 'node_modules/beside/main.js'), late]);
  });

  it('is kept while its files are as they were, and made again where one changed or it is gone', async () => {
    const first = await run();
    expect(await run()).toEqual(first);
    await write('word.ts', "export const word: string = 'other';");
    await utimes(path.join(root, 'word.ts'), 1, 1);
    const other = await run();
    expect(other.said).toEqual(['other', ...first.said.slice(1)]);
    expect(other.file).not.toBe(first.file);
    await rm(path.dirname(other.file), { recursive: true });
    expect(await run()).toEqual(other);
  });
});
