import { Store } from '@shared/store/store/store';
import type { Storage, StreamedBody } from '@shared/storage';
import { ForwardingStorage } from '@shared/storage/forwarding-storage';
import { times } from '@shared/testing/nightly';
import { readHead } from '@shared/store/store/data-store';
import { buildServer } from '../serve/server';
import { slotOf } from '../../../release/src/testing/bundles';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import type { DataComposer } from './data-composer';

const KILLS = times(6, 200);

jest.setTimeout(Math.max(600_000, KILLS * 10_000));

const KILLED = new Error('killed');

/** A storage whose process dies before the write of this number, or after it, before it could say so. */
function dying(storage: Storage, at: number, after: boolean): Storage {
  let writes = 0;
  const guard =
    <Rest extends unknown[], T>(write: (...rest: Rest) => Promise<T>) =>
    async (...rest: Rest): Promise<T> => {
      writes += 1;
      if (writes < at) return write(...rest);
      if (writes === at && after) await write(...rest);
      throw KILLED;
    };
  const dies = new ForwardingStorage(storage);
  dies.get = (key) => (writes >= at ? Promise.reject(KILLED) : storage.get(key));
  dies.putIfAbsent = guard((key: string, body: Uint8Array | StreamedBody) => storage.putIfAbsent(key, body));
  dies.putIfMatch = guard((key: string, body: Uint8Array, tag: string) => storage.putIfMatch(key, body, tag));
  return dies;
}

async function stepUntil(composer: DataComposer, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error('it never came');
    await composer.step();
  }
}

it(`${KILLS} composers that die at every write lose no change, and leave nothing that is not whole`, async () => {
  const site: DataSite = await makeDataSite();
  const { store } = site.fixture;
  const server = await buildServer({ store, basePath: '/', log: false });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const list = async () => slotOf(await (await fetch(`${origin}/comics/`)).text());
  try {
    await stepUntil(site.composer(), async () => (await readHead(store)) !== null);
    const died = new Set<number>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      // A change takes a page, a shard and a head: three writes, before and after each.
      const at = 1 + (Math.floor(kill / 2) % 4);
      const doomed = site.composer(new Store(dying(store.storage, at, kill % 2 === 0), store.authority));
      const word = `word ${kill}`;
      const isServed = async () => (await list()) === `list ${word}`;
      site.backend.say(word);
      try {
        await stepUntil(doomed, isServed);
      } catch (error) {
        if (error !== KILLED) throw error;
        died.add(at);
      }
      await doomed.reset();
      // The store is whole before anybody mends anything.
      expect((await readHead(store))?.head.number).toBeGreaterThan(0);
      expect(await list()).toMatch(/^list (?:first|word \d+)$/);
      const next = site.composer();
      await stepUntil(next, isServed);
      await next.reset();
    }
    expect([...died]).toEqual(expect.arrayContaining([1, 2, 3]));
  } finally {
    await server.close();
    await site.close();
  }
});
