import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Build } from '@shared/contract/release';
import { factsOf } from '@shared/store/store/file-facts';
import { readBuild } from './read-build';

const page = { scripts: [], styles: [], staticScripts: [], staticStyles: [] };
const good: Build = {
  schema: 1,
  name: 'remote-a',
  contract: '1.0',
  entry: 'entry.js',
  entryGlobal: 'remote_a_0123abcd',
  chunkGlobal: 'webpackChunkremote_a',
  shared: { react: '^19.0.0' },
  provides: { react: '19.3.1' },
  starter: null,
  styles: ['page.css'],
  pages: { page },
  federationManifest: null,
  files: { 'entry.js': factsOf(Buffer.from('1')), 'page.css': factsOf(Buffer.from('')) },
  nodeFiles: { 'page.cjs': factsOf(Buffer.from('')) },
  publicFiles: {},
};

/** `__proto__` as a property of its own, as only a parser makes it. */
const proto = (value: unknown): unknown => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`);
const facts = factsOf(Buffer.from('secret'));

describe('a build that is read', () => {
  let folder: string;
  const dist = (...names: string[]) => path.join(folder, 'dist', ...names);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
    await writeFile(path.join(folder, 'secret'), 'secret');
    for (const name of ['browser', 'node', 'public']) await mkdir(dist(name), { recursive: true });
    await writeFile(dist('browser/entry.js'), '1');
    await writeFile(dist('browser/page.css'), '');
    await writeFile(dist('node/page.cjs'), '');
    await describeAs(good);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const describeAs = (build: unknown) => writeFile(dist('browser/build.json'), JSON.stringify(build));

  it('has its own files and no others', async () => {
    await writeFile(dist('browser/unnamed.js'), '1');
    const { browser, node } = await readBuild(dist());
    expect([...browser.keys(), ...node.keys()]).toEqual(['entry.js', 'page.css', 'page.cjs']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a file outside', { files: { ...good.files, '../../secret': facts } }, 'files.../../secret'],
    ['an absolute file', { files: { ...good.files, '/etc/passwd': facts } }, 'files./etc/passwd'],
    ['a file in a folder', { files: { ...good.files, 'a/b.js': facts } }, 'files.a/b.js'],
    ['a file with a NUL', { files: { ...good.files, 'a\0.js': facts } }, 'is not the name of a file'],
    ['a hidden file', { files: { ...good.files, '.npmrc': facts } }, 'files..npmrc'],
    ['a file in another script', { files: { ...good.files, 'еntry.js': facts } }, 'is not the name of a file'],
    ['a file of 300 letters', { files: { ...good.files, ['a'.repeat(300)]: facts } }, 'is longer than'],
    ['a backslash', { files: { ...good.files, '..\\secret': facts } }, 'is not the name of a file'],
    ['a prototype among its files', { files: proto(facts) }, 'it names a __proto__'],
    ['a constructor among its pages', { pages: { constructor: page } }, 'pages.constructor is not the name of a page'],
    ['a prototype of pages', { pages: proto(page) }, 'it names a __proto__'],
    ['a style outside', { styles: ['../../../secret'] }, 'styles.0 is not the name of a file'],
    [
      'a style that it does not have',
      { styles: ['other.css'] },
      'styles names other.css, which is no file of the build',
    ],
    [
      'a page style outside',
      { pages: { page: { ...page, staticStyles: ['../secret'] } } },
      'pages.page.staticStyles.0 is not the name of a file',
    ],
    [
      'a page script that it does not have',
      { pages: { page: { ...page, scripts: ['other.js'] } } },
      'pages.page names other.js, which is no file of the build',
    ],
    ['a starter outside', { starter: '../../../secret' }, 'starter is not the name of a file'],
    ['an entry that it does not have', { entry: 'other.js' }, 'entry names other.js'],
    [
      'a picture outside',
      { sharePictures: { '/': { file: '../secret', width: 1, height: 1 } } },
      'sharePictures./.file is not the name of a file',
    ],
    [
      'a picture for no address',
      { sharePictures: { '/../': { file: 'entry.js', width: 1, height: 1 } } },
      'is not an address of the site',
    ],
    ['a manifest that it does not have', { federationManifest: 'mf.json' }, 'federationManifest names mf.json'],
    ['a page outside', { pages: { '../page': page } }, 'is not the name of a page'],
    ['a name outside', { name: '../remote-a' }, 'name is not the name of a package'],
    ['a global that is code', { chunkGlobal: 'x;alert(1)' }, 'chunkGlobal is not the name of a variable'],
    ['a queue that another owns', { chunkGlobal: 'webpackChunkremote_b' }, 'chunkGlobal is no variable of remote-a'],
    [
      'a queue of another whose name ends alike',
      { chunkGlobal: 'webpackChunkour_remote_a' },
      'is no variable of remote-a',
    ],
    ['a container that another owns', { entryGlobal: 'remote_b_0123abcd' }, 'entryGlobal is no variable of remote-a'],
    ['a global of the page', { entryGlobal: 'fetch' }, 'entryGlobal is no variable of remote-a'],
    ['a contract that is none', { contract: '1.0\n' }, 'contract is not the version of a contract'],
    ['a hash that is none', { files: { 'entry.js': { sha256: 'x', size: 1 } } }, 'sha256'],
    ['a bundle outside', { nodeFiles: { '../secret': facts } }, 'nodeFiles.../secret is not the path of a file'],
    ['a bundle that is missing', { nodeFiles: { 'other.cjs': facts } }, 'node/page.cjs is in no list of the build'],
    ['a bundle of other bytes', { nodeFiles: { 'page.cjs': facts } }, 'page.cjs is not the file that was built'],
    ['no word of its bundles', { nodeFiles: undefined }, 'nodeFiles'],
    ['a range that is none', { shared: { react: '$(id)' } }, 'shared.react is not a range of versions'],
  ])('is refused with %s in its description', async (_what, change, sentence) => {
    await describeAs({ ...good, ...change });
    await expect(readBuild(dist())).rejects.toThrow(sentence);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a link in place of a file', () => linked('browser/entry.js', 'secret'), '"browser/entry.js" is no plain file'],
    ['a link in place of its description', () => linked('browser/build.json', 'secret'), 'is no plain file'],
    ['a link among its bundles', () => linked('node/other.cjs', 'secret'), '"node/other.cjs" is no plain file'],
    ['a link in place of a folder', () => linked('public', '.'), '"public" is no plain file'],
    ['a link to a folder', () => linked('node/deep', '.'), '"node/deep" is no plain file'],
    ['a pipe', () => pipe('node/pipe.cjs'), '"node/pipe.cjs" is no plain file'],
    ['a pipe in place of a file', () => pipe('browser/entry.js'), '"browser/entry.js" is no plain file'],
    ['a folder in place of a file', () => replaced('browser/entry.js'), '"browser/entry.js" is no plain file'],
    ['a file of a terabyte', () => grown('node/page.cjs', 1e12), "The build's node/page.cjs has 1000000 MB"],
    ['a description of 200 MB', () => grown('browser/build.json', 2e8), 'has 200 MB, and 100 are the most'],
    ['a bundle with a line break', () => writeFile(dist('node/a\nb.cjs'), ''), '"node/a\\nb.cjs" is no name'],
    ['a hidden public file', () => writeFile(dist('public/.htaccess'), ''), '"public/.htaccess" is no name'],
    ['a public file as a prototype', () => writeFile(dist('public/__proto__'), ''), 'is no name for a file'],
  ])('is refused with %s', async (_what, change, sentence) => {
    await change();
    await expect(readBuild(dist())).rejects.toThrow(sentence);
  });

  async function linked(name: string, to: string): Promise<void> {
    await rm(dist(name), { recursive: true, force: true });
    await symlink(path.join(folder, to), dist(name));
  }
  async function replaced(name: string): Promise<void> {
    await rename(dist(name), `${dist(name)}.old`);
    await mkdir(dist(name));
  }
  async function pipe(name: string): Promise<void> {
    await rm(dist(name), { force: true });
    execFileSync('mkfifo', [dist(name)]);
  }
  const grown = (name: string, size: number) => truncate(dist(name), size);
});
