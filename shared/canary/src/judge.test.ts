import { Random } from '@shared/testing/random';
import { type CanaryState, LEVEL, MINIMUM, addBucket, beginCanary, canaryFigures, judge } from './judge';
import { type Bucket, type Counts, binOf } from './metrics';

const pages = ['/', '/buy/'];
interface Rates {
  silent?: number;
  failed?: number;
  kind?: string;
}

function counts(views: number, { silent = 0, failed = 0, kind = 'GoneError' }: Rates = {}): Counts {
  return { views, told: views - silent, recovered: 0, failed: failed > 0 ? { [kind]: failed } : {}, vitals: {} };
}

/** Buckets of a page, one after the other, with bad views drawn at rates. */
function drawn(
  seed: number,
  page: string,
  { canary, stable, count = 100 }: { canary: Rates; stable: Rates; count?: number },
): Bucket[] {
  const random = new Random(seed);
  const draw = (views: number, chance = 0) =>
    Array.from({ length: views }, () => random.next()).filter((at) => at < chance).length;
  const of = (views: number, rates: Rates) => {
    const silent = draw(views, rates.silent);
    return counts(views, { ...rates, silent, failed: draw(views - silent, rates.failed) });
  };
  return Array.from({ length: count }, () => ({ page, percent: 10, canary: of(10, canary), stable: of(90, stable) }));
}

const after = (buckets: readonly Bucket[], from: CanaryState = beginCanary(pages)) =>
  buckets.reduce((state, bucket) => addBucket(state, bucket), from);
const healthy = { silent: 0.06, failed: 0.002 };
const equal = { canary: healthy, stable: healthy };

test('no traffic proves nothing: the judge waits and says so', () => {
  expect(judge(beginCanary(pages))).toEqual({
    verdict: 'wait',
    sentence: 'No view was counted yet, and no traffic proves nothing.',
  });
});

test('too few views wait, with the page that lacks them; enough go on, and name the pages nothing is known of', () => {
  const home = drawn(1, '/', equal);
  expect(judge(after(home.slice(0, 40))).sentence).toMatch(
    /^\/: \d{3} views of the canary have told at 10%, of 500\.$/u,
  );
  const more = judge(after([...home, ...home]));
  expect(more).toMatchObject({ verdict: 'go', unproven: ['/buy/', '(other pages)'] });
  expect(more.sentence).toContain('No page is worse at 10%. Too few views to say anything of /buy/');
});

test('each step needs its own views', () => {
  const state = after([...drawn(1, '/', equal), ...drawn(2, '/', equal)]);
  expect(judge(state).verdict).toBe('go');
  expect(judge(addBucket(state, { page: '/', percent: 50, canary: counts(10), stable: counts(10) })).verdict).toBe(
    'wait',
  );
});

test('a page that breaks is stopped and named, although the mean over pages became better', () => {
  const better = drawn(3, '/', { canary: { failed: 0 }, stable: { failed: 0.05 }, count: 300 });
  const broken = drawn(4, '/buy/', {
    canary: { failed: 0.1, kind: 'RenderError' },
    stable: { failed: 0.001 },
    count: 60,
  });
  const verdict = judge(after([...better, ...broken]));
  expect(verdict).toMatchObject({ verdict: 'stop', cause: { page: '/buy/' } });
  expect(verdict.sentence).toMatch(/^\/buy\/: \d+ of \d+ views of the canary .*failed|never came alive/u);
});

test('a page that no longer comes alive is stopped within some views, though it tells nothing', () => {
  const buckets = drawn(5, '/buy/', { canary: { silent: 1 }, stable: healthy, count: 2 });
  expect(judge(after(buckets))).toMatchObject({ verdict: 'stop', cause: { page: '/buy/', metric: 'silent' } });
});

test('a small page without a sign of life holds the ramp before there is proof', () => {
  const state = after([...drawn(1, '/', equal), ...drawn(2, '/', equal)]);
  const dead = addBucket(state, {
    page: '/buy/',
    percent: 10,
    canary: counts(3, { silent: 3 }),
    stable: counts(3, { silent: 1 }),
  });
  expect(judge(dead)).toEqual({
    verdict: 'wait',
    sentence: '/buy/: no view of the canary has come alive, and most of stable have.',
  });
});

test('doubt holds the ramp, and a stop stays one when the page gets better afterwards', () => {
  const good = [...drawn(1, '/', equal), ...drawn(2, '/', equal)];
  const worse = drawn(6, '/', { canary: { ...healthy, failed: 0.08 }, stable: healthy, count: 60 });
  const seen = new Set<string>();
  let state = after(good);
  for (const bucket of worse) {
    state = addBucket(state, bucket);
    const { verdict, sentence } = judge(state);
    seen.add(sentence.startsWith('Not sure yet') ? 'doubt' : verdict);
  }
  expect([...seen]).toEqual(['go', 'doubt', 'stop']);
  expect(judge(after([...good, ...good, ...good], state)).verdict).toBe('stop');
});

