import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOutside } from './create-outside';
import { readWords } from './read-words';

const root = path.resolve(__dirname, '../../..');
const archives = ['contract', 'client', 'ui', 'kit'].map((name) => `shared-${name}-0.1.0.tgz`);

describe('making a repository for a remote', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'create-outside-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const create = (given: string | undefined, dir = path.join(folder, 'team'), bundler?: string) =>
    createOutside({ root, given, dir, bundler, pack: () => Promise.resolve(archives) });

  it.each(['webpack', 'rspack', 'vite'])(
    'writes what %s builds, with nothing of this workspace in it',
    async (bundler) => {
      const { files } = await create('price-list', undefined, bundler);
      expect(files).toEqual(
        expect.arrayContaining([
          '.github/workflows/ci.yml',
          '.gitignore',
          'routes.json',
          'src/pages/price-list/page.tsx',
          `${bundler}.config.js`,
        ]),
      );
      expect(files.filter((file) => /^(?:webpack|rspack|vite)\.config/.test(file))).toHaveLength(1);
      const texts = await Promise.all(
        files.filter((file) => !file.endsWith('.tgz')).map((file) => readFile(path.join(folder, 'team', file), 'utf8')),
      );
      expect(texts.join('')).not.toMatch(/workspace:|catalog:|\.template|(?<!\$){{\w/);
      expect(JSON.parse(texts[files.indexOf('package.json')] ?? '')).toMatchObject({
        name: 'remote-price-list',
        dependencies: {
          '@shared/kit': 'file:packages/shared-kit-0.1.0.tgz',
          react: expect.stringMatching(/^\^19\./) as string,
        },
      });
    },
  );

  it.each([
    ['a bad name', 'Price List', undefined, 'is no name for a remote'],
    ['no name', undefined, undefined, 'Name the remote'],
    ['a bundler that is none', 'prices', 'parcel', 'There is no bundler parcel; there are webpack, rspack, vite'],
    ['a name that objects have', 'prices', 'constructor', 'There is no bundler constructor'],
  ])('refuses %s in one sentence, and writes nothing', async (_what, given, bundler, reason) => {
    await expect(create(given, undefined, bundler)).rejects.toThrow(reason);
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a folder with something in it, a file, and a place in this repository', async () => {
    const file = path.join(folder, 'mine');
    await writeFile(file, 'mine');
    await expect(create('prices', folder)).rejects.toThrow('is no empty folder');
    await expect(create('prices', file)).rejects.toThrow('is no empty folder');
    await expect(create('prices', path.join(root, 'remote-prices'))).rejects.toThrow('is in this repository');
    expect(await readdir(folder)).toEqual(['mine']);
  });

  it('leaves nothing behind where packing fails', async () => {
    const dir = path.join(folder, 'team');
    await mkdir(dir);
    const pack = () => Promise.reject(new Error('no disk'));
    await expect(createOutside({ root, given: 'prices', dir, bundler: 'vite', pack })).rejects.toThrow('no disk');
    expect(await readdir(dir)).toEqual([]);
  });
});

it.each([
  [['x', '--dri', 'elsewhere'], "Unknown option '--dri'"],
  [['x', '--dir'], "Option '--dir <value>' argument missing"],
  [['x', '--dir='], '--dir names the folder of the new repository'],
  [['x', 'y', '--dir', 'elsewhere'], 'create-remote takes one word, not “x y”'],
  [['x', '--bundler', 'vite'], '--bundler goes with --dir'],
])('create-remote %j is refused in a sentence', (words, sentence) => {
  expect(() => readWords(words)).toThrow(sentence);
});
