import { Random } from '@shared/testing/random';
import { type Evidence, addEvidence, nothing, oddsEvidence, oddsTest, rankEvidence, rankTest } from './evidence';

const one = oddsTest.hypotheses.findIndex((ratio) => Math.abs(ratio - 1) < 1e-9);
const same = rankTest.hypotheses.indexOf(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every way to draw so many of the places of a list. */
function drawn(from: number, count: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: from - count + 1 }, (_, at) => from - 1 - at).flatMap((last) =>
    drawn(last, count - 1).map((others) => [...others, last]),
  );
}

function histogram(values: readonly number[]): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('the e-value of one bucket', () => {
  it.each([
    [5, 7, 4],
    [3, 9, 10],
    [6, 2, 3],
  ])('has a mean of 1 over all ways to draw %d canary views beside %d, of which %d are bad', (canary, stable, bad) => {
    const means = drawn(canary + stable, canary).map((places) => {
      const ours = places.filter((place) => place < bad).length;
      return Math.exp(oddsTest.above(oddsEvidence([ours, canary], [bad - ours, stable]), one));
    });
    expect(sum(means) / means.length).toBeCloseTo(1, 9);
  });

  it('has a mean of 1 at a margin, too, where the odds differ by as much', () => {
    const [canary, stable, bad, margin] = [6, 9, 5, one + 4];
    const ratio = oddsTest.hypotheses[margin] ?? 0;
    const weighed = drawn(canary + stable, canary).map((places) => {
      const ours = places.filter((place) => place < bad).length;
      const evidence = oddsEvidence([ours, canary], [bad - ours, stable]);
      return [ratio ** ours, ratio ** ours * Math.exp(oddsTest.above(evidence, margin))] as const;
    });
    expect(sum(weighed.map(([, value]) => value)) / sum(weighed.map(([weight]) => weight))).toBeCloseTo(1, 9);
  });

  it.each([
    ['without ties', [0, 1, 2, 3, 4, 5, 6, 7, 8], 1],
    ['with ties', [3, 3, 3, 4, 4, 5, 6, 6, 6], 0.99],
  ])('of a vital has a mean of 1 at most: %s', (_, values, most) => {
    for (const direction of ['above', 'below'] as const) {
      const means = drawn(values.length, 4).map((places) => {
        const ours = values.filter((_value, at) => places.includes(at));
        const theirs = values.filter((_value, at) => !places.includes(at));
        return Math.exp(rankTest[direction](rankEvidence(histogram(ours), histogram(theirs)), same));
      });
      const mean = sum(means) / means.length;
      expect(mean).toBeLessThan(most + 1e-9);
      if (most === 1) expect(mean).toBeCloseTo(1, 9);
    }
  });
});

/** Ends of the interval that every look so far agrees on, for odds of a bad view that differ by `ratio`. */
function looks(seed: number, ratio: number): { low: number; high: number } {
  const random = new Random(seed);
  let evidence = nothing;
  let [low, high] = [0, Infinity];
  for (let bucket = 0; bucket < 40; bucket += 1) {
    const base = 0.02 + 0.2 * random.next();
    const odds = (base / (1 - base)) * ratio;
    const bad = (of: number, chance: number) =>
      Array.from({ length: of }, () => random.next()).filter((at) => at < chance).length;
    const [canary, stable] = [random.below(80), random.below(80)];
    const found = oddsEvidence([bad(canary, odds / (1 + odds)), canary], [bad(stable, base), stable]);
    evidence = addEvidence(evidence, found);
    if (bucket % 4 < 3) continue;
    for (const [at, hypothesis] of oddsTest.hypotheses.entries()) {
      if (oddsTest.above(evidence, at) >= Math.log(20)) low = Math.max(low, hypothesis);
      if (oddsTest.below(evidence, at) >= Math.log(20)) high = Math.min(high, hypothesis);
    }
  }
  return { low, high };
}

