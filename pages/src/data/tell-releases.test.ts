import { recordAttempt } from '@shared/store/ledger/attempts';
import { ReleaseError } from '@shared/store/release-error';
import { readHead, replaceHead } from '@shared/store/store/data-store';
import { sha256Of } from '@shared/store/sha256';
import { signatureKey } from '@shared/store/trust/release-signatures';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { stop } from '../../../release/src/promote/stop';
import { DataBackend, SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { type Fixture, copyFixture } from '../../../release/src/testing/fixture';
import { makeTwoPages, releaseNext } from '../../../release/src/testing/two-pages';
import { PublicData } from './public-data';
import { ReleasesTeller } from './tell-releases';

jest.setTimeout(300_000);

const name = 'remote-community';

describe('what is released', () => {
  let begun: Fixture;
  let fixture: Fixture;
  let backend: DataBackend;
  let teller: ReleasesTeller;
  let said: string[];
  let now: number;
  beforeAll(async () => {
    begun = await makeTwoPages();
    await releaseNext(begun, name, '1.1.0');
  });
  beforeEach(async () => {
    fixture = await copyFixture(begun);
    backend = new DataBackend();
    [said, now] = [[], Date.now()];
    const data = new PublicData(await backend.listen(), SERVICE_KEY);
    teller = new ReleasesTeller({ store: fixture.store, data, say: (sentence) => said.push(sentence), now: () => now });
  });
  afterEach(async () => {
    await backend.close();
    await fixture.remove();
  });
  afterAll(() => begun.remove());

  /** What was told last, so many ms later. */
  const told = async (later = 1000) => {
    now += later;
    await teller.look();
    return backend.toldReleases.at(-1);
  };
  /** The releases that were told, by version: a copied site has all of them from one moment. */
  const known = () => {
    const told = backend.toldReleases.at(-1)?.packages.find((one) => one.name === name)?.releases ?? [];
    return Object.fromEntries(told.map((release) => [release.version, release]));
  };
  const canary = async (version: string, percent: number) => {
    await fixture.publishRemote(name, version);
    await promote({ store: fixture.store, by: 'bo', releases: { [name]: version }, canary: percent });
  };

  test('is told with who decided it and whose key signed it', async () => {
    const first = await told();
    expect(first).toMatchObject({
      head: 2,
      stable: [
        { name: 'host', version: '1.0.0', since: 1 },
        { name, version: '1.1.0', since: 2 },
        { name: 'remote-download', version: '1.0.0', since: 1 },
      ],
      canaries: [],
      history: [
        { number: 2, by: 'test', kind: 'promote', action: `promote ${name}@1.1.0`, reason: null, canaries: [] },
        { number: 1 },
      ],
      attempts: [],
    });
    const body = await fixture.store.ledger.bytesOf(2);
    expect(first?.headDocument).toEqual({
      revision: (JSON.parse(String(body)) as { signed: object }).signed,
      sha256: body && sha256Of(body),
      trust: 1,
    });
    const owner = first?.history[0]?.key ?? '';
    expect(owner).not.toMatch(/^[0-9a-f]{64}$/);
    const [host] = first?.packages ?? [];
    expect(host).toMatchObject({ name: 'host', releases: [{ pages: [{ name: 'host', bytes: 'host'.length }] }] });
    const pages = [{ name: 'page', bytes: `${name} 1.1.0`.length }];
    expect(known()).toMatchObject({
      '1.0.0': { state: [], signedBy: [owner] },
      '1.1.0': { state: ['live'], signedBy: [owner], contract: '1.0', pages },
    });
  });

  test('is told again once it changes, and only then', async () => {
    await told();
    for (const later of [0, 1000, 60_000]) await told(later);
    expect(backend.toldReleases).toHaveLength(1);
    await canary('1.2.0', 10);
    const running = await told();
    expect(running).toMatchObject({
      head: 3,
      canaries: [{ releases: { [name]: '1.2.0' }, percent: 10, ramp: null, pages: [`/${name}`] }],
      history: [{ number: 3, by: 'bo', canaries: [{ percent: 10 }] }, { number: 2 }, { number: 1 }],
    });
    expect(known()['1.2.0']).toMatchObject({ state: ['canary'] });
    await promote({ store: fixture.store, by: 'bo', releases: { [name]: '1.2.0' }, canary: 50 });
    const later = await told();
    expect(later?.canaries).toEqual([{ ...running?.canaries[0], percent: 50 }]);
    await stop({ store: fixture.store, by: 'bo', canary: later?.canaries[0]?.id ?? '', reason: '9 of 90' });
    expect(await told()).toMatchObject({
      canaries: [],
      rejected: [`${name}@1.2.0`],
      history: [{ number: 5, kind: 'stop', reason: '9 of 90', canaries: [] }, {}, {}, {}, {}],
      // What was stable all the time is so since it was promoted.
      stable: [{ since: 1 }, { name, version: '1.1.0', since: 2 }, { since: 1 }],
    });
    await rollback({ store: fixture.store, by: 'bo', name });
    expect((await told())?.stable).toContainEqual({ name, version: '1.0.0', since: 6 });
  });

  test('tells releases and attempts that no decision is about, within half a minute', async () => {
    await told();
    await fixture.publishRemote(name, '3.0.0');
    const tried = { command: `promote ${name}@9.9.9`, by: 'bo', package: name };
    await recordAttempt(fixture.store.storage, tried, new ReleaseError('it was never published'));
    expect((await told())?.attempts).toEqual([]);
    expect((await told(30_000))?.attempts).toMatchObject([
      { ...tried, outcome: 'refused', cause: 'it was never published' },
    ]);
    expect(Object.keys(known()).sort()).toEqual(['1.0.0', '1.1.0', '3.0.0']);
    expect(known()['3.0.0']).toMatchObject({ state: [] });
  });

  test('is told with what does not compose, within half a minute', async () => {
    await told();
    const problems = [{ path: '/new/', cause: 'it throws', since: new Date().toISOString() }];
    const { store } = fixture;
    const own = { type: 'data', schema: 1, number: 1, trust: 1, cursor: null, parts: {}, problems } as const;
    await replaceHead(store, { ...own, at: new Date().toISOString() }, await readHead(store));
    expect((await told())?.problems).toEqual([]);
    expect((await told(30_000))?.problems).toEqual(problems);
  });

  test('names nobody as a signer whose signature is none', async () => {
    const { storage } = fixture.store;
    const release = { name, version: '1.0.0' };
    const keys: string[] = [];
    for await (const { key } of storage.list(`releases/${name}/1.0.0/signatures/`)) keys.push(key);
    const [key = ''] = keys;
    const of = key.replace(/^.*\/|\.json$/g, '');
    expect(key).toBe(signatureKey(release, of));
    const other = await storage.get(signatureKey({ name, version: '1.1.0' }, of));
    const there = await storage.get(key);
    await storage.putIfMatch(key, other?.body ?? Buffer.from(''), there?.tag ?? '');
    await told();
    expect(known()).toMatchObject({ '1.0.0': { state: ['not believed'], signedBy: [] }, '1.1.0': { state: ['live'] } });
  });

  test('waits while the backend is away, is said once, and is told when it is back', async () => {
    backend.instead.set('/internal/releases', { status: 503, body: '' });
    for (const later of [0, 1000, 30_000, 30_000]) await told(later);
    expect(said).toEqual([
      'The desk is not told what is released, and will be: The backend does not take what is released (503)',
    ]);
    expect(backend.asked).toHaveLength(3);
    backend.instead.clear();
    expect(await told(30_000)).toMatchObject({ head: 2 });
  });
});
