import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from '@shared/contract/release/schemas';
import { type RemoteFolder, copyRemote } from './testing/build-remote';

// Webpack's own is what this repository's remotes are built by.
describe.each(['rspack', 'vite', 'federation'] as const)('a remote built by %s', (bundler) => {
  let remote: RemoteFolder;
  beforeAll(async () => {
    remote = await copyRemote();
    await (bundler === 'federation' ? remote.buildFederated() : remote.build(bundler));
  });
  afterAll(() => remote.remove());

  const read = (file: string) => readFile(path.join(remote.folder, 'dist', file), 'utf8');

  it('is a release: described, covered by hashes, flat, each page with its own files', async () => {
    const build = buildSchema.parse(JSON.parse(await read('browser/build.json')));
    expect(Object.keys(build.files).concat('build.json').sort()).toEqual(
      (await readdir(path.join(remote.folder, 'dist/browser'))).sort(),
    );
    expect(Object.keys(build.nodeFiles)).toEqual(['client-download.cjs', 'download.cjs']);
    expect(build.pages['client-download']).toMatchObject({
      scripts: expect.arrayContaining([expect.stringMatching(/^client-download\.[0-9a-f]{10}\.js$/)]) as string[],
      staticScripts: [expect.any(String)],
      staticStyles: [expect.any(String)],
    });
    expect(build.pages['download']?.staticScripts).toEqual([]);
  });

  if (bundler === 'federation') return;

  it('keeps the bytes of each file of one name where it has a picture more', async () => {
    const bytes = async () => {
      const { files, entry } = buildSchema.parse(JSON.parse(await read('browser/build.json')));
      return new Map(
        await Promise.all(
          [...Object.keys(files), entry].map(async (file) => [file, await read(`browser/${file}`)] as const),
        ),
      );
    };
    const before = await bytes();
    const pages = { '/prices/': { file: 'prices.png', title: '', description: '' } };
    await mkdir(path.join(remote.folder, 'share'));
    await writeFile(path.join(remote.folder, 'share/prices.png'), 'a picture');
    const list = { schema: 1, width: 1, height: 1, brand: '', pages };
    await writeFile(path.join(remote.folder, 'share/pictures.json'), JSON.stringify(list));
    await remote.build(bundler);
    const after = await bytes();
    expect([...after.keys()]).toContainEqual(expect.stringMatching(/^share\.prices\./));
    for (const [file, text] of after) expect(before.get(file) ?? text).toBe(text);
  });

  it('is classic scripts that ask the site for what is nested, and name the same classes and pictures in both halves', async () => {
    const build = buildSchema.parse(JSON.parse(await read('browser/build.json')));
    const entry = await read(`browser/${build.entry}`);
    expect(entry).toMatch(new RegExp(`^var ${build.entryGlobal}\\b`));
    expect(entry).toContain('loadScript');
    expect(entry).toContain('loadStyle');
    const scripts = await Promise.all(
      Object.keys(build.files)
        .filter((file) => file.endsWith('.js'))
        .map((file) => read(`browser/${file}`)),
    );
    for (const script of scripts) expect(script).not.toMatch(/\bimport\.meta\b|\beval\(|^export |^import /m);
    const node = await read('node/client-download.cjs');
    const [picture = ''] = Object.keys(build.files).filter((file) => file.startsWith('parcel.'));
    expect(node).toContain(picture);
    expect(node).toContain('__ASSETS__/remote-prices/');
    const [prices = ''] = /prices-[\w-]{5}/.exec(node) ?? [];
    expect(scripts.join('')).toContain(prices);
  });
});
