import type { Revision, RevisionAction } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { following } from '@shared/store/ledger/following';
import { decidedOn } from '@shared/store/trust/decided-on';
import { type SigningKey, loadKeys } from '@shared/store/trust/keys';
import { sign } from '@shared/store/trust/sign';
import { promote } from '../../../release/src/promote/promote';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { type Fixture, copyFixture } from '../../../release/src/testing/fixture';
import { type OtherKeys, makeOtherKeys } from '../../../release/src/testing/other-keys';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { appendDecision } from './append-decision';
import { DataError } from './errors';
import { type Answers, PublicData } from './public-data';

jest.setTimeout(300_000);

const name = 'remote-community';
const other = 'remote-download';
const releases = { [name]: '1.1.0' };
const nobody: Answers = { ask: () => Promise.reject(new DataError('AwayError', 'nobody is there')) };
const toAll: RevisionAction = { kind: 'promote', releases, again: false };
const raise = (percent: number): RevisionAction => ({ kind: 'canary', releases, percent });

describe('a decision about a canary that was signed in a browser', () => {
  let begun: Fixture;
  let keys: OtherKeys;
  let fixture: Fixture;
  beforeAll(async () => {
    begun = await makeTwoPages();
    keys = await makeOtherKeys(begun, name);
    const { store } = begun;
    for (const remote of [name, other]) await begun.publishRemote(remote, '1.1.0');
    await promote({ store, by: 'test', releases: { [other]: '1.1.0' }, canary: 10 });
    const ramp = { steps: [1, 50], bake: 60 };
    await promote({ store, by: 'test', releases, canary: 50, ramp });
  });
  beforeEach(async () => (fixture = await copyFixture(begun)));
  afterEach(() => fixture.remove());
  afterAll(() => begun.remove());

  const head = async (of = fixture) => {
    const known = await of.store.ledger.head();
    if (!known) throw new TypeError('The ledger is empty');
    return known;
  };
  /** The revision that a browser makes. */
  const decided = async (action: RevisionAction, over: Partial<Revision> = {}): Promise<Revision> => {
    const on = await head();
    const { action: made = action, ...rest } = decidedOn(on.revision, action) ?? {};
    return { ...following(on, { ...rest, action: made, by: 'bo' }, 2, new Date()), ...over };
  };
  const decide = async (revision: Revision, key: SigningKey, data = nobody) => {
    const { status, answer } = await appendDecision({ store: fixture.store, data }, sign(revision, [key]));
    return [status, 'problem' in answer ? answer.problem : answer.revision] as const;
  };
  const without = ({ at: _at, ...revision }: Revision) => revision;

  test.each<[string, RevisionAction, number | undefined]>([
    ['raised', raise(80), 80],
    ['let out to all', toAll, undefined],
  ])('is what the command would have decided: %s', async (_what, action, canary) => {
    expect(await decide(await decided(action), keys.mine)).toEqual([200, 4]);
    const elsewhere = await copyFixture(begun);
    await promote({ store: elsewhere.store, by: 'bo', releases, canary });
    expect(without((await head()).revision)).toEqual(without((await head(elsewhere)).revision));
    const { canaries, mixes } = canariesOf((await head()).revision);
    expect(canaries.map(({ percent }) => percent)).toEqual(canary === undefined ? [10] : [10, 80]);
    expect(mixes).toHaveLength(canary === undefined ? 1 : 3);
    await elsewhere.remove();
  });

  const stale = { id: '0'.repeat(16), sha256: '0'.repeat(64) };
  test.each<[string, RegExp, RevisionAction, (keys: OtherKeys) => SigningKey]>([
    ['that may only stop', /may not promote/, toAll, ({ watcher }) => watcher],
    ['of a team', /may not promote/, raise(60), ({ theirs }) => theirs],
    ['that nobody knows', /signed by no key/, raise(60), ({ unknown }) => unknown],
  ])('is refused of a key %s', async (_what, problem, action, by) => {
    expect(await decide(await decided(action), by(keys))).toEqual([403, expect.stringMatching(problem)]);
    expect((await head()).revision.number).toBe(3);
  });

  test.each<[string, RegExp, (on: Revision) => Promise<Revision>]>([
    ['of another composition', /more or less/, () => decided(toAll, { stable: stale })],
    ['that leaves stable', /more or less/, (on) => decided(toAll, { stable: on.stable })],
    ['that gives stable to the canary', /more or less/, (on) => decided(raise(60), { mixes: mixesOf(on, on) })],
    [
      'of other mixes',
      /more or less|lacks what visitors/,
      (on) => decided(toAll, { mixes: canariesOf(on).mixes.slice(0, 1) }),
    ],
    ['of another configuration', /more or less/, () => decided(toAll, { config: 'c'.repeat(64) })],
    ['that withdraws', /more or less/, () => decided(raise(60), { withdrawn: [`${other}@1.0.0`] })],
    ['that rejects', /more or less/, () => decided(raise(60), { rejected: [`${other}@1.1.0`] })],
    ['of another way back', /more or less/, () => decided(toAll, { parent: 1 })],
    ['that moves another canary', /more or less/, (on) => decided(raise(60), { canaries: grown(on, other, 90) })],
    ['that says less than it does', /more or less/, (on) => decided(raise(60), { canaries: grown(on, name, 90) })],
    ['again', /more or less/, () => decided(toAll, { action: { ...toAll, again: true } as RevisionAction })],
    ['with what nobody knows', /more or less/, () => decided(toAll, { more: 1 } as Partial<Revision>)],
    ['for fewer', /only raised here/, () => decided(raise(49))],
    ['for as many', /only raised here/, () => decided(raise(50))],
    ['for nobody', /./, () => decided(raise(0))],
    ['for all by percent', /./, () => decided(raise(100))],
    ['for a fraction', /./, () => decided(raise(60.5))],
    ['for NaN', /./, () => decided(raise(Number.NaN))],
    ['of a release that is no canary', /does not have/, () => decided({ ...toAll, releases: { [name]: '1.0.0' } })],
    ['of nothing', /does not have/, () => decided({ ...toAll, releases: {} })],
    ['of both', /does not have/, () => decided({ ...toAll, releases: { ...releases, [other]: '1.1.0' } })],
    ['of another kind', /Only what becomes/, () => decided({ kind: 'rollback', package: null, to: 1 })],
    ['of yesterday', /not now/, () => decided(raise(60), { at: new Date(Date.now() - 86_400_000).toISOString() })],
  ])('is refused %s', async (_what, problem, make) => {
    const before = await head();
    expect(await decide(await make(before.revision), keys.mine)).toEqual([400, expect.stringMatching(problem)]);
    expect(await head()).toEqual(before);
  });
  const mixesOf = (on: Revision, { stable }: Revision) =>
    canariesOf(on).mixes.map((mix) => ({ ...mix, composition: stable ?? mix.composition }));
  const grown = (on: Revision, remote: string, percent: number) =>
    canariesOf(on).canaries.map((one) => (remote in one.releases ? { ...one, percent } : one));

  test('counts once, and of two at once one alone', async () => {
    const [first, second] = [await decided(raise(60)), await decided(toAll)];
    const both = await Promise.all([first, second].map((one) => decide(one, keys.mine)));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    const again = await Promise.all([first, second].map((one) => decide(one, keys.mine)));
    expect(again.map(([status]) => status)).toEqual([409, 409]);
    expect((await head()).revision.number).toBe(4);
  });

  test('is refused where the release is not whole or signed any more, or the mix would be composed anew', async () => {
    const { store } = fixture;
    const wanted = await decided(toAll);
    const { mixes, canaries } = canariesOf((await head()).revision);
    const id = canaries.find((one) => name in one.releases)?.id ?? '';
    const mix = mixes.find(({ of }) => of.join() === id)?.composition;
    const part = (mix && (await store.readComposition(mix)).parts[name]?.key) ?? '';
    const key = `parts/${part}/part.json`;
    const body = (await store.storage.get(key))?.body ?? Buffer.from('');
    await store.storage.delete(key);
    expect(await decide(wanted, keys.mine)).toEqual([400, 'This needs to be composed: use the command']);
    await store.storage.putIfAbsent(key, body);
    const signatures = [];
    for await (const { key: one } of store.storage.list(`releases/${name}/1.1.0/signatures/`)) signatures.push(one);
    const [signature = ''] = signatures;
    const signed = (await store.storage.get(signature))?.body ?? Buffer.from('');
    await store.storage.delete(signature);
    expect(await decide(wanted, keys.mine)).toEqual([400, expect.stringContaining('1.1.0 is not believed')]);
    await store.storage.putIfAbsent(signature, signed);
    const { entry } = await store.readRelease(name, '1.1.0');
    await store.storage.delete(`assets/${name}/${entry}`);
    expect(await decide(wanted, keys.mine)).toEqual([400, expect.stringContaining('is incomplete in the store')]);
    expect((await head()).revision.number).toBe(3);
  });
});

