import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { withLease } from '@shared/store/ledger/leases';
import type { Fixture } from '../testing/fixture';
import { makeTwoPages, releaseNext, served } from '../testing/two-pages';
import { collectGarbage } from './collect-garbage';
import { promote } from './promote';

jest.setTimeout(300_000);

const name = 'remote-download';
const by = 'test';
const retention = { keep: 10, days: 7 };
const MONTH = 30 * 24 * 3600 * 1000;

async function age({ folder }: Fixture): Promise<void> {
  const root = path.join(folder, 'store');
  for (const entry of await readdir(root, { recursive: true })) {
    const file = path.join(root, entry);
    const then = ((await stat(file)).mtimeMs - MONTH) / 1000;
    await utimes(file, then, then);
  }
}

describe('retention', () => {
  let fixture: Fixture;
  beforeEach(async () => (fixture = await makeTwoPages()));
  afterEach(() => fixture.remove());

  const collect = () => collectGarbage({ store: fixture.store, retention, by, dryRun: false });
  const assets = async () => {
    const keys: string[] = [];
    for await (const { key } of fixture.store.storage.list(`assets/${name}/`)) keys.push(key);
    return keys;
  };

  it('keeps what a tab of this week needs, however old it is and however much came after it', async () => {
    const { store } = fixture;
    await fixture.publishRemote(name, '1.0.1');
    await promote({ store, by, releases: { [name]: '1.0.1' }, canary: 10 });
    for (let minor = 1; minor <= 12; minor += 1) await releaseNext(fixture, name, `1.${minor}.0`);
    await age(fixture);
    expect((await collect()).releases).toEqual([]);
    const { entry } = await store.readRelease(name, '1.0.0');
    expect(await assets()).toContain(`assets/${name}/${entry}`);

    jest.useFakeTimers({
      now: Date.now() + MONTH,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    const { releases, compositions } = await collect().finally(() => jest.useRealTimers());
    expect(releases).toContain(`${name}@1.0.0`);
    expect(compositions.length).toBeGreaterThan(0);
    expect(await assets()).not.toContain(`assets/${name}/${entry}`);
    expect(await served(fixture)).toMatchObject({ [name]: '1.12.0' });
  });

  it('leaves everything alone that a command under way may use', async () => {
    const { store } = fixture;
    for (let minor = 1; minor <= 12; minor += 1) await fixture.publishRemote(name, `1.${minor}.0`);
    await age(fixture);
    const lease = { command: 'promote', by, package: null };
    const during = await withLease(store.storage, lease, collect);
    expect(during).toMatchObject({ releases: [], assets: [], spared: ['promote by test'] });
    expect((await collect()).releases.sort()).toEqual([`${name}@1.1.0`, `${name}@1.2.0`]);
  });

  it('spares only the package that is being published', async () => {
    for (let minor = 1; minor <= 12; minor += 1) await fixture.publishRemote(name, `1.${minor}.0`);
    await age(fixture);
    const lease = (own: string) => ({ command: `publish ${own}`, by, package: own });
    expect((await withLease(fixture.store.storage, lease(name), collect)).releases).toEqual([]);
    expect((await withLease(fixture.store.storage, lease('remote-community'), collect)).releases).toHaveLength(2);
  });
});
