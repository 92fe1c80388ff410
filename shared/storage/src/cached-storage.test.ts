import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CachedStorage, type Kept } from './cached-storage';
import { StorageError } from './errors';
import { FileStorage } from './file-storage';
import { ForwardingStorage } from './forwarding-storage';
import type { StoredEntry } from './storage';

const kept = (key: string): Kept => {
  if (key === 'head') return 'last';
  return key.startsWith('ledger/') ? 'document' : key.startsWith('parts/') ? 'file' : null;
};

/** A store far away: it counts what it is asked for, and may be away. */
class FarStorage extends ForwardingStorage {
  asked: string[] = [];
  away = false;

  override get(key: string) {
    this.note(key);
    return super.get(key);
  }
  override list(prefix: string): AsyncIterable<StoredEntry> {
    this.note(`list ${prefix}`);
    return super.list(prefix);
  }

  private note(what: string): void {
    this.asked.push(what);
    if (this.away) throw new StorageError('StorageAwayError', 'does not answer');
  }
}

let folder: string;
let far: FarStorage;
let storage: CachedStorage;
const cache = () => path.join(folder, 'cache');
const open = (bytes = 1e6) => (storage = new CachedStorage(far, { folder: cache(), bytes, kept }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  far = new FarStorage(new FileStorage(path.join(folder, 'store')));
  open();
  for (const key of ['parts/1', 'ledger/1', 'ledger/2', 'head', 'other'])
    await far.putIfAbsent(key, Buffer.from(`of ${key}`));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (key: string) => (await storage.get(key))?.body.toString() ?? null;
const keysBelow = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};
const flip = async (key: string) => {
  const file = path.join(cache(), key);
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(file, bytes);
};

it('asks once for what never changes, also after a restart, and each time for what does', async () => {
  for (let time = 0; time < 2; time += 1) {
    open();
    for (const key of ['parts/1', 'parts/1', 'head', 'other']) expect(await read(key)).toBe(`of ${key}`);
  }
  expect(far.asked.sort()).toEqual(['head', 'head', 'other', 'other', 'parts/1']);
  // A missing key may be there a moment later.
  expect([await read('parts/2'), await read('parts/2')]).toEqual([null, null]);
  expect(far.asked.filter((key) => key === 'parts/2')).toHaveLength(2);
});

it('gives no copy that was changed or is another key’s, and asks for it anew', async () => {
  await read('ledger/1');
  await read('parts/1');
  await writeFile(path.join(cache(), 'ledger/1'), await readFile(path.join(cache(), 'parts/1')));
  await flip('parts/1');
  expect([await read('parts/1'), await read('ledger/1')]).toEqual(['of parts/1', 'of ledger/1']);
  expect(far.asked).toHaveLength(4);
  await read('parts/1');
  expect(far.asked).toHaveLength(4);
});

it('asks anew for what is doubted, gives what is held where the store is away, and forgets what is gone', async () => {
  await read('parts/1');
  storage.doubt();
  await read('parts/1');
  expect(far.asked).toHaveLength(2);
  storage.doubt();
  far.away = true;
  expect([await read('parts/1'), await read('parts/1')]).toEqual(['of parts/1', 'of parts/1']);
  // A store that failed a moment ago is not asked for each.
  expect(far.asked).toHaveLength(3);
  await expect(read('parts/2')).rejects.toThrow('does not answer');
  far.away = false;
  await far.delete('parts/1');
  open();
  storage.doubt();
  expect(await read('parts/1')).toBeNull();
  expect(await storage.heldAlone(() => read('parts/1'))).toBeNull();
});

it('knows what it holds alone: copies, the last of what changes, and lists with what came since', async () => {
  expect(await keysBelow('ledger/')).toEqual(['ledger/1', 'ledger/2']);
  for (const key of ['ledger/2', 'head', 'other']) await read(key);
  await far.putIfAbsent('ledger/3', Buffer.from('of ledger/3'));
  await read('ledger/3');
  far.away = true;
  open();
  await expect(read('head')).rejects.toThrow('does not answer');
  await storage.heldAlone(async () => {
    expect(await Promise.all(['ledger/1', 'ledger/2', 'ledger/3', 'head', 'other'].map(read))).toEqual([
      null,
      'of ledger/2',
      'of ledger/3',
      'of head',
      null,
    ]);
    expect(await keysBelow('ledger/')).toEqual(['ledger/1', 'ledger/2', 'ledger/3']);
  });
});

it('drops a copy of what it writes or deletes itself', async () => {
  const tag = (await storage.get('parts/1'))?.tag ?? '';
  expect(await storage.putIfMatch('parts/1', Buffer.from('mended'), tag)).toBe(true);
  expect(await read('parts/1')).toBe('mended');
  await storage.delete('parts/1');
  expect(await read('parts/1')).toBeNull();
});

it('holds no more than it may: what was needed longest ago goes first, documents last', async () => {
  open(60_000);
  await read('ledger/1');
  for (let at = 10; at < 30; at += 1) {
    const key = `parts/${at}`;
    await far.putIfAbsent(key, Buffer.alloc(5000, at));
    await storage.get(key);
    // Files look as if a minute had passed between two.
    const then = Date.now() / 1000 - 3600 + at * 60;
    await utimes(path.join(cache(), key), then, then);
    await storage.settled();
  }
  const files = await readdir(path.join(cache(), 'parts'));
  const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(cache(), 'parts', name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  expect(files).toContain('29');
  expect(files).not.toContain('10');
  far.away = true;
  expect(await read('ledger/1')).toBe('of ledger/1');
});

it('serves on where its folder cannot be written', async () => {
  await writeFile(cache(), 'a file');
  expect([await read('parts/1'), await read('parts/1')]).toEqual(['of parts/1', 'of parts/1']);
  expect(await keysBelow('ledger/')).toEqual(['ledger/1', 'ledger/2']);
});
