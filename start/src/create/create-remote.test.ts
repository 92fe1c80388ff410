import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createRemote } from './create-remote';

const root = path.resolve(__dirname, '../../..');

describe('making a remote', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'create-remote-'));
    await mkdir(path.join(folder, 'remote-marketing'));
    await cp(path.join(root, 'remote-marketing/routes.json'), path.join(folder, 'remote-marketing/routes.json'));
    await cp(path.join(root, 'CODEOWNERS'), path.join(folder, 'CODEOWNERS'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes a package, its address and its owner', async () => {
    const { files } = await createRemote(folder, 'price-list');
    expect(files).toContain('remote-price-list/src/pages/price-list/page.test.tsx');
    const { routes } = JSON.parse(
      await readFile(path.join(folder, 'remote-price-list/routes.json'), 'utf8'),
    ) as object & {
      routes: unknown;
    };
    expect(routes).toEqual([{ pattern: '/price-list', page: 'price-list' }]);
    expect(await readFile(path.join(folder, 'CODEOWNERS'), 'utf8')).toMatch(
      /\n\/remote-price-list\/ +@site\/price-list\n$/,
    );
  });

  it.each([
    ['a bad name', 'Price List', 'is no name for a remote'],
    ['a name that every object has', 'constructor', 'is no name for a remote'],
    ['a path', '../price', 'is no name for a remote'],
    ['an address that is taken', 'remote-buy', 'The address /buy is remote-marketing’s already'],
    ['no name', undefined, 'Name the remote'],
  ])('refuses %s in one sentence, and writes nothing', async (_what, name, reason) => {
    await expect(createRemote(folder, name)).rejects.toThrow(reason);
    expect((await readdir(folder)).sort()).toEqual(['CODEOWNERS', 'remote-marketing']);
  });

  it('refuses a package that is there already', async () => {
    await mkdir(path.join(folder, 'remote-taken'));
    await writeFile(path.join(folder, 'remote-taken/README.md'), 'ours');
    await expect(createRemote(folder, 'taken')).rejects.toThrow('remote-taken is there already');
    expect(await readdir(path.join(folder, 'remote-taken'))).toEqual(['README.md']);
  });
});
