/** What a channel showed: bad views, and all views that could have been bad. */
export type Tally = readonly [bad: number, of: number];

/**
 * Evidence about the canary beside stable, from views that were drawn into the two by chance. Plain numbers that add up over buckets:
 * `score[h]` is what was seen at hypothesis `h`, `norm[j]` the logarithm of what chance alone gives at tilt `j`.
 */
export interface Evidence {
  score: readonly number[];
  norm: readonly number[];
}

/** Of a bucket in which nothing happened, or one channel alone. */
export const nothing: Evidence = { score: [], norm: [] };

/** How one kind of measurement is judged. Hypotheses are ratios, canary to stable, in ascending order. */
export interface Test {
  hypotheses: readonly number[];
  /** ln of the e-value against "the ratio is at most that of this hypothesis". */
  above: (evidence: Evidence, hypothesis: number) => number;
  /** ln of the e-value against "the ratio is at least that of this hypothesis". */
  below: (evidence: Evidence, hypothesis: number) => number;
  /** How many forged or withheld views a hypothesis stays refuted in spite of: see `docs/canary.md`. */
  withstands: (evidence: Evidence, hypothesis: number, threshold: number) => number;
}

const steps = (from: number, to: number, by = 1) =>
  Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);

/** Binary logarithms of odds ratios: fine near 1, where intervals end; wide where a broken page lies. */
const odds = [...steps(-4, -2), -1.5, ...steps(-1, 1, 1 / 8), 1.5, ...steps(2, 10)].map((power) => power * Math.LN2);
/** Slopes by which slow views are likelier the canary's: 0.4 is 20% slower where LCP spreads as usual. */
const slopes = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2];
type Spread = readonly { ratio: number; lnShare: number }[];
/** The ratios from a hypothesis to an end of the grid, each with its share of the prior: as wide as it stands from its neighbour. */
function spread(hypothesis: number, end: number): Spread {
  const step = Math.sign(end - hypothesis);
  const whole = (odds[end] ?? 0) - (odds[hypothesis] ?? 0);
  return Array.from({ length: Math.abs(end - hypothesis) }, (_, at) => {
    const ratio = hypothesis + step * (at + 1);
    return { ratio, lnShare: Math.log(((odds[ratio] ?? 0) - (odds[ratio - step] ?? 0)) / whole) };
  });
}
const higher = odds.map((_, hypothesis) => spread(hypothesis, odds.length - 1));
const lower = odds.map((_, hypothesis) => spread(hypothesis, 0));

/** Bins of a vital that a canary's values are moved by: 5% each. */
const shifts = steps(-8, 12);
export const BIN = 1.05;

/**
 * Given how many views a bucket has of each channel, and how many are bad, the canary's bad ones are hypergeometric where the channel
 * makes no difference, and Fisher's noncentral hypergeometric where the odds differ by a ratio. The evidence is that likelihood, on a
 * grid of ratios; what the base rate is, and how it and the canary's share change from bucket to bucket, drops out. A bucket without bad views says nothing.
 */
export function oddsEvidence([badCanary, canary]: Tally, [badStable, stable]: Tally): Evidence {
  const bad = badCanary + badStable;
  if (bad === 0 || canary === 0 || stable === 0) return nothing;
  const low = Math.max(0, bad - stable);
  /** How much likelier one bad view more in the canary is than one fewer, by chance. */
  const ratios: number[] = [];
  for (let k = low; k < Math.min(bad, canary); k += 1)
    ratios.push(((canary - k) * (bad - k)) / ((k + 1) * (stable - bad + k + 1)));
  const all = lnSeries(ratios, 1);
  const norm = odds.map((ratio) => low * ratio + lnSeries(ratios, Math.exp(ratio)) - all);
  return { score: [badCanary], norm };
}

/** ln of 1 + r₁x + r₁r₂x² + …, without overflow. */
function lnSeries(ratios: readonly number[], x: number): number {
  let [term, sum, scale] = [1, 1, 0];
  for (const ratio of ratios) {
    term *= ratio * x;
    sum += term;
    if (sum < 1e200) continue;
    scale += Math.log(sum);
    term /= sum;
    sum = 1;
  }
  return scale + Math.log(sum);
}