describe('a decision about a release whose schema takes less', () => {
  let site: DataSite;
  beforeEach(async () => (site = await makeDataSite()));
  afterEach(() => site.close());

  test('is refused where editors would see their words gone, and where nobody tells what they wrote', async () => {
    const { store, place } = site.fixture;
    const publish = (lead: string) => site.backend.publish(name, 'words', { lead });
    publish('short!');
    await site.publish('1.1.0', 'comic', 10);
    await promote({ store, by: 'test', releases, canary: 50 });
    const [key] = await loadKeys(place.keysDir);
    const on = await store.ledger.head();
    const decided = on && decidedOn(on.revision, toAll);
    if (!key || !decided) throw new TypeError('There is no canary');
    const decision = sign(following(on, { ...decided, by: 'bo' }, 1, new Date()), [key]);
    const decide = async (data: Answers = new PublicData(site.origin, SERVICE_KEY)) => {
      const { status, answer } = await appendDecision({ store, data }, decision);
      return [status, answer];
    };
    expect(await decide(nobody)).toEqual([503, { problem: 'The backend does not tell what editors published' }]);
    publish('fifteen letters');
    const problem = expect.stringMatching(/^Editors would see .* words does not fit: lead 最多 10 个字$/) as string;
    expect(await decide()).toEqual([400, { problem }]);
    publish('short!');
    expect(await decide()).toEqual([200, { revision: decision.signed.number }]);
  });
});
