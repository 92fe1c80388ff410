import { canariesOf, compositionsOf } from '@shared/contract/release/canaries';
import type { RevisionAction } from '@shared/contract/release';
import { versionsIn } from '@shared/store/store/releases';
import { loadKeys } from '@shared/store/trust/keys';
import { sign } from '@shared/store/trust/sign';
import { BEST, recompress } from '../../../pages/src/compose/recompress';
import { publish } from '../publish/publish';
import { collectGarbage } from './collect-garbage';
import { promote } from './promote';
import { retire } from './retire';
import { rollback } from './rollback';
import { stop } from './stop';
import { withdraw } from './withdraw';
import { type Fixture, config, copyFixture, makeFixture, reopen } from '../testing/fixture';

jest.setTimeout(300_000);

const by = 'test';
const remotes = ['remote-a', 'remote-b', 'remote-c'] as const;

describe('canaries', () => {
  let begun: Fixture;
  let fixture: Fixture;
  beforeAll(async () => {
    begun = await makeFixture();
    await begun.publishHost('1.0.0');
    await begun.publishHost('2.0.0');
    for (const name of remotes)
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) await begun.publishRemote(name, version);
    const releases = { host: '1.0.0', ...Object.fromEntries(remotes.map((name) => [name, '1.0.0'])) };
    await promote({ store: begun.store, config, by, releases });
  });
  beforeEach(async () => (fixture = await copyFixture(begun)));
  afterEach(() => fixture.remove());
  afterAll(() => begun.remove());

  async function head() {
    const known = await fixture.store.ledger.head();
    if (!known) throw new Error('There is no revision');
    return known.revision;
  }

  const begin = (name: string, canary = 10, version = '1.1.0') =>
    promote({ store: fixture.store, by, releases: { [name]: version }, canary });
  const running = async () => canariesOf(await head()).canaries;
  const idOf = async (name: string) => (await running()).find(({ releases }) => releases[name] !== undefined)?.id ?? '';

  /** What visitors get, by the packages of the canaries that they are in: the versions that are not stable's. */
  async function served() {
    const revision = await head();
    const { canaries, mixes } = canariesOf(revision);
    const stable = await versionsIn(fixture.store, revision.stable);
    const told = mixes.map(async ({ of, composition }) => {
      const names = canaries.filter(({ id }) => of.includes(id)).flatMap(({ releases }) => Object.keys(releases));
      const versions = Object.entries(await versionsIn(fixture.store, composition));
      const own = versions.filter(([name, version]) => stable[name] !== version).map((one) => one.join('@'));
      return [names.sort().join(' '), own.sort().join(' ')] as const;
    });
    return Object.fromEntries(await Promise.all(told));
  }

  it('run beside each other, with a composition for each set of them', async () => {
    await begin('remote-a', 10);
    await begin('remote-b', 20);
    await begin('host', 30, '2.0.0');
    expect(await running()).toMatchObject([
      { percent: 10, releases: { 'remote-a': '1.1.0' }, ramp: null },
      { percent: 20, releases: { 'remote-b': '1.1.0' } },
      { percent: 30, releases: { host: '2.0.0' } },
    ]);
    expect(await served()).toEqual({
      'remote-a': 'remote-a@1.1.0',
      'remote-b': 'remote-b@1.1.0',
      host: 'host@2.0.0',
      'remote-a remote-b': 'remote-a@1.1.0 remote-b@1.1.0',
      'host remote-a': 'host@2.0.0 remote-a@1.1.0',
      'host remote-b': 'host@2.0.0 remote-b@1.1.0',
      'host remote-a remote-b': 'host@2.0.0 remote-a@1.1.0 remote-b@1.1.0',
    });
    // A server of the version before reads this, and serves stable to everybody.
    expect((await head()).canary).toBeNull();
    expect(canariesOf((await (await reopen(fixture)).store.ledger.head())?.revision).mixes).toHaveLength(7);
  });

  it('compose only what no other visitor gets already', async () => {
    const composed: string[] = [];
    const onProgress = (sentence: string) => composed.push(sentence);
    const options = { store: fixture.store, by, onProgress };
    await promote({ ...options, releases: { 'remote-a': '1.1.0' }, canary: 10 });
    await promote({ ...options, releases: { 'remote-b': '1.1.0' }, canary: 10 });
    expect(composed).toEqual(['composing remote-a@1.1.0', 'composing remote-b@1.1.0']);
    await promote({ ...options, releases: { 'remote-b': '1.1.0' }, canary: 40 });
    await promote({ ...options, releases: { 'remote-c': '1.1.0' } });
    expect(composed.slice(2)).toEqual(['composing remote-c@1.1.0']);
    const stable = await fixture.store.findComposition((await head()).stable);
    for (const reference of compositionsOf(await head())) {
      const { parts } = await fixture.store.readComposition(reference);
      expect(parts['remote-c']).toEqual(stable?.parts['remote-c']);
    }
  });

  it('keep their draw while they grow, and take how they go on', async () => {
    const ramp = { steps: [1, 10, 50], bake: 600 };
    const releases = { 'remote-a': '1.1.0' };
    await promote({ store: fixture.store, by, releases, canary: 1, ramp });
    await begin('remote-b');
    const [before] = await running();
    await begin('remote-a', 50);
    expect(await running()).toMatchObject([{ id: before?.id, percent: 50, ramp }, { percent: 10 }]);
    await rollback({ store: fixture.store, by, name: 'remote-a' });
    await promote({ store: fixture.store, by, releases, canary: 50, again: true });
    expect(await idOf('remote-a')).not.toBe(before?.id);
  });

  it('are refused where a package is in another one, and where there are three', async () => {
    await promote({ store: fixture.store, by, releases: { 'remote-a': '1.1.0', 'remote-b': '1.1.0' }, canary: 10 });
    await expect(begin('remote-b', 5, '1.2.0')).rejects.toThrow(
      /^remote-a@1\.1\.0 remote-b@1\.1\.0 is a canary now \(10%\): promote it or roll it back first$/,
    );
    await begin('host', 5, '2.0.0');
    await begin('remote-c');
    await fixture.publishRemote('remote-new', '1.0.0');
    await expect(begin('remote-new', 5, '1.0.0')).rejects.toThrow(
      /^There are 3 canaries already \(.+, host@2\.0\.0, remote-c@1\.1\.0\): promote one or roll it back first$/,
    );
    expect(await running()).toHaveLength(3);
  });

  it('are refused where they do not fit each other, though each fits what is stable', async () => {
    const { store } = fixture;
    for (const name of ['remote-a', 'remote-b']) {
      const routes = [{ pattern: '/x', page: 'page' }];
      const folder = await fixture.buildRemote(name, '2.0.0', { build: { routes } });
      await publish({ store, folder, version: '2.0.0', source: null, by });
    }
    await begin('remote-a', 10, '2.0.0');
    const before = await head();
    await expect(begin('remote-b', 10, '2.0.0')).rejects.toThrow(
      /^For visitors who get remote-a@2\.0\.0 remote-b@2\.0\.0 by canaries: \/x of remote-b is an address of remote-a/,
    );
    expect(await head()).toEqual(before);
  });

  it('go on over whatever is promoted, and end where all of them is', async () => {
    for (const name of ['remote-a', 'remote-b']) await begin(name);
    await promote({ store: fixture.store, by, releases: { 'remote-c': '1.1.0', 'remote-a': '1.1.0' } });
    expect(await served()).toEqual({ 'remote-b': 'remote-b@1.1.0' });
    await promote({ store: fixture.store, by, releases: { host: '2.0.0' } });
    expect(await served()).toEqual({ 'remote-b': 'remote-b@1.1.0' });
    const mix = canariesOf(await head()).mixes[0]?.composition ?? null;
    expect(await versionsIn(fixture.store, mix)).toMatchObject({ host: '2.0.0', 'remote-c': '1.1.0' });
    const configured = { ...config, telemetryUrl: '/else' };
    await promote({ store: fixture.store, by, releases: {}, config: configured });
    const { mixes } = canariesOf(await head());
    expect(mixes).toHaveLength(1);
    expect(mixes[0]?.composition).not.toEqual(mix);
  });

  it('end alone where they are rolled back, and lose the package where there are more in them', async () => {
    await promote({ store: fixture.store, by, releases: { 'remote-a': '1.1.0', 'remote-b': '1.1.0' }, canary: 10 });
    await begin('host', 30, '2.0.0');
    const { stable } = await head();
    await rollback({ store: fixture.store, by, name: 'remote-b' });
    expect(await head()).toMatchObject({ stable, rejected: ['remote-b@1.1.0'] });
    expect(await served()).toMatchObject({
      'host remote-a': 'host@2.0.0 remote-a@1.1.0',
      'remote-a': 'remote-a@1.1.0',
    });
    await rollback({ store: fixture.store, by, name: 'remote-a' });
    expect(await served()).toEqual({ host: 'host@2.0.0' });
    expect((await head()).rejected).toEqual(['remote-a@1.1.0', 'remote-b@1.1.0']);
  });

  it('go on over what is stable after the site, or a package below them, was rolled back', async () => {
    const { store } = fixture;
    await promote({ store, by, releases: { 'remote-c': '1.1.0' } });
    await promote({ store, by, releases: { 'remote-b': '1.1.0' } });
    await begin('remote-a', 10, '1.2.0');
    await begin('host', 10, '2.0.0');
    await rollback({ store, by, name: 'remote-c' });
    expect(await served()).toMatchObject({ 'host remote-a': 'host@2.0.0 remote-a@1.2.0' });
    await rollback({ store, by });
    for (const { composition } of canariesOf(await head()).mixes)
      expect(await versionsIn(store, composition)).toMatchObject({ 'remote-c': '1.0.0', 'remote-b': '1.0.0' });
    expect(await served()).toMatchObject({ 'host remote-a': 'host@2.0.0 remote-a@1.2.0' });
  });

  it('keep their releases from withdrawal and retirement, and are carried on by those of others', async () => {
    const { store } = fixture;
    for (const name of ['remote-a', 'remote-b']) await begin(name);
    await expect(withdraw({ store, by, name: 'remote-b', version: '1.1.0' })).rejects.toThrow(
      'remote-b@1.1.0 is live: roll it back first',
    );
    await withdraw({ store, by, name: 'remote-b', version: '1.2.0' });
    await expect(retire({ store, by, name: 'remote-a', redirects: [], gone: true })).rejects.toThrow(
      'remote-a@1.1.0 is a canary: roll it back first',
    );
    await retire({ store, by, name: 'remote-c', redirects: [], gone: true });
    expect(await served()).toMatchObject({ 'remote-a remote-b': 'remote-a@1.1.0 remote-b@1.1.0' });
    for (const { composition } of canariesOf(await head()).mixes)
      expect(await versionsIn(store, composition)).not.toHaveProperty('remote-c');
  });

  it('have their pages compressed as far as those of stable, beside which they are measured', async () => {
    await begin('remote-a');
    await begin('host', 10, '2.0.0');
    await recompress(fixture.store, await head());
    for (const reference of compositionsOf(await head())) {
      const { parts } = await fixture.store.readComposition(reference);
      for (const { key } of Object.values(parts))
        expect(await fixture.store.storage.get(`parts/${key}/${BEST}/done`)).not.toBeNull();
    }
  });

  it('keep what any of their visitors gets from gc', async () => {
    for (const name of ['remote-a', 'remote-b']) await begin(name);
    const inYears = {
      now: Date.now() + 900 * 24 * 3600 * 1000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    } as const;
    jest.useFakeTimers({ ...inYears, doNotFake: [...inYears.doNotFake] });
    const retention = { keep: 1, days: 7 };
    await collectGarbage({ store: fixture.store, retention, by, dryRun: false }).finally(() => jest.useRealTimers());
    for (const reference of compositionsOf(await head())) {
      const { parts } = await fixture.store.readComposition(reference);
      for (const part of Object.values(parts)) expect(await fixture.store.findPart(part)).not.toBeNull();
    }
    expect(await served()).toHaveProperty('remote-a remote-b');
  });

  it('are begun by two at once, and neither is lost; of one package the later hears a sentence', async () => {
    await Promise.all([begin('remote-a'), begin('remote-b')]);
    expect((await running()).map(({ releases }) => Object.keys(releases)[0]).sort()).toEqual(['remote-a', 'remote-b']);
    const both = await Promise.allSettled([begin('remote-c', 10, '1.1.0'), begin('remote-c', 10, '1.2.0')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/remote-c@1\.[12]\.0 is a canary now \(10%\)/);
    expect(await fixture.store.ledger.find()).toMatchObject({ problems: [], blocked: false });
  });

  it('are stopped without composing: the visitors of others keep those', async () => {
    for (const name of ['remote-a', 'remote-b']) await begin(name);
    const before = await head();
    const [a, b] = canariesOf(before).canaries;
    const revision = await stop({ store: fixture.store, by, canary: a?.id ?? '', reason: '12 of 500 failed' });
    expect(revision).toMatchObject({
      action: { kind: 'stop', canary: a?.id, releases: { 'remote-a': '1.1.0' } },
      reason: '12 of 500 failed',
      canaries: [b],
      rejected: ['remote-a@1.1.0'],
    });
    expect(revision.mixes).toEqual(canariesOf(before).mixes.filter(({ of }) => of.join() === b?.id));
    await expect(begin('remote-a')).rejects.toThrow('remote-a@1.1.0 was rolled back from');
  });

  it('are stopped once, by however many at once', async () => {
    await begin('remote-a');
    const { number } = await head();
    const canary = await idOf('remote-a');
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => stop({ store: fixture.store, by, canary, reason: 'bad' })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/There is no canary \w+ \(any more\)/);
    expect((await head()).number).toBe(number + 1);
    expect(await fixture.store.ledger.find()).toMatchObject({ problems: [], blocked: false });
  });

  it('of a ledger from before, which knew one, are read, grown, and joined by others', async () => {
    const { store } = fixture;
    await begin('remote-a');
    const known = await store.ledger.head();
    const [mix] = canariesOf(known?.revision).mixes;
    const { canaries: _canaries, mixes: _mixes, ...former } = await head();
    const [key] = await loadKeys(fixture.place.keysDir);
    if (!key || !known || !mix) throw new TypeError('The canary is there');
    const action: RevisionAction = { kind: 'canary', releases: { 'remote-a': '1.1.0' }, percent: 20 };
    const canary = { id: 'former', composition: mix.composition, releases: { 'remote-a': '1.1.0' }, percent: 20 };
    const written = { ...former, number: former.number + 1, previous: known.sha256, canary, action };
    await store.ledger.append(sign(written, [key]));

    const { store: seen } = await reopen(fixture);
    expect(await seen.ledger.find()).toMatchObject({ problems: [], head: { revision: { number: written.number } } });
    const { composition: _composition, ...own } = canary;
    expect(await running()).toEqual([{ ...own, ramp: null }]);
    expect(await served()).toEqual({ 'remote-a': 'remote-a@1.1.0' });
    await begin('remote-b');
    await begin('remote-a', 30);
    expect(await running()).toMatchObject([{ id: 'former', percent: 30 }, { percent: 10 }]);
    expect((await head()).canary).toBeNull();
  });
});
