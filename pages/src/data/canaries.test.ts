import { compositionsOf } from '@shared/contract/release/canaries';
import { readHead } from '@shared/store/store/data-store';
import { promote } from '../../../release/src/promote/promote';
import { stop } from '../../../release/src/promote/stop';
import { makeDataSite } from '../../../release/src/testing/data-site';

jest.setTimeout(300_000);

const by = 'test';
const community = 'remote-community';

it('pages with public data are composed for the visitors of every set of canaries', async () => {
  const site = await makeDataSite();
  try {
    const { store, publishHost } = site.fixture;
    await publishHost('2.0.0');
    await site.publish('1.1.0');
    await promote({ store, by, releases: { host: '2.0.0' }, canary: 10, draw: 'host' });
    await promote({ store, by, releases: { [community]: '1.1.0' }, canary: 10, draw: 'community' });
    const composer = site.composer();
    const composed = async () => {
      await composer.step();
      return Object.keys((await readHead(store))?.head.parts ?? {}).sort();
    };
    const live = async () => {
      const head = await store.ledger.head();
      const all = await Promise.all(compositionsOf(head?.revision).map((one) => store.readComposition(one)));
      return [...new Set(all.map(({ parts }) => parts[community]?.key))].sort();
    };
    const before = await live();
    expect(before).toHaveLength(4);
    expect(await composed()).toEqual(expect.arrayContaining(before));
    await stop({ store, by, canary: 'community' });
    expect(await live()).toHaveLength(2);
    const parts = await composed();
    expect(parts).toEqual(expect.arrayContaining(await live()));
    expect(parts.filter((key) => before.includes(key))).toEqual(await live());
    expect(site.said).toEqual([]);
  } finally {
    await site.close();
  }
});
