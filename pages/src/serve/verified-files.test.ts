import { createHash } from 'node:crypto';
import { compress } from '@shared/store/store/compress';
import type { StoredBody } from '@shared/storage';
import { type Encoding, VerifiedFiles } from './verified-files';

const key = 'assets/host/host.1.js';
const raw = Buffer.from('export const site = "as it was released";\n'.repeat(20));
const wanted = { key, sha256: createHash('sha256').update(raw).digest('hex'), size: raw.length };
const forms: readonly Encoding[] = ['', '.br', '.gz'];

let stored: Map<string, Buffer>;
let reads: string[];
let damaged: string[];
let whole: string[];

beforeEach(async () => {
  stored = new Map([[key, raw]]);
  for (const [encoding, body] of await compress(raw, 'moderate')) stored.set(key + encoding, body);
  [reads, damaged, whole] = [[], [], []];
});

function files(): VerifiedFiles {
  const storage = {
    get: (name: string): Promise<StoredBody | null> => {
      reads.push(name);
      const body = stored.get(name);
      return Promise.resolve(body ? { body, tag: '1' } : null);
    },
  };
  return new VerifiedFiles(storage, {
    damaged: (name) => damaged.push(name),
    whole: (name) => whole.push(name),
  });
}

test.each(forms)('a file is given as it is stored (%s), once it is known to be what was released', async (encoding) => {
  expect(await files().load({ ...wanted, encoding })).toEqual(stored.get(key + encoding));
  expect([damaged, whole]).toEqual([[], [key + encoding]]);
});

test.each(forms)('a byte changed anywhere is never given (%s)', async (encoding) => {
  const form = stored.get(key + encoding) ?? Buffer.alloc(0);
  for (let at = 0; at < form.length; at += 1) {
    const altered = Buffer.from(form);
    altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8));
    for (const other of forms) stored.delete(key + other);
    stored.set(key + encoding, altered);
    const given = await files().load({ ...wanted, encoding });
    // The head of a gzip file holds bytes that say nothing of the content: a clock, a system.
    if (encoding === '.gz' && at < 10) continue;
    expect([at, given]).toEqual([at, null]);
    expect(damaged.pop()).toBe(key + encoding);
  }
});

test('bytes after the end of a compressed file are not what was released', async () => {
  for (const encoding of ['.br', '.gz'] as const) {
    stored.set(key + encoding, Buffer.concat([stored.get(key + encoding) ?? raw, Buffer.from('more')]));
    expect(await files().load({ ...wanted, encoding })).toBeNull();
  }
});

test('a compressed file that unpacks to more than was released is given up before it is unpacked', async () => {
  const bomb = await compress(Buffer.alloc(50_000_000), 'moderate');
  const before = process.memoryUsage().arrayBuffers;
  for (const encoding of ['.br', '.gz'] as const) {
    stored.set(key + encoding, bomb.get(encoding) ?? raw);
    expect(await files().load({ ...wanted, encoding })).toBeNull();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});

test('the raw file is made from a compressed one where it is damaged', async () => {
  stored.set(key, Buffer.from('something else'));
  expect(await files().load({ ...wanted, encoding: '' })).toEqual(raw);
  stored.set(`${key}.br`, Buffer.from('something else'));
  expect(await files().load({ ...wanted, encoding: '' })).toEqual(raw);
  expect(damaged).toEqual([key, key, `${key}.br`]);
});

test('a store that fails for one form is an alarm, and no answer', async () => {
  const storage = { get: () => Promise.reject(new Error('EIO')) };
  const broken = new VerifiedFiles(storage, { damaged: (name) => damaged.push(name), whole: () => undefined });
  expect(await broken.load({ ...wanted, encoding: '.br' })).toBeNull();
  expect(damaged).toEqual([`${key}.br`]);
});

test('a file that many ask for at once is read once, and all get the same bytes', async () => {
  const loader = files();
  const given = await Promise.all(Array.from({ length: 20 }, () => loader.load({ ...wanted, encoding: '.br' })));
  expect([new Set(given).size, reads]).toEqual([1, [`${key}.br`]]);
  expect(await loader.load({ ...wanted, encoding: '.br' })).toBe(given[0]);
  expect(reads).toHaveLength(1);
});

test('a damaged file is not hashed again for each request, and is given once it is mended', async () => {
  jest.useFakeTimers();
  try {
    const loader = files();
    stored.set(`${key}.br`, Buffer.from('something else'));
    for (let round = 0; round < 5; round += 1) expect(await loader.load({ ...wanted, encoding: '.br' })).toBeNull();
    expect(reads).toHaveLength(1);
    const [, mended = raw] = [...(await compress(raw, 'moderate')).entries()].find(([form]) => form === '.br') ?? [];
    stored.set(`${key}.br`, mended);
    jest.advanceTimersByTime(2000);
    expect(await loader.load({ ...wanted, encoding: '.br' })).toEqual(mended);
    expect(whole).toEqual([`${key}.br`]);
  } finally {
    jest.useRealTimers();
  }
});

test('the same content is given from the place that is whole', async () => {
  stored.set('assets/host/copy.js', Buffer.from('damaged'));
  const loader = files();
  const [bad, good] = await Promise.all([
    loader.load({ ...wanted, key: 'assets/host/copy.js', encoding: '' }),
    loader.load({ ...wanted, encoding: '' }),
  ]);
  expect([bad, good]).toEqual([null, raw]);
});
