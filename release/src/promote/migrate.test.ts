import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Revision } from '@shared/contract/release';
import { describeAction } from '@shared/store/ledger/following';
import { promote } from './promote';
import { versionsIn } from '@shared/store/store/releases';
import { rollback } from './rollback';
import { beginStore } from '@shared/store/store/begin-store';
import type { Storage } from '@shared/storage';
import { config, makeFixture } from '../testing/fixture';
import { makeOldStore } from '../testing/old-store';
import { placeOf } from '../testing/open-folder';
import { makeTwoPages, releaseNext, remotes, served } from '../testing/two-pages';
import { ensureLocalTrust } from '@shared/store/trust/local-trust';
import { ledgerFactsOf } from '@shared/store/store/ledger-facts';
import { migrate } from '@shared/store/store/migrate';
import { openStore, refuseNoStore } from '@shared/store/store/open-store';
import { Store } from '@shared/store/store/store';

jest.setTimeout(300_000);

const packages = ['host', ...remotes];
const ORIGIN = 'https://before.example';

/**
 * A store of the old form: remote-download went to 1.1.0, to 1.2.0 and back to 1.1.0; 1.0.1 of remote-community was
 * withdrawn, and its 1.1.0 is the canary.
 */
async function makeStore(): Promise<string> {
  const fixture = await makeTwoPages();
  try {
    const { store } = fixture;
    const by = 'test';
    await releaseNext(fixture, 'remote-download', '1.1.0');
    await releaseNext(fixture, 'remote-download', '1.2.0');
    await rollback({ store, by, name: 'remote-download' });
    for (const version of ['1.0.1', '1.1.0']) await fixture.publishRemote('remote-community', version);
    await promote({ store, by, releases: { 'remote-community': '1.1.0' }, canary: 10 });
    const revisions = await Promise.all([1, 2, 3, 5].map((number) => store.ledger.read(number)));
    const { folder, renamed } = await makeOldStore(fixture, { ...config, origin: ORIGIN });
    const [first, second, third, canary] = revisions.map((revision) =>
      renamed.get((revision?.canary?.composition ?? revision?.stable)?.id ?? ''),
    );
    const release = 'remote-community@1.1.0';
    const trial = { composition: canary, percent: 10, release };
    const withdrawn = ['remote-community@1.0.1'];
    const changes = [
      ['promote host@1.0.0 remote-community@1.0.0 remote-download@1.0.0', first, null],
      ['promote remote-download@1.1.0', second, null],
      ['promote remote-download@1.2.0', third, null],
      ['rollback remote-download@1.1.0', second, null],
      [`withdraw ${withdrawn.join()}`, second, null],
      [`canary 10% ${release}`, second, trial],
    ] as const;
    const history = changes.map(([action, stable, running], index) => ({
      ...{ generation: index + 1, at: `2026-11-0${index + 1}T08:00:00.000Z`, by: 'team', action, stable },
      canary: running,
    }));
    const channels = { schema: 1, generation: history.length, stable: second, canary: trial, withdrawn, history };
    await writeFile(path.join(folder, 'store/channels.json'), JSON.stringify(channels, null, 2));
    return folder;
  } finally {
    await fixture.remove();
  }
}

async function revisionsOf(store: Store): Promise<Revision[]> {
  const revisions: Revision[] = [];
  const head = await store.ledger.head();
  if (head) for await (const revision of store.ledger.from(head)) revisions.unshift(revision);
  return revisions;
}

