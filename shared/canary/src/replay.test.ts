import { Random } from '@shared/testing/random';
import { lostFiles, lostSentence, stacksOf } from './beside';
import { CanaryReplay, type CanaryRow } from './replay';

const START = Date.parse('2026-03-01T08:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000).toISOString();
/** The third canary of the first revision is the second of the next. */
const revisions = [
  { number: 7, canaries: ['host', 'other', 'judged'].map((id) => ({ id, percent: 10 })) },
  {
    number: 8,
    canaries: [
      { id: 'host', percent: 10 },
      { id: 'judged', percent: 50 },
    ],
  },
];
const open = () => new CanaryReplay({ canary: 'judged', revisions, pages: ['/', '/buy/'] });

/** Views of a page in a minute, by what became of them. */
function minute(of: Omit<CanaryRow, 'what' | 'count'>, what: Readonly<Record<string, number>>): CanaryRow[] {
  return Object.entries(what).map(([name, count]) => ({ ...of, what: name, count }));
}

/** So many minutes in which both channels tell alike, but for what is added to the canary's. */
function minutes(
  count: number,
  { revision = 7, bit = 4, worse = {} }: { revision?: number; bit?: number; worse?: Record<string, number> } = {},
) {
  const random = new Random(count);
  return Array.from({ length: count }, (_, on) => {
    const failed = random.next() < 0.05 ? { 'failed GoneError': 1 } : {};
    const of = { revision, page: '/', minute: at(on) };
    return [
      ...minute({ ...of, mask: bit }, { handed: 25, answered: 24, told: 24, ...worse }),
      // Those of another canary are as good as stable here.
      ...minute({ ...of, mask: 0 }, { handed: 100, answered: 96, told: 96, ...failed }),
      ...minute({ ...of, mask: 1 }, { handed: 10, answered: 10, told: 10 }),
    ];
  }).flat();
}

it('tells the canary by its place in each revision, whoever else is out', () => {
  for (const [revision, bit] of [
    [7, 4],
    [8, 2],
  ] as const) {
    const replay = open();
    replay.take(minutes(3, { revision, bit }), at(60));
    const all = replay.curve.at(-1)?.rows.find(({ metric, page }) => metric === 'failed' && page === '/');
    expect([all?.canary, all?.stable]).toEqual([
      [0, 72],
      [expect.any(Number), 318],
    ]);
  }
});

it('counts a minute once it is over, however often and in whatever pieces it is answered', () => {
  const rows = minutes(30);
  const once = open();
  once.take(rows, at(90));
  const piecewise = open();
  for (let now = 1; now <= 90; now += 1) {
    const known = rows.filter(({ minute: of }) => of <= at(now) && (piecewise.since === null || of >= piecewise.since));
    // The youngest minute is still being counted.
    piecewise.take(
      known.map((row) => (row.minute === at(now) ? { ...row, count: Math.ceil(row.count / 2) } : row)),
      at(now),
    );
  }
  expect(piecewise.state).toEqual(once.state);
  const late = open();
  late.take(rows.slice(0, -9), at(90));
  const before = late.state;
  late.take(rows, at(90));
  expect(late.state).toBe(before);
});

it('hands silence in when views had their time to tell, and not before', () => {
  const silent = minutes(3, { worse: { answered: 0, told: 0 } });
  const replay = open();
  replay.take(silent, at(5));
  const rows = () => replay.state.rows.find(({ metric, page }) => metric === 'silent' && page === '/')?.canary;
  expect(rows()).toEqual([0, 0]);
  replay.take([], at(30));
  expect(rows()).toEqual([75, 75]);
  expect(replay.verdict).toMatchObject({ verdict: 'stop', cause: { metric: 'silent', page: '/' } });
});

it.each([
  ['a page that stopped coming alive', { 'failed NeverAlive': 6 }, 'kind'],
  ['code that throws', { 'threw TypeError': 6 }, 'kind'],
  ['a page that comes at a further attempt', { 'recovered again': 20 }, 'recovered'],
])('stops %s', (_what, worse, metric) => {
  const replay = open();
  replay.take(minutes(20, { worse }), at(90));
  expect(replay.verdict).toMatchObject({ verdict: 'stop', cause: { metric } });
  expect(replay.curve.length).toBeGreaterThan(10);
});

it('is not moved by rows that no revision stands behind, nor by names that objects have', () => {
  const [fair, forged] = [open(), open()];
  const rows = minutes(20);
  fair.take(rows, at(90));
  const strange = minute({ revision: 99, mask: 4, page: '/', minute: at(3) }, { told: 500, 'failed X': 500 });
  const odd = minute({ revision: 7, mask: 4, page: '/', minute: at(3) }, { 'lcp 1e9': 4, 'lcp -1': 4, nonsense: 5 });
  forged.take([...rows, ...strange, ...odd], at(90));
  expect(forged.verdict).toEqual(fair.verdict);
  forged.take(
    minute({ revision: 7, mask: 4, page: '/', minute: at(95) }, { told: 30, 'failed __proto__': 1 }),
    at(200),
  );
  expect(forged.verdict.verdict).not.toBe('stop');
});

it('is not moved by what is beside: marks of stacks, and files that could not be given', () => {
  const rows = minutes(20);
  const [plain, noted] = [open(), open()];
  plain.take(rows, at(90));
  const early = minute({ revision: 7, mask: 4, page: '/', minute: at(-30) }, { 'stack TypeError 0a1b2c3d': 2 });
  const stable = minute({ revision: 7, mask: 1, page: '/', minute: at(3) }, { 'stack TypeError 0a1b2c3d': 9 });
  const foreign = minute({ revision: 99, mask: 0, page: '', minute: at(80) }, { 'lost remote-b@2.0.0/old.js': 1 });
  const lost = { 'lost remote-a@1.2.0/b.js': 1, 'lost remote-a@1.2.0/a.js': 1, 'lost remote-b@2.0.0/c.js': 1 };
  const before = minute({ revision: 7, mask: 0, page: '', minute: at(10) }, { ...lost, 'lost remote-a@1.2.0/z.js': 1 });
  const after = minute({ revision: 7, mask: 0, page: '', minute: at(80) }, lost);
  noted.take([...early, ...stable, ...foreign, ...before, ...after, ...rows], at(90));
  expect(noted.state).toEqual(plain.state);
  expect(stacksOf(noted.beside)).toEqual([
    { name: 'TypeError 0a1b2c3d', isCanary: false, count: 9 },
    { name: 'TypeError 0a1b2c3d', isCanary: true, count: 2 },
  ]);
  const of = { releases: { 'remote-a': '1.2.0', 'remote-c': '1.0.0' }, now: at(90) };
  const [found, ...others] = lostFiles(noted.beside, { ...of, within: 600_000 });
  expect([found && lostSentence(found), others]).toEqual([
    '2 files of remote-a@1.2.0 could not be given since 08:10 UTC: b.js, a.js',
    [],
  ]);
  expect(lostFiles(noted.beside, { ...of, within: 540_000 })).toEqual([]);
});

it('draws a long day with few points, as far apart at its end as at its beginning', () => {
  const replay = open();
  replay.take(minutes(420), at(500));
  const times = replay.curve.map(({ at: time }) => Date.parse(time));
  expect(times.length).toBeGreaterThan(100);
  expect(times.length).toBeLessThanOrEqual(200);
  expect(new Set(times.slice(1).map((time, before) => time - (times[before] ?? 0))).size).toBe(1);
});

it.each([
  ['a broken one', { 'failed GoneError': 2 }, 'stop'],
  ['one that throws', { 'threw TypeError': 2 }, 'stop'],
  ['an equal one', {}, 'go'],
])('thinks the same of %s where old minutes are summed by ten', (_what, worse, verdict) => {
  const rows = minutes(120, { worse });
  const sums = new Map<string, CanaryRow>();
  for (const row of rows) {
    const cell = at(Math.floor((Date.parse(row.minute) - START) / 600_000) * 10);
    const key = `${cell} ${row.mask} ${row.what}`;
    sums.set(key, { ...row, minute: cell, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  const [known, summed] = [open(), open()];
  known.take(rows, at(200));
  summed.take([...sums.values()], at(200));
  expect([known.verdict.verdict, summed.verdict.verdict]).toEqual([verdict, verdict]);
  const seen = (replay: CanaryReplay) => replay.state.rows.map(({ canary, stable }) => [canary, stable]);
  expect(seen(summed)).toEqual(seen(known));
});
