import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from './file-storage';
import type { ByteRange } from './storage';
import { isStorageKey } from './storage-key';

// Each write waits for the disk.
jest.setTimeout(60_000);

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

it('gives what was put, and null for what was not', async () => {
  expect(await storage.get('a/b.json')).toBeNull();
  expect(await storage.putIfAbsent('a/b.json', text('one'))).toBe(true);
  expect((await storage.get('a/b.json'))?.body.toString()).toBe('one');
  expect(await storage.get('a')).toBeNull();
});

async function* piecesOf(...pieces: string[]) {
  await Promise.resolve();
  for (const piece of pieces) yield text(piece);
}

const read = async (key: string, range?: ByteRange) => {
  const found = await storage.stream(key, range);
  if (!found) return null;
  const pieces: Buffer[] = [];
  for await (const piece of found.body) pieces.push(piece as Buffer);
  return { size: found.size, text: Buffer.concat(pieces).toString(), tag: found.tag };
};

it('takes and gives bodies piece by piece, whole or a range of them', async () => {
  expect(await storage.putIfAbsent('a/b', { pieces: piecesOf('one ', 'two ', 'three'), size: 13 })).toBe(true);
  const { tag } = (await storage.get('a/b')) ?? { tag: '' };
  expect(await read('a/b')).toEqual({ size: 13, text: 'one two three', tag });
  expect(await read('a/b', { start: 4, end: 6 })).toEqual({ size: 13, text: 'two', tag });
  expect(await read('a/b', { start: 8, end: 99 })).toEqual({ size: 13, text: 'three', tag });
  expect([await read('a'), await read('a/c')]).toEqual([null, null]);
});

it.each([
  ['3 of the 4 bytes', 4, ['one']],
  ['more than the 4 bytes', 4, ['one', ' two']],
])('keeps nothing of a body that breaks off: %s', async (sentence, size, pieces) => {
  await expect(storage.putIfAbsent('a/b', { pieces: piecesOf(...pieces), size })).rejects.toThrow(sentence);
  expect(await storage.get('a/b')).toBeNull();
  expect(await readdir(path.join(folder, 'store/a'))).toEqual([]);
});

it('lets one of many have a key that nobody has, and keeps its bytes', async () => {
  const won = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => storage.putIfAbsent('ledger/0000000001.json', text(String(index)))),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await storage.get('ledger/0000000001.json'))?.body.toString()).toBe(String(won.indexOf(true)));
});

it('lets one of many replace what has a tag, and none what has another by now', async () => {
  await storage.putIfAbsent('lease', text('0'));
  const { tag } = (await storage.get('lease')) ?? { tag: '' };
  const won = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => storage.putIfMatch('lease', text(`by ${index}`), tag)),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await storage.get('lease'))?.body.toString()).toBe(`by ${won.indexOf(true)}`);
  expect(await storage.putIfMatch('lease', text('late'), tag)).toBe(false);
  expect(await storage.putIfMatch('nothing', text('late'), tag)).toBe(false);
});

it('counts to 100 by readers that all replace what they read', async () => {
  await storage.putIfAbsent('count', text('0'));
  const count = async () => {
    for (let done = 0; done < 10;) {
      const { body, tag } = (await storage.get('count')) ?? { body: text('0'), tag: '' };
      if (await storage.putIfMatch('count', text(String(Number(body) + 1)), tag)) done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, count));
  expect((await storage.get('count'))?.body.toString()).toBe('100');
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

it('lists what begins with a prefix, at any depth, and nothing of its own drafts', async () => {
  for (const key of ['a/1', 'a/b/2', 'ab/3', 'c']) await storage.putIfAbsent(key, text(key));
  await writeFile(path.join(folder, 'store/a/.x.draft'), '');
  expect(await keysBelow('')).toEqual(['a/1', 'a/b/2', 'ab/3', 'c']);
  expect(await keysBelow('a')).toEqual(['a/1', 'a/b/2', 'ab/3']);
  expect(await keysBelow('a/')).toEqual(['a/1', 'a/b/2']);
  expect(await keysBelow('a/b')).toEqual(['a/b/2']);
  expect(await keysBelow('nowhere/')).toEqual([]);
});

it('deletes, also what is not there', async () => {
  await storage.putIfAbsent('a/b', text('x'));
  await storage.delete('a/b');
  await storage.delete('a/b');
  expect(await storage.get('a/b')).toBeNull();
});

it('sweeps drafts that nobody finished, once they are old', async () => {
  await storage.putIfAbsent('a/b', text('x'));
  await writeFile(path.join(folder, 'store/a/.abc.draft'), 'half');
  expect(await storage.sweep(Date.now() - 1e6)).toBe(0);
  expect(await storage.sweep(Date.now() + 1e6)).toBe(1);
  expect(await readdir(path.join(folder, 'store/a'))).toEqual(['b']);
});

it.each([
  ...['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/', '', '.hidden', 'a/.b', 'a\0b', 'a\\b'].map((key) => [key, key]),
  ['a name of 256 bytes', 'x'.repeat(256)],
  ['a key of 1,201 bytes', `${'a/'.repeat(600)}b`],
])('takes %j for no key', async (_what, key) => {
  expect(isStorageKey(key)).toBe(false);
  await expect(storage.putIfAbsent(key, text('x'))).rejects.toThrow('is no key of a store');
  await expect(storage.get(key)).rejects.toThrow('is no key of a store');
  await expect(storage.delete(key)).rejects.toThrow('is no key of a store');
});

it('takes names of pages in any language', async () => {
  expect(await storage.putIfAbsent('parts/k/pages/案例/日报 1/index.html', text('x'))).toBe(true);
  expect(await keysBelow('parts/k/pages/案例/')).toEqual(['parts/k/pages/案例/日报 1/index.html']);
});

it('lists no file that a link leads to', async () => {
  await mkdir(path.join(folder, 'store/a'), { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'x');
  await symlink(path.join(folder, 'secret'), path.join(folder, 'store/a/link'));
  expect(await keysBelow('a/')).toEqual([]);
});
