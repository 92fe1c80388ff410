import type { Canary, Mix, Revision, RevisionAction, Signed } from '@shared/contract/release';
import { revisionSchema, setsOf } from '@shared/contract/release/ledger-schemas';
import { Ledger } from '../ledger/ledger';
import { sha256Of } from '../sha256';
import { revisionProblem } from './revision-problem';
import { ledgerKey } from './rights';
import { sign } from './sign';
import { encodeSigned } from './signed-document';
import { SignedSite, keyOf, namedKey } from './testing/signed-site';
import { addKey, removeKey } from './trust-changes';
import { trustAt } from './trust-log';
import { withoutCanary } from './decided-on';

const composition = (id: string) => ({ id: sha256Of(Buffer.from(id)).slice(0, 16), sha256: sha256Of(Buffer.from(id)) });
const canary = (id: string, name: string): Canary => ({ id, releases: { [name]: '1.1.0' }, percent: 10, ramp: null });
const mixesOf = (ids: readonly string[]): Mix[] =>
  setsOf(ids).map((of) => ({ of, composition: composition(of.join()) }));

const canaries = [canary('x', 'remote-x'), canary('y', 'remote-y')];
const stopX: RevisionAction = { kind: 'stop', canary: 'x', releases: { 'remote-x': '1.1.0' } };

describe('a key that may only stop canaries', () => {
  const stopper = keyOf('watcher');
  let site: SignedSite;
  let base: Revision;
  beforeEach(async () => {
    site = await SignedSite.make();
    await site.change((now) => addKey(now, 'stop', namedKey(stopper)));
    const rest = { trust: 2, stable: composition('stable'), rejected: ['remote-z@1.0.0'] };
    write(site.revision(site.keys.promoter, undefined, rest));
    base = write(site.revision(site.keys.promoter, undefined, { ...rest, canaries, mixes: mixesOf(['x', 'y']) }));
  });
  afterEach(() => site.remove());

  /** Puts a revision into the ledger, whoever signed it. */
  function write(document: Signed<Revision>): Revision {
    const key = `ledger/${String(document.signed.number).padStart(10, '0')}.json`;
    site.storage.bodies.set(key, encodeSigned(document));
    return site.append(document).signed;
  }

  /** The revision that is the head for a reader that begins now, or that read as far as a ledger did. */
  async function headOf(ledger = reader()) {
    const { head, problems } = await ledger.find();
    return { number: head?.revision.number, problems: problems.join() };
  }

  function reader(): Ledger {
    return new Ledger(site.storage, {
      revisionProblem: async (revision) => {
        const log = await site.log();
        return revisionProblem(revision, trustAt(log, revision.signed.trust) ?? log.newest, log.newest);
      },
      headProblems: () => Promise.resolve([]),
    });
  }

  const stopped = (over: Partial<Revision> = {}, action = stopX, on = base): Signed<Revision> =>
    site.revision(stopper, action, {
      ...on,
      ...numbersAfter(on),
      ...withoutCanary(on, { id: 'x', ...released(action) }),
      ...over,
    });
  const released = (action: RevisionAction) => ({ releases: action.kind === 'stop' ? action.releases : {} });
  const numbersAfter = ({ number }: Revision) => {
    const { previous } = site.revision(stopper).signed;
    return { number: number + 1, previous, action: stopX, by: 'watcher', reason: '12 of 500 views failed' };
  };

  it('is believed where that is all it does, and one that may roll back as well', async () => {
    const ledger = reader();
    expect((await headOf(ledger)).number).toBe(2);
    const { signed } = stopped();
    write(sign(signed, [stopper]));
    expect(await headOf(ledger)).toEqual({ number: 3, problems: '' });
    expect(await headOf()).toEqual({ number: 3, problems: '' });
    expect(signed).toMatchObject({ canaries: [{ id: 'y' }], mixes: [{ of: ['y'] }] });
    expect(signed.rejected).toEqual(['remote-x@1.1.0', 'remote-z@1.0.0']);
    const { newest } = await site.log();
    expect(ledgerKey(newest, 'stop', { keys: [site.keys.team, stopper], folder: '' })).toBe(stopper);
    expect(ledgerKey(newest, 'stop', { keys: [site.keys.promoter], folder: '' })).toBe(site.keys.promoter);
    expect(() => ledgerKey(newest, 'stop', { keys: [site.keys.team], folder: '/keys' })).toThrow(
      /^None of the keys in \/keys may stop a canary \(download team\): ask watcher or promoter, or let .* keys add stop </,
    );
  });

  it.each<[string, () => Signed<Revision>]>([
    ['changes stable', () => stopped({ stable: composition('old') })],
    ['changes the configuration', () => stopped({ config: sha256Of(Buffer.from('other')) })],
    ['lets a withdrawn release in', () => stopped({ withdrawn: ['remote-x@0.9.0'] })],
    ['changes what a rollback goes back to', () => stopped({ parent: 1 })],
    ['ends two canaries', () => stopped({ canaries: [], mixes: [] })],
    ['grows another canary', () => stopped({ canaries: [{ ...canary('y', 'remote-y'), percent: 99 }] })],
    ['gives others another composition', () => stopped({ mixes: [{ of: ['y'], composition: composition('evil') }] })],
    ['rejects nothing', () => stopped({ rejected: base.rejected })],
    ['rejects more', () => stopped({ rejected: ['remote-x@1.1.0', 'remote-y@1.1.0', 'remote-z@1.0.0'] })],
    ['forgives what was rejected', () => stopped({ rejected: ['remote-x@1.1.0'] })],
    ['names other releases', () => stopped({}, { kind: 'stop', canary: 'x', releases: { 'remote-y': '1.1.0' } })],
    ['names a canary that there is not', () => stopped({}, { kind: 'stop', canary: 'z', releases: {} })],
    [
      'writes a canary as it was written before',
      () => stopped({ canary: { id: 'w', composition: composition('evil'), releases: {}, percent: 99 } }),
    ],
    ['adds what nobody knows', () => stopped({ more: 1 } as Partial<Revision>)],
  ])('is not believed where it %s, by whoever reads on and whoever begins', async (_what, forged) => {
    const ledger = reader();
    await expect(ledger.append(forged())).rejects.toThrow(
      /^Revision 3 (does more or less|decides about a canary that)/,
    );
    write(forged());
    for (const found of [await headOf(ledger), await headOf()])
      expect(found).toEqual({
        number: 2,
        problems: expect.stringMatching(/0000000003\.json is not believed: Revision 3/) as string,
      });
  });

  it.each<RevisionAction>([
    { kind: 'promote', releases: {}, again: false },
    { kind: 'canary', releases: {}, percent: 99 },
    { kind: 'rollback', package: null, to: 1 },
    { kind: 'withdraw', release: 'remote-x@1.1.0' },
    { kind: 'confirm' },
  ])('is not believed for anything else: $kind', async (action) => {
    write(site.revision(stopper, action, { trust: 2, stable: composition('stable') }));
    expect(await headOf()).toEqual({
      number: 2,
      problems: expect.stringMatching(/watcher, whose key may not/) as string,
    });
  });

  it.each<[string, () => Partial<Revision>, string]>([
    ['the number after the next', () => ({ number: 4 }), 'Expected revision 3, found 4'],
    ['a number that is taken', () => ({ number: 2 }), 'Expected revision 3, found 2'],
    ['another history', () => ({ previous: sha256Of(Buffer.from('')) }), 'Revision 3 does not follow'],
    ['an older trust', () => ({ trust: 1 }), 'Revision 3 was made by trust 1, an older one'],
  ])('no revision is written of %s, whoever signs it', async (_what, over, why) => {
    const { signed } = stopped(over());
    const written = [...site.storage.bodies.keys()];
    const appended = reader().append(sign(signed, [site.keys.promoter]));
    await expect(appended).rejects.toThrow(`Somebody else decided what is served meanwhile (${why}`);
    expect([...site.storage.bodies.keys()]).toEqual(written);
  });

  it('is not believed over a revision that it put into the place of another, nor over none', async () => {
    const key = 'ledger/0000000002.json';
    const genuine = site.storage.bodies.get(key) ?? Buffer.from('');
    const forged = sign({ ...base, stable: composition('old') }, [stopper]);
    site.storage.bodies.set(key, encodeSigned(forged));
    const over = { ...stopped({}, stopX, forged.signed).signed, previous: sha256Of(encodeSigned(forged)) };
    write(sign(over, [stopper]));
    expect(await headOf()).toEqual({
      number: 1,
      problems: expect.stringMatching(/watcher, whose key may not promote/) as string,
    });
    site.storage.bodies.delete(key);
    expect((await headOf()).number).toBe(1);
    site.storage.bodies.set(key, genuine);
    expect((await headOf()).number).toBe(2);
  });

  it('is not believed once its role was taken away', async () => {
    const late = stopped();
    await site.change((now) => removeKey(now, 'stop', stopper.id));
    write(late);
    expect(await headOf()).toEqual({
      number: 2,
      problems: expect.stringMatching(/whose key may not stop since trust 3/) as string,
    });
  });
});