/**
 * Moves the canary's values by each shift, and ranks them among all of the bucket: the sum of centred ranks (Wilcoxon, Mann, Whitney;
 * ties share theirs), between -1 and 1 for a view. `norm` is exact: the generating function of rank sums without ties, a Gaussian
 * binomial; ties only make the e-value smaller (Jensen).
 */
export function rankEvidence(canary: readonly number[], stable: readonly number[]): Evidence {
  const [ours, theirs] = [total(canary), total(stable)];
  const views = ours + theirs;
  if (ours === 0 || theirs === 0) return nothing;
  const faster = [0];
  for (const count of stable) faster.push((faster.at(-1) ?? 0) + count);
  const few = Math.min(ours, theirs);
  return {
    score: shifts.map((shift) => (2 * winsOf(canary, faster, shift) - ours * theirs) / views),
    norm: slopes.map((slope) => {
      let sum = 0;
      for (let i = 1; i <= few; i += 1) {
        const rest = views - few + i;
        sum += Math.log((Math.sinh((slope * rest) / views) * i) / (Math.sinh((slope * i) / views) * rest));
      }
      return sum;
    }),
  };
}

/** Pairs of a canary's and a stable's view in which the canary's, so many bins faster than it was, is the slower; ties count half. */
function winsOf(canary: readonly number[], faster: readonly number[], shift: number): number {
  let wins = 0;
  for (let bin = 0; bin < canary.length; bin += 1) {
    const count = canary[bin] ?? 0;
    if (count === 0) continue;
    const last = faster.length - 1;
    const at = Math.min(Math.max(bin - shift, 0), last);
    wins += (count * ((faster[at] ?? 0) + (faster[Math.min(Math.max(bin - shift + 1, 0), last)] ?? 0))) / 2;
  }
  return wins;
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** Tests the odds of a bad view. A view that is added, taken away or told otherwise changes ln e at a ratio by at most its logarithm. */
export const oddsTest: Test = {
  hypotheses: odds.map(Math.exp),
  above: (evidence, at) => lnSum(likelihoods(evidence, at, higher[at])),
  below: (evidence, at) => lnSum(likelihoods(evidence, at, lower[at])),
  withstands: (evidence, at, threshold) => {
    const found = likelihoods(evidence, at, higher[at]);
    return Math.max(...found.map((value, j) => (value - threshold) / ((odds[at + 1 + j] ?? 0) - (odds[at] ?? 0))));
  },
};

/** Tests how much slower a vital is. A view that is added or taken away changes ln e at a slope by at most twice that. */
export const rankTest: Test = {
  hypotheses: shifts.map((shift) => BIN ** shift),
  above: (evidence, at) => lnSum(tilted(evidence, evidence.score[at] ?? 0)),
  below: (evidence, at) => lnSum(tilted(evidence, -(evidence.score[at] ?? 0))),
  withstands: (evidence, at, threshold) =>
    Math.max(
      ...tilted(evidence, evidence.score[at] ?? 0).map((found, j) => (found - threshold) / (2 * (slopes[j] ?? 1))),
    ),
};

/** ln of each ratio's share and likelihood, beside that of the hypothesis. */
function likelihoods({ score: [bad = 0], norm }: Evidence, hypothesis: number, others: Spread = []): number[] {
  const own = (odds[hypothesis] ?? 0) * bad - (norm[hypothesis] ?? 0);
  return others.map(({ ratio, lnShare }) => lnShare + (odds[ratio] ?? 0) * bad - (norm[ratio] ?? 0) - own);
}

function tilted({ norm }: Evidence, score: number): number[] {
  return slopes.map((slope, at) => slope * score - (norm[at] ?? 0) - Math.log(slopes.length));
}

export function addEvidence(one: Evidence, other: Evidence): Evidence {
  if (one.norm.length === 0 || other.norm.length === 0) return one.norm.length === 0 ? other : one;
  return { score: addNumbers(one.score, other.score), norm: addNumbers(one.norm, other.norm) };
}

function addNumbers(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => value + (other[at] ?? 0));
}

/** ln of a sum of powers of e, without overflow. */
function lnSum(terms: readonly number[]): number {
  let most = -Infinity;
  for (const term of terms) most = Math.max(most, term);
  if (most === -Infinity) return most;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}
