import { EmulatedBucket, type Fault } from '../testing/emulated-bucket';
import { ObjectStorage } from './object-storage';

jest.setTimeout(300_000);

let bucket: EmulatedBucket;
let storage: ObjectStorage;
const text = (value: string) => Buffer.from(value);
const begin = async (conditions: 'held' | 'quoted' = 'held') => {
  bucket = await EmulatedBucket.start(conditions);
  storage = new ObjectStorage(bucket.options);
};
beforeEach(() => begin());
afterEach(() => bucket.stop());

/** Plays faults one after the other at requests of a method. */
const play = (method: string, ...faults: Fault[]) => {
  bucket.fault = (asked) => (asked === method ? (faults.shift() ?? null) : null);
};
const puts = () => bucket.requests.filter((request) => request.startsWith('PUT')).length;
const tagAt = async (key: string) => (await storage.get(key))?.tag ?? '';

it.each<[string, Fault]>([
  ['the connection broke', 'lost'],
  ['a 500 came', { status: 500, code: 'InternalError' }],
  ['a 503 came', { status: 503, code: 'SlowDown' }],
  ['a 409 came', { status: 409, code: 'ConditionalRequestConflict' }],
])('reports a write once, as what became of it, where %s', async (_what, fault) => {
  play('PUT', fault);
  expect(await storage.putIfAbsent('a', text('one'))).toBe(true);
  expect(puts()).toBe(fault === 'lost' ? 1 : 2);
  play('PUT', fault);
  expect(await storage.putIfMatch('a', text('two'), await tagAt('a'))).toBe(true);
  expect(bucket.objects.get('a')?.body.toString()).toBe('two');
});

it('knows a write whose answer was lost, also once another has replaced it', async () => {
  const other = new ObjectStorage(bucket.options);
  await storage.putIfAbsent('a', text('0'));
  const tag = await tagAt('a');
  let looked = false;
  bucket.fault = (method) => {
    if (method === 'PUT' && !looked) return 'lost';
    return null;
  };
  const writing = storage.putIfMatch('a', text('mine'), tag);
  while (bucket.objects.get('a')?.body.toString() !== 'mine') await new Promise((resolve) => setImmediate(resolve));
  looked = true;
  // The write is known whether it was replaced before it was read back, or after.
  expect(await other.putIfMatch('a', text('theirs'), (await other.get('a'))?.tag ?? '')).toBe(true);
  expect(await writing).toBe(true);
});

it('tells a write that another was quicker than, where its answer was lost', async () => {
  await storage.putIfAbsent('a', text('0'));
  const tag = await tagAt('a');
  expect(await new ObjectStorage(bucket.options).putIfMatch('a', text('theirs'), tag)).toBe(true);
  play('PUT', { status: 500 });
  expect(await storage.putIfMatch('a', text('mine'), tag)).toBe(false);
  play('PUT', { status: 500 });
  expect(await storage.putIfAbsent('a', text('mine'))).toBe(false);
});

it('says that it does not know what became of a write, where nothing tells', async () => {
  await storage.putIfAbsent('a', text('0'));
  const tag = await tagAt('a');
  bucket.objects.delete('a');
  play('PUT', { status: 500 });
  await expect(storage.putIfMatch('a', text('mine'), tag)).rejects.toThrow('Nobody knows whether PUT a');
});

it('gives a body whole that broke off once, and none that always does', async () => {
  await storage.putIfAbsent('a', text('whole'));
  play('GET', 'short');
  expect((await storage.get('a'))?.body.toString()).toBe('whole');
  bucket.fault = () => 'short';
  await expect(storage.get('a')).rejects.toThrow('s3://site did not give what GET a asks for whole');
  const pieces: Buffer[] = [];
  const stream = await storage.stream('a');
  const reading = async () => {
    for await (const piece of stream?.body ?? []) pieces.push(piece as Buffer);
  };
  await expect(reading()).rejects.toThrow();
});

it('asks again where a store did not answer, and ends with a sentence', async () => {
  await storage.putIfAbsent('a', text('one'));
  play('GET', { status: 500 }, { status: 503 }, 'lost');
  expect((await storage.get('a'))?.body.toString()).toBe('one');
  await bucket.stop();
  await expect(storage.get('a')).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+ does not answer \(GET a in s3:\/\/site: /);
});

it('waits for nobody who is silent', async () => {
  play('GET', 'silent');
  const started = Date.now();
  expect(await storage.get('a')).toBeNull();
  expect(Date.now() - started).toBeLessThan(7000);
});

it('puts a condition with quotation marks where the store wants them', async () => {
  await bucket.stop();
  await begin('quoted');
  await storage.putIfAbsent('a', text('0'));
  expect(await storage.putIfMatch('a', text('1'), await tagAt('a'))).toBe(true);
  expect(await storage.putIfMatch('a', text('2'), await tagAt('a'))).toBe(true);
});

it('refuses a body that no single request carries', async () => {
  const pieces = (async function* () {
    await Promise.resolve();
    yield text('never asked for');
  })();
  await expect(storage.putIfAbsent('a', { pieces, size: 6e9 })).rejects.toThrow(
    'a has 6000000000 bytes, and a bucket takes 5 GB in one piece',
  );
  expect(bucket.requests).toEqual([]);
});