it('a revision is none where canaries share a package, or a set of them has no composition', () => {
  const problem = (over: Partial<Revision>) => {
    const { error } = revisionSchema.safeParse({ ...plain, ...over });
    return error?.issues[0]?.message ?? null;
  };
  const plain: Revision = {
    type: 'revision',
    schema: 1,
    number: 1,
    previous: null,
    trust: 1,
    parent: null,
    stable: composition('stable'),
    canary: null,
    withdrawn: [],
    rejected: [],
    config: sha256Of(Buffer.from('')),
    action: stopX,
    by: 'test',
    at: '2026-11-01T12:00:00Z',
    reason: null,
    tool: null,
  };
  const sentence = 'is of canaries that overlap, or lacks what visitors of some get';
  expect(problem({})).toBeNull();
  expect(problem({ canaries, mixes: mixesOf(['y', 'x']) })).toBeNull();
  expect(problem({ canaries })).toBe(sentence);
  expect(problem({ canaries, mixes: mixesOf(['x', 'y']).slice(1) })).toBe(sentence);
  expect(problem({ canaries, mixes: mixesOf(['x', 'y', 'z']) })).toBe(sentence);
  expect(problem({ canaries: [canary('x', 'host'), canary('y', 'host')], mixes: mixesOf(['x', 'y']) })).toBe(sentence);
  expect(problem({ canaries: [canary('x', 'host'), canary('x', 'remote-x')], mixes: mixesOf(['x', 'x']) })).toBe(
    sentence,
  );
});
