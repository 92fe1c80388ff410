import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from './file-storage';
import { storageSuite } from './storage.suite';

// Each write waits for the disk.
jest.setTimeout(300_000);

let folder: string;
let storage: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  storage = new FileStorage(path.join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (value: string) => Buffer.from(value);
const keysBelow = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};

storageSuite(() => Promise.resolve(storage));

it('leaves no draft of a body that breaks off', async () => {
  const pieces = (async function* () {
    await Promise.resolve();
    yield text('one');
  })();
  await expect(storage.putIfAbsent('a/b', { pieces, size: 4 })).rejects.toThrow('3 of the 4 bytes');
  expect(await readdir(path.join(folder, 'store/a'))).toEqual([]);
});

it('goes on where a process died with the lock of a file', async () => {
  await storage.putIfAbsent('lease', text('before'));
  const lock = path.join(folder, 'store', '.lease.lock');
  await writeFile(lock, '');
  const then = Date.now() / 1000 - 60;
  await utimes(lock, then, then);
  const { tag } = (await storage.get('lease')) ?? { tag: '' };
  expect(await storage.putIfMatch('lease', text('mine'), tag)).toBe(true);
  expect((await storage.get('lease'))?.body.toString()).toBe('mine');
  expect(await readdir(path.join(folder, 'store'))).toEqual(['lease']);
});

it('lists nothing of its own drafts', async () => {
  await storage.putIfAbsent('a/1', text('x'));
  await writeFile(path.join(folder, 'store/a/.x.draft'), '');
  expect(await keysBelow('')).toEqual(['a/1']);
});

it('sweeps drafts that nobody finished, once they are old', async () => {
  await storage.putIfAbsent('a/b', text('x'));
  await writeFile(path.join(folder, 'store/a/.abc.draft'), 'half');
  expect(await storage.sweep(Date.now() - 1e6)).toBe(0);
  expect(await storage.sweep(Date.now() + 1e6)).toBe(1);
  expect(await readdir(path.join(folder, 'store/a'))).toEqual(['b']);
});

it('lists no file that a link leads to', async () => {
  await mkdir(path.join(folder, 'store/a'), { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'x');
  await symlink(path.join(folder, 'secret'), path.join(folder, 'store/a/link'));
  expect(await keysBelow('a/')).toEqual([]);
});

it('lists nothing outside of its folder', async () => {
  await writeFile(path.join(folder, 'secret'), '');
  for (const prefix of ['../', 'a/../../', '/', '.'])
    await expect(storage.list(prefix)[Symbol.asyncIterator]().next()).rejects.toThrow('is no key of a store');
});