test('the state is JSON, and the same buckets give the same verdict one by one and all over again', () => {
  const buckets = [...drawn(7, '/', equal), ...drawn(8, '/buy/', equal), ...drawn(9, '/new/', equal)];
  const stepwise = buckets.reduce(
    (state, bucket) => addBucket(JSON.parse(JSON.stringify(state)) as CanaryState, bucket),
    beginCanary(pages),
  );
  expect(stepwise).toEqual(after(buckets));
  expect(judge(stepwise)).toEqual(judge(after(buckets)));
});

test('a slower page is stopped with an interval of how much slower, one within the margin is not', () => {
  const random = new Random(10);
  const page = (slower: number): Bucket[] =>
    Array.from({ length: 100 }, () => {
      const lcp = (views: number, times: number) => {
        const histogram = Array.from({ length: 128 }, () => 0);
        for (let view = 0; view < views; view += 1) {
          const bin = binOf(times * 1000 * Math.exp(random.next() + random.next() - 1));
          histogram[bin] = (histogram[bin] ?? 0) + 1;
        }
        return { ...counts(views), vitals: { lcp: histogram } };
      };
      return { page: '/', percent: 10, canary: lcp(15, slower), stable: lcp(85, 1) };
    });
  const verdict = judge(after(page(1.3)));
  expect(verdict).toMatchObject({ verdict: 'stop', cause: { metric: 'lcp' } });
  const [low, high] = canaryFigures(after(page(1.3))).find(({ metric }) => metric === 'lcp')?.ratio ?? [0, 0];
  expect(low).toBeGreaterThan(1.05);
  expect(low).toBeLessThan(1.3);
  expect(high).toBeGreaterThan(1.3);
  expect(judge(after(page(1.03))).verdict).toBe('go');
});

test('equal releases are stopped at the level at most, looked at after every bucket', () => {
  let stopped = 0;
  for (let seed = 0; seed < 30; seed += 1) {
    const state = after([
      ...drawn(seed, '/', { ...equal, count: 40 }),
      ...drawn(seed + 1000, '/buy/', { ...equal, count: 40 }),
    ]);
    if (canaryFigures(state).some(({ p }) => p <= LEVEL)) stopped += 1;
  }
  expect(stopped).toBeLessThan(3);
});

describe('an attacker', () => {
  const broken = drawn(12, '/buy/', { canary: { ...healthy, failed: 0.12 }, stable: healthy, count: 100 });
  const page = (buckets: readonly Bucket[]) => judge(after(buckets, beginCanary(['/buy/'])));

  it('does not undo a stop with as many forged, withheld or altered views as it says it withstands', () => {
    const verdict = page(broken);
    if (verdict.verdict !== 'stop') throw new Error(verdict.sentence);
    expect(verdict.withstands).toBeGreaterThan(10);
    const lies: ((counts: Counts, isCanary: boolean) => Counts)[] = [
      // Forged views of the canary that went well, and of stable that did not.
      (counts, isCanary) => (isCanary ? { ...counts, views: counts.views + 1, told: counts.told + 1 } : counts),
      (counts, isCanary) =>
        isCanary
          ? counts
          : {
              ...counts,
              views: counts.views + 1,
              told: counts.told + 1,
              failed: { GoneError: (counts.failed['GoneError'] ?? 0) + 1 },
            },
      // A failure that is told as a success.
      (counts, isCanary) =>
        isCanary && (counts.failed['GoneError'] ?? 0) > 0
          ? { ...counts, failed: { GoneError: (counts.failed['GoneError'] ?? 0) - 1 } }
          : counts,
    ];
    for (const lie of lies) {
      let left = verdict.withstands;
      const forged = broken.map((bucket) => {
        const next = { ...bucket, canary: lie(bucket.canary, true), stable: lie(bucket.stable, false) };
        if (left === 0 || JSON.stringify(next) === JSON.stringify(bucket)) return bucket;
        left -= 1;
        return next;
      });
      expect(page(forged).verdict).toBe('stop');
    }
  });

  it('turns no stop into go by withholding what failing views tell: the page server counts them', () => {
    const withheld = broken.map(({ canary, ...bucket }) => {
      const told = canary.told - (canary.failed['GoneError'] ?? 0);
      return { ...bucket, canary: { ...canary, told, failed: {} } };
    });
    expect(page(withheld)).toMatchObject({ verdict: 'stop', cause: { metric: 'silent' } });
    const allWithheld = broken.map((bucket) => ({ ...bucket, canary: { ...bucket.canary, told: 0, failed: {} } }));
    expect(page(allWithheld)).toMatchObject({ verdict: 'stop', cause: { metric: 'silent' } });
  });

  it('gets no more rows by inventing kinds, and hides none by it', () => {
    const invented = broken.map((bucket, at) => ({
      ...bucket,
      stable: { ...bucket.stable, failed: { [`${at}`]: 1, __proto__: 1 } },
    }));
    const state = after(invented, beginCanary(['/buy/']));
    expect(canaryFigures(state).length).toBeLessThan(40);
    expect(judge(state).verdict).toBe('stop');
  });

  it('reaches the minimum only with as many views that tell', () => {
    const silent = Array.from({ length: MINIMUM }, () => ({
      page: '/',
      percent: 10,
      canary: counts(1, { silent: 1 }),
      stable: counts(9, { silent: 9 }),
    }));
    expect(judge(after(silent)).verdict).toBe('wait');
  });
});