test('the interval holds the true ratio at every look at once, whatever base rate and share do', () => {
  for (const ratio of [0.5, 1, 2]) {
    const runs = Array.from({ length: 60 }, (_, seed) => looks(seed, ratio));
    // 5% a side are allowed, and four standard deviations.
    expect(runs.filter(({ low }) => low > ratio - 1e-9).length).toBeLessThan(10);
    expect(runs.filter(({ high }) => high < ratio + 1e-9).length).toBeLessThan(10);
    expect(runs.filter(({ low, high }) => low > ratio / 3 && high < ratio * 3).length).toBeGreaterThan(40);
  }
});

test('a vital’s interval finds how much slower it became', () => {
  const random = new Random(7);
  const bell = () => sum(Array.from({ length: 12 }, () => random.next())) - 6;
  const values = (count: number, slower: number) => {
    const counts = Array.from({ length: 128 }, () => 0);
    for (let at = 0; at < count; at += 1) {
      const bin = Math.round(60 + (bell() * 0.5) / Math.log(1.05)) + slower;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts;
  };
  const evidence = rankEvidence(values(3000, 4), values(20_000, 0));
  const refuted = (direction: 'above' | 'below') =>
    rankTest.hypotheses.filter((_, at) => rankTest[direction](evidence, at) >= Math.log(1000));
  const [low, high] = [Math.max(...refuted('above')), Math.min(...refuted('below'))];
  expect(low).toBeGreaterThan(1.05);
  expect(low).toBeLessThan(1.05 ** 4);
  expect(high).toBeGreaterThan(1.05 ** 4);
  expect(high).toBeLessThan(1.4);
});

test('a forged, withheld or altered view moves ln e at a ratio by its logarithm at most, and a vital’s at a slope by twice that', () => {
  const random = new Random(11);
  let most = 0;
  for (let round = 0; round < 100; round += 1) {
    const [canary, stable] = [1 + random.below(30), 1 + random.below(60)];
    const [ours, theirs] = [random.below(canary + 1), random.below(stable + 1)];
    const honest = oddsEvidence([ours, canary], [theirs, stable]);
    const lies = [
      oddsEvidence([ours, canary + 1], [theirs, stable]),
      oddsEvidence([ours + 1, canary + 1], [theirs, stable]),
      oddsEvidence([ours, canary], [theirs, stable + 1]),
      oddsEvidence([ours, canary], [theirs + 1, stable + 1]),
      ...(ours > 0 ? [oddsEvidence([ours - 1, canary], [theirs, stable])] : []),
      ...(theirs < stable ? [oddsEvidence([ours, canary], [theirs + 1, stable])] : []),
    ];
    for (const lie of lies)
      for (const [at, ratio] of oddsTest.hypotheses.entries()) {
        const ln = (evidence: Evidence) => Math.log(ratio) * (evidence.score[0] ?? 0) - (evidence.norm[at] ?? 0);
        most = Math.max(most, Math.abs(ln(lie) - ln(honest)) - Math.abs(Math.log(ratio)));
      }
    const [fast, slow] = [
      histogram(Array.from({ length: canary }, () => random.below(12))),
      histogram(Array.from({ length: stable }, () => random.below(12))),
    ];
    const before = rankEvidence(fast, slow);
    const place = random.below(12);
    const more = (counts: readonly number[]) => counts.map((count, at) => count + (at === place ? 1 : 0));
    for (const lie of [rankEvidence(more(fast), slow), rankEvidence(fast, more(slow))])
      for (const [at, slope] of [0.1, 0.2, 0.4, 0.8, 1.6, 3.2].entries()) {
        const ln = ({ score, norm }: Evidence) => slope * (score[same] ?? 0) - (norm[at] ?? 0);
        most = Math.max(most, Math.abs(ln(lie) - ln(before)) - 2 * slope);
      }
  }
  expect(most).toBeLessThan(1e-9);
});
