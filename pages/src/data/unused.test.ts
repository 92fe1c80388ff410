import { MemoryStorage } from '@shared/store/trust/testing/memory-storage';
import { Unused } from './unused';

const MINUTES = 60_000;

test('what fell out of use goes once page servers had the time to follow, and what is in use again stays', async () => {
  const storage = new MemoryStorage();
  const keys = ['data/pages/old.html.br', 'data/shards/back.json', 'data/shards/used.json'];
  for (const key of keys) await storage.putIfAbsent(key, Buffer.from('…'));
  const part = (...shardKeys: string[]) => [{ shardKeys, entries: new Map() }] as never;
  const left = async () => {
    const found: string[] = [];
    for await (const { key } of storage.list('data/')) found.push(key);
    return found.sort();
  };
  const unused = new Unused(storage);
  const start = Date.now();
  // They may be of long ago, and were in use until now.
  await unused.remove(part('data/shards/used.json'), start + 11 * MINUTES);
  expect(await left()).toEqual(keys);
  await unused.remove(part('data/shards/used.json', 'data/shards/back.json'), start + 12 * MINUTES);
  expect(await left()).toEqual(keys);
  await unused.remove(part('data/shards/used.json', 'data/shards/back.json'), start + 22 * MINUTES);
  expect(await left()).toEqual(keys.slice(1));
  await unused.remove(part('data/shards/used.json'), start + 33 * MINUTES);
  expect(await left()).toEqual(keys.slice(1));
});
