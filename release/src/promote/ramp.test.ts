import { MINIMUM } from '@shared/canary';
import type { CanaryRow } from '@shared/canary/replay';
import type { DataHead } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { readHead, replaceHead } from '@shared/store/store/data-store';
import { versionsIn } from '@shared/store/store/releases';
import { type Fixture, config, copyFixture, makeFixture } from '../testing/fixture';
import { promote } from './promote';
import { type AskCounts, ramp } from './ramp';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

jest.setTimeout(300_000);

const by = 'test';
const name = 'remote-a';
const MINUTE = 60_000;

describe('a ramp', () => {
  let begun: Fixture;
  let fixture: Fixture;
  beforeAll(async () => {
    begun = await makeFixture();
    await begun.publishHost('1.0.0');
    for (const remote of [name, 'remote-b'])
      for (const version of ['1.0.0', '1.1.0']) await begun.publishRemote(remote, version);
    await promote({
      store: begun.store,
      config,
      by,
      releases: { host: '1.0.0', [name]: '1.0.0', 'remote-b': '1.0.0' },
    });
  });
  beforeEach(async () => (fixture = await copyFixture(begun)));
  afterEach(() => fixture.remove());
  afterAll(() => begun.remove());

  async function head() {
    const known = await fixture.store.ledger.head();
    if (!known) throw new Error('There is no revision');
    return known.revision;
  }
  const percents = async () => {
    const known = await fixture.store.ledger.head();
    const found: (number | undefined)[] = [];
    if (known)
      for await (const revision of fixture.store.ledger.from(known))
        found.unshift(canariesOf(revision).canaries[0]?.percent);
    return found;
  };

  const said: string[] = [];
  let time: number;
  let rows: CanaryRow[];
  beforeEach(() => {
    said.length = 0;
    time = Date.parse('2026-03-01T08:00:00Z');
    rows = [];
  });

  /** A site that counts: at each look ten minutes have passed, with enough views of both, and what is worse in the canary. */
  const counts =
    (worse: Record<string, number> = {}, meanwhile?: (look: number) => Promise<unknown>): AskCounts =>
    async ({ since }) => {
      await meanwhile?.((time - Date.parse('2026-03-01T08:00:00Z')) / MINUTE / 10);
      const { number: revision } = await head();
      for (const mask of [0, 1]) {
        const of = { revision, mask, page: `/${name}`, minute: new Date(time).toISOString() };
        const all = { handed: MINIMUM, answered: MINIMUM, told: MINIMUM, 'failed GoneError': 2, ...(mask && worse) };
        rows.push(...Object.entries(all).map(([what, count]) => ({ ...of, what, count })));
      }
      time += 10 * MINUTE;
      return {
        now: new Date(time).toISOString(),
        rows: rows.filter(({ minute }) => since === null || minute >= since),
      };
    };
  const run = (ask: AskCounts, version = '1.1.0', steps = [1, 10, 50]) =>
    ramp({
      ...{ store: fixture.store, by, releases: { [name]: version }, steps, bake: 0, every: 1, ask },
      say: (sentence) => said.push(sentence),
    });

  const takeBack = async (version: string) => {
    await rollback({ store: fixture.store, by: 'somebody', name });
    await withdraw({ store: fixture.store, by: 'somebody', name, version });
  };

  it('goes on step by step where no page is worse, and says in the ledger how it goes on', async () => {
    const ramped = await run(counts());
    expect(ramped.end).toBe('promoted');
    expect(await percents()).toEqual([undefined, 1, 10, 50, undefined]);
    expect((await versionsIn(fixture.store, (await head()).stable))[name]).toBe('1.1.0');
    const before = await fixture.store.ledger.read(4);
    expect(canariesOf(before).canaries[0]?.ramp).toEqual({ steps: [1, 10, 50], bake: 0 });
    expect(said.join('\n')).toMatch(/is live for 1% .*\n1%: go: No page is worse at 1%[^]*50%: go/u);
  });

  it('takes a worse release back by itself, rejects it, and says why with figures', async () => {
    const ramped = await run(counts({ 'failed RenderError': 30 }));
    const { action, reason, rejected, tool, stable } = await head();
    expect([ramped.end, ramped.revision, action.kind]).toEqual(['stopped', 3, 'stop']);
    expect(reason).toMatch(/^\/remote-a: 30 of 500 views of the canary failed \(RenderError\), of stable 0 of 500/u);
    expect([rejected, tool]).toEqual([[`${name}@1.1.0`], 'promote --auto']);
    expect((await versionsIn(fixture.store, stable))[name]).toBe('1.0.0');
    await expect(run(counts())).rejects.toThrow('remote-a@1.1.0 was rolled back from');
  });

  it('waits where nobody came, and where the site does not answer', async () => {
    let looks = 0;
    const silent: AskCounts = async () => {
      looks += 1;
      if (looks === 6) await rollback({ store: fixture.store, by: 'somebody', name });
      return looks < 3 ? null : { now: new Date(time).toISOString(), rows: [] };
    };
    expect(await run(silent)).toMatchObject({ end: 'left', revision: 3 });
    expect(await percents()).toEqual([undefined, 1, undefined]);
    expect(said.slice(1)).toEqual([
      'waits: the site does not tell what became of its views, and no word proves nothing',
      '1%: wait: No view was counted yet, and no traffic proves nothing.',
    ]);
  });

  it('goes on where another package is released and rolled back meanwhile, and where the clock jumps', async () => {
    const releases = { 'remote-b': '1.1.0' };
    const others = async (look: number) => {
      if (look === 1) await promote({ store: fixture.store, by: 'somebody', releases });
      if (look === 2) await rollback({ store: fixture.store, by: 'somebody', name: 'remote-b' });
      if (look === 3) time -= 3_600_000;
    };
    expect((await run(counts({}, others))).end).toBe('promoted');
    const versions = await versionsIn(fixture.store, (await head()).stable);
    expect(versions).toMatchObject({ [name]: '1.1.0', 'remote-b': '1.0.0' });
  });

  it('waits while a page that lives on data does not compose since it began, whatever visitors say', async () => {
    const { store } = fixture;
    const tell = async (problems: DataHead['problems']) => {
      const before = await readHead(store);
      const [at, trust] = [new Date().toISOString(), await store.authority.trustNumber()];
      const number = (before?.head.number ?? 0) + 1;
      await replaceHead(
        store,
        { type: 'data', schema: 1, number, trust, at, cursor: null, parts: {}, problems },
        before,
      );
    };
    const old = { path: '/old/', cause: 'it throws', since: '2026-01-01T00:00:00.000Z' };
    await tell([old]);
    const others = async (look: number) => {
      if (look === 0)
        await tell([old, { path: '/remote-a/new/', cause: 'it throws', since: new Date().toISOString() }]);
      if (look === 3) await tell([old]);
    };
    expect((await run(counts({}, others))).end).toBe('promoted');
    expect(said.filter((sentence) => sentence.includes('compose'))).toEqual([
      '1%: wait: /remote-a/new/ does not compose: it throws',
    ]);
  });

  it('waits while a file of its releases could not be given within the time of a step, whatever visitors say', async () => {
    const others = async (look: number) => {
      const { number: revision } = await head();
      const of = { revision, mask: 0, page: '', minute: new Date(time + 10 * MINUTE).toISOString(), count: 1 };
      if (look === 0) rows.push({ ...of, what: 'lost remote-b@1.0.0/b.js' });
      if (look < 3) rows.push({ ...of, what: `lost ${name}@1.1.0/page.js` });
    };
    expect((await run(counts({}, others), '1.1.0', [1])).end).toBe('promoted');
    expect(said).toEqual([
      `${name}@1.1.0 is live for 1% of visitors`,
      `1%: wait: 1 file of ${name}@1.1.0 could not be given since 08:10 UTC: page.js`,
      expect.stringMatching(/^1%: go: /u),
    ]);
  });

  it.each([
    [
      'moved it',
      () => promote({ store: fixture.store, by: 'somebody', releases: { [name]: '1.1.0' }, canary: 30 }),
      30,
    ],
    ['took it back and withdrew it', () => takeBack('1.1.0'), undefined],
    [
      'let it out to all',
      () => promote({ store: fixture.store, by: 'somebody', releases: { [name]: '1.1.0' } }),
      undefined,
    ],
  ])('leaves the canary to somebody who %s, and the ledger as it is', async (_what, decides, percent) => {
    const ramped = await run(counts({}, (look) => (look === 0 ? decides() : Promise.resolve())));
    expect(ramped).toMatchObject({ end: 'left', revision: (await head()).number });
    expect(ramped.sentence).toMatch(/^remote-a@1\.1\.0 is (at 30% now|no canary any more) \(revision \d, somebody: /u);
    expect((await percents()).at(-1)).toBe(percent);
  });

  it.each<[string, Record<string, number>, () => Promise<unknown>, number | undefined]>([
    ['ended it, for its own stop', { 'failed RenderError': 30 }, () => takeBack('1.1.0'), undefined],
    ['ended it, for its next step', {}, () => takeBack('1.1.0'), undefined],
    [
      'moved it, for its next step',
      {},
      () => promote({ store: fixture.store, by: 'somebody', releases: { [name]: '1.1.0' }, canary: 30 }),
      30,
    ],
  ])('comes too late where somebody %s', async (_what, worse, decides, percent) => {
    const count = counts(worse);
    const ramped = await run(async (asked) => {
      const answer = await count(asked);
      await decides();
      return answer;
    });
    expect(ramped).toMatchObject({ end: 'left', revision: (await head()).number });
    expect(ramped.sentence).toMatch(/^remote-a@1\.1\.0 is (at 30% now|no canary any more) \(revision \d, somebody: /u);
    expect((await percents()).at(-1)).toBe(percent);
  });

  it('takes up a canary where it is, and refuses steps that would move visitors back', async () => {
    await promote({ store: fixture.store, by, releases: { [name]: '1.1.0' }, canary: 10 });
    await expect(run(counts(), '1.1.0', [1, 5])).rejects.toThrow(
      'remote-a@1.1.0 is at 10% already: name steps beyond it',
    );
    expect((await run(counts())).end).toBe('promoted');
    expect(await percents()).toEqual([undefined, 10, 10, 50, undefined]);
  });
});
