import path from 'node:path';
import type { Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { readAttempts } from '@shared/store/ledger/attempts';
import type { SigningKey } from '@shared/store/trust/keys';
import { sign } from '@shared/store/trust/sign';
import { confirm } from '../promote/confirm';
import { promote } from '../promote/promote';
import { stop } from '../promote/stop';
import type { Fixture } from '../testing/fixture';
import { type OtherKeys, makeOtherKeys } from '../testing/other-keys';
import { type ServedStore, serveStore } from '../testing/served-store';
import { makeTwoPages } from '../testing/two-pages';

const name = 'remote-download';
const other = 'remote-community';

describe('a release service refuses, and its store stays as it is', () => {
  let fixture: Fixture;
  let service: ServedStore;
  let keys: OtherKeys;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    keys = await makeOtherKeys(fixture, other);
    service = await serveStore(fixture);
  });
  afterAll(async () => {
    await service.app.close();
    await fixture.remove();
  });

  it.each<[string, (revision: Revision) => Revision, RegExp]>([
    [
      'another composition',
      (revision) => ({ ...revision, stable: { id: 'f'.repeat(16), sha256: 'f'.repeat(64) } }),
      /^The service comes to another decision than was signed \(stable: .+: use the release tool of the version that/,
    ],
    ['what nobody asked for', (revision) => ({ ...revision, withdrawn: [`${other}@1.0.0`] }), /\(withdrawn: \[\] here/],
    ['a field that nobody knows', (revision) => ({ ...revision, more: 1 }) as Revision, /\(more: undefined here, 1 th/],
    [
      'a clock that is behind',
      (revision) => ({ ...revision, at: new Date(Date.now() - 600_000).toISOString() }),
      /^This was signed at 2\S+, and the clock of the service says 2\S+: set the clock that is wrong$/,
    ],
    [
      'a release that there is not',
      (revision) => ({ ...revision, action: { kind: 'promote', releases: { [name]: '9.9.9' }, again: false } }),
      /^remote-download@9\.9\.9 was never published; there are 1\.0\.0$/,
    ],
    [
      'a release that is live, to be withdrawn',
      (revision) => ({ ...revision, action: { kind: 'withdraw', release: `${name}@1.0.0` } }),
      /^remote-download@1\.0\.0 is live: roll it back first$/,
    ],
  ])('a decision with %s', async (_what, change, sentence) => {
    const before = await service.inventory();
    const { decider } = await service.releaser();
    const commit = (revision: Revision) => decider.commit(change(revision));
    await expect(confirm({ ...decider, commit })).rejects.toThrow(sentence);
    expect(await service.inventory()).toEqual(before);
  });

  it('a decision of a key that may not decide, and one with a forged signature, and what is none', async () => {
    const before = await service.inventory();
    const head = await fixture.store.ledger.head();
    if (!head) throw new TypeError('Nothing is live');
    const { revision, sha256 } = head;
    const next: Revision = {
      ...{ ...revision, number: revision.number + 1, previous: sha256, trust: 2, at: new Date().toISOString() },
      action: { kind: 'confirm' },
    };
    const config = await fixture.store.readConfig(revision.config);
    const post = async (body: unknown) => {
      const answer = await fetch(`${service.address}/decisions`, { method: 'POST', body: JSON.stringify(body) });
      const { error } = (await answer.json()) as { error?: string };
      return [answer.status, error];
    };
    const decide = (by: SigningKey, from = next) => {
      const decided = sign(next, [by]);
      return post({ revision: { ...decided, signed: from }, config, to: null, again: false, clockIsRight: false });
    };
    const { mine, theirs, unknown } = keys;
    for (const [answer, sentence] of [
      [
        await decide(theirs),
        /^This may not be decided with this key: .+ is signed by community team, whose key may not/,
      ],
      [await decide(unknown), /is signed by no key that trust 2 knows$/],
      [await decide(mine, { ...next, reason: 'other' }), /is signed by no key that trust 2 knows$/],
      [await post({}), /^The decision is not as it should be: revision/],
      [await post('no object'), /^The decision is not as it should be: /],
    ] as const)
      expect(answer).toEqual([422, expect.stringMatching(sentence)]);
    expect(await service.inventory()).toEqual(before);
    // Whoever has no right leaves no trace, and waits for no turn.
    const attempts = await readAttempts(fixture.store.storage);
    expect(attempts.map(({ cause }) => cause)).not.toContainEqual(expect.stringContaining('with this key'));
  });
});

describe('a release service, of canaries,', () => {
  let fixture: Fixture;
  let service: ServedStore;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    await makeOtherKeys(fixture, other);
    for (const remote of [name, other]) await fixture.publishRemote(remote, '1.1.0');
    service = await serveStore(fixture);
  });
  afterAll(async () => {
    await service.app.close();
    await fixture.remove();
  });
  const running = async () => canariesOf((await fixture.store.ledger.head())?.revision).canaries;

  it('takes the draw and the ramp of whoever began one, and lets it grow beside another', async () => {
    const { decider } = await service.releaser();
    const ramp = { steps: [1, 10, 50], bake: 600 };
    const begun = await promote({ ...decider, releases: { [name]: '1.1.0' }, canary: 1, ramp });
    await promote({ ...decider, releases: { [other]: '1.1.0' }, canary: 5 });
    await promote({ ...decider, releases: { [name]: '1.1.0' }, canary: 10 });
    const { id } = canariesOf(begun.revision).canaries[0] ?? {};
    expect(await running()).toMatchObject([
      { id, percent: 10, ramp },
      { percent: 5, ramp: null },
    ]);
  });

  it('stops one for a key that may do nothing else, and does nothing else for it', async () => {
    const { decider } = await service.releaser({ keysDir: path.join(fixture.folder, 'watcher') });
    const [first, second] = await running();
    const canary = first?.id ?? '';
    const before = await fixture.store.ledger.head();
    const more = (revision: Revision) => decider.commit({ ...revision, canaries: [], mixes: [] });
    await expect(stop({ ...decider, canary, commit: more })).rejects.toThrow(
      /^The service comes to another decision than was signed \(canaries, mixes: /,
    );
    await expect(promote({ ...decider, releases: { [name]: '1.1.0' } })).rejects.toThrow('may promote (watcher)');
    expect(await fixture.store.ledger.head()).toEqual(before);
    await stop({ ...decider, canary, reason: '12 of 500 views failed' });
    expect(await running()).toEqual([second]);
    await expect(stop({ ...decider, canary })).rejects.toThrow('There is no canary');
  });
});
