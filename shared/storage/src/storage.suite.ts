import type { ByteRange, Storage } from './storage';
import { isStorageKey } from './storage-key';

const text = (value: string) => Buffer.from(value);

async function* piecesOf(...pieces: string[]) {
  await Promise.resolve();
  for (const piece of pieces) yield text(piece);
}

/** Promises of the port, whatever keeps the store; `open` gives an empty one. */
export function storageSuite(open: () => Promise<Storage>): void {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  const keysBelow = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  };
  const read = async (key: string, range?: ByteRange) => {
    const found = await storage.stream(key, range);
    if (!found) return null;
    const pieces: Buffer[] = [];
    for await (const piece of found.body) pieces.push(piece as Buffer);
    return { size: found.size, text: Buffer.concat(pieces).toString(), tag: found.tag };
  };

  it('gives what was put, and null for what was not', async () => {
    expect(await storage.get('a/b.json')).toBeNull();
    expect(await storage.putIfAbsent('a/b.json', text('one'))).toBe(true);
    expect(await storage.putIfAbsent('a/b.json', text('two'))).toBe(false);
    expect((await storage.get('a/b.json'))?.body.toString()).toBe('one');
    expect(await storage.get('a')).toBeNull();
  });

  it('keeps what is empty, and what is of any bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256));
    await storage.putIfAbsent('empty', Buffer.alloc(0));
    await storage.putIfAbsent('bytes', bytes);
    expect((await storage.get('empty'))?.body.length).toBe(0);
    expect((await storage.get('bytes'))?.body.equals(bytes)).toBe(true);
    expect(await read('empty')).toMatchObject({ size: 0, text: '' });
  });

  it('takes and gives bodies piece by piece, whole or a range of them', async () => {
    expect(await storage.putIfAbsent('a/b', { pieces: piecesOf('one ', 'two ', 'three'), size: 13 })).toBe(true);
    const { tag } = (await storage.get('a/b')) ?? { tag: '' };
    expect(await read('a/b')).toEqual({ size: 13, text: 'one two three', tag });
    expect(await read('a/b', { start: 4, end: 6 })).toEqual({ size: 13, text: 'two', tag });
    expect(await read('a/b', { start: 8, end: 99 })).toEqual({ size: 13, text: 'three', tag });
    expect(await read('a/b', { start: 13, end: 99 })).toEqual({ size: 13, text: '', tag });
    expect([await read('a'), await read('a/c'), await read('a/c', { start: 1, end: 2 })]).toEqual([null, null, null]);
  });

  it('writes no body piece by piece over one that is there', async () => {
    await storage.putIfAbsent('a/b', text('first'));
    expect(await storage.putIfAbsent('a/b', { pieces: piecesOf('second'), size: 6 })).toBe(false);
    expect((await storage.get('a/b'))?.body.toString()).toBe('first');
  });

  it.each([
    ['3 of the 4 bytes', 4, ['one']],
    ['more than the 4 bytes', 4, ['one', ' two']],
    ['more than the 3 bytes', 3, ['one', ' two']],
  ])('keeps nothing of a body that breaks off: %s', async (sentence, size, pieces) => {
    await expect(storage.putIfAbsent('a/b', { pieces: piecesOf(...pieces), size })).rejects.toThrow(sentence);
    expect(await storage.get('a/b')).toBeNull();
    expect(await keysBelow('')).toEqual([]);
  });

  it('passes on why a body broke off', async () => {
    const pieces = (async function* () {
      yield text('one');
      await Promise.resolve();
      throw new Error('the visitor left');
    })();
    await expect(storage.putIfAbsent('a/b', { pieces, size: 9 })).rejects.toThrow('the visitor left');
    expect(await storage.get('a/b')).toBeNull();
  });

  it('lets one of many have a key that nobody has, and keeps its bytes', async () => {
    const won = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        storage.putIfAbsent('ledger/0000000001.json', text(String(index))),
      ),
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

  it('counts to 100 by writers that all replace what they read', async () => {
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

  it('lists what begins with a prefix, at any depth, with its size and the time by the store’s clock', async () => {
    for (const key of ['a/1', 'a/b/2', 'ab/3', 'c']) await storage.putIfAbsent(key, text(key));
    expect(await keysBelow('')).toEqual(['a/1', 'a/b/2', 'ab/3', 'c']);
    expect(await keysBelow('a')).toEqual(['a/1', 'a/b/2', 'ab/3']);
    expect(await keysBelow('a/')).toEqual(['a/1', 'a/b/2']);
    expect(await keysBelow('a/b')).toEqual(['a/b/2']);
    expect(await keysBelow('nowhere/')).toEqual([]);
    for await (const { size, modified } of storage.list('a/b/')) {
      expect(size).toBe(5);
      expect(Math.abs(Date.now() - modified)).toBeLessThan(60_000);
    }
  });

  it('deletes, also what is not there', async () => {
    await storage.putIfAbsent('a/b', text('x'));
    await storage.delete('a/b');
    await storage.delete('a/b');
    expect(await storage.get('a/b')).toBeNull();
    expect(await keysBelow('')).toEqual([]);
  });

  it.each([
    ...['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/', '', '.hidden', 'a/.b', 'a\0b', 'a\\b'].map((key) => [
      key,
      key,
    ]),
    ['a name of 256 bytes', 'x'.repeat(256)],
    ['a key of 1,201 bytes', `${'a/'.repeat(600)}b`],
  ])('takes %j for no key', async (_what, key) => {
    expect(isStorageKey(key)).toBe(false);
    await expect(storage.putIfAbsent(key, text('x'))).rejects.toThrow('is no key of a store');
    await expect(storage.putIfMatch(key, text('x'), '')).rejects.toThrow('is no key of a store');
    await expect(storage.get(key)).rejects.toThrow('is no key of a store');
    await expect(storage.stream(key)).rejects.toThrow('is no key of a store');
    await expect(storage.delete(key)).rejects.toThrow('is no key of a store');
  });

  it('takes names of pages in any language', async () => {
    const key = 'parts/k/pages/案例/日报 1+2 %25 é/index.html';
    expect(await storage.putIfAbsent(key, text('x'))).toBe(true);
    expect((await storage.get(key))?.body.toString()).toBe('x');
    expect(await keysBelow('parts/k/pages/案例/')).toEqual([key]);
  });
}