describe('a store from before the ledger', () => {
  let old: string;
  let folder: string;
  beforeAll(async () => (old = await makeStore()));
  afterAll(() => rm(old, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'migrate-'));
    await cp(old, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** As `npm start` does. */
  const carryOver = async () => (await beginStore({ ...placeOf(folder), packages, config })).store;
  /** With keys and trust, and as it was besides. */
  const opened = async () => {
    const { store, memory } = await openStore(placeOf(folder));
    const own = { owner: 'test', packages, ledger: ledgerFactsOf(store) };
    await ensureLocalTrust({ ...placeOf(folder), storage: store.storage, memory, ...own });
    return store;
  };

  it('serves what it served, with all its history', async () => {
    const store = await carryOver();
    expect(await served({ store })).toEqual({ 'remote-community': '1.0.0', 'remote-download': '1.1.0' });
    const revisions = await revisionsOf(store);
    expect(revisions.map((revision) => `${revision.at} ${revision.by} ${describeAction(revision)}`)).toEqual([
      '2026-11-01T08:00:00.000Z team promote host@1.0.0 remote-community@1.0.0 remote-download@1.0.0',
      '2026-11-02T08:00:00.000Z team promote remote-download@1.1.0',
      '2026-11-03T08:00:00.000Z team promote remote-download@1.2.0',
      '2026-11-04T08:00:00.000Z team rollback',
      '2026-11-05T08:00:00.000Z team withdraw remote-community@1.0.1',
      '2026-11-06T08:00:00.000Z team canary 10% remote-community@1.1.0',
    ]);
    expect(revisions.at(-1)).toMatchObject({
      withdrawn: ['remote-community@1.0.1'],
      rejected: ['remote-download@1.2.0'],
      canary: { releases: { 'remote-community': '1.1.0' }, percent: 10 },
    });
    expect(await versionsIn(store, revisions.at(-1)?.canary?.composition ?? null)).toMatchObject({
      'remote-community': '1.1.0',
      'remote-download': '1.1.0',
    });
    expect((await store.config())?.origin).toBe(ORIGIN);
  });

  it.each([undefined, 'remote-download'])(
    'goes back to what was live before, and never to what was rolled back from (%s)',
    async (name) => {
      const store = await carryOver();
      await rollback({ store, by: 'test', name });
      expect(await served({ store })).toEqual({ 'remote-community': '1.0.0', 'remote-download': '1.0.0' });
      expect((await store.ledger.head())?.revision).toMatchObject({
        rejected: ['remote-download@1.1.0', 'remote-download@1.2.0'],
        canary: { releases: { 'remote-community': '1.1.0' } },
      });
      await expect(rollback({ store, by: 'test', name })).rejects.toThrow(/Nothing was live before|no earlier version/);
    },
  );

  it('is one that the release tool of before refuses, and that is carried over once', async () => {
    const store = await carryOver();
    const text = await readFile(path.join(folder, 'store/channels.json'), 'utf8');
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    await expect(migrate(store, 'test', config)).rejects.toThrow('This store was carried over already');
    await refuseNoStore(store);
  });

  it('is said to be one, and to be carried over half', async () => {
    await expect(refuseNoStore((await openStore(placeOf(folder))).store)).rejects.toThrow(
      'is a store from before the ledger',
    );
    await expect(refuseNoStore(await opened())).rejects.toThrow('is not carried over whole yet');
  });

  it('goes on where a migration was killed', async () => {
    const { storage, authority } = await opened();
    const dying: Storage = Object.assign(Object.create(storage) as Storage, {
      putIfAbsent: (key: string, body: Buffer) =>
        key.endsWith('0000000004.json') ? Promise.reject(new Error('killed')) : storage.putIfAbsent(key, body),
    });
    await expect(migrate(new Store(dying, authority), 'test', config)).rejects.toThrow('killed');
    const third = await storage.get('ledger/0000000003.json');
    const store = await opened();
    await expect(refuseNoStore(store)).rejects.toThrow('is not carried over whole yet');
    expect(await migrate(store, 'test', config)).toBe(6);
    expect((await storage.get('ledger/0000000003.json'))?.body).toEqual(third?.body);
    expect(await served({ store })).toEqual({ 'remote-community': '1.0.0', 'remote-download': '1.1.0' });
  });

  it('is not taken over from under somebody who promotes', async () => {
    const { storage, authority } = await opened();
    const file = path.join(folder, 'store/channels.json');
    const busy: Storage = Object.assign(Object.create(storage) as Storage, {
      putIfAbsent: async (key: string, body: Buffer) => {
        if (key.endsWith('0000000006.json')) await writeFile(file, await readFile(file));
        return storage.putIfAbsent(key, body);
      },
    });
    await expect(migrate(new Store(busy, authority), 'test', config)).rejects.toThrow(
      'changed channels.json meanwhile',
    );
    expect(await migrate(await opened(), 'test', config)).toBe(6);
  });
});

it('there is nothing to carry over where there is no store', async () => {
  const { store, remove } = await makeFixture();
  await expect(migrate(store, 'test', config)).rejects.toThrow('there is nothing to carry over');
  await remove();
});
