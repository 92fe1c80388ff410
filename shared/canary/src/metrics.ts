import { type Evidence, type Tally, type Test, oddsEvidence, oddsTest, rankEvidence, rankTest } from './evidence';

/**
 * What became of the views of one page in one channel. A view belongs to the bucket it was handed out in; a bucket is complete once
 * its views had time to tell. Views whose visitor chose the channel (`?channel=`) are left out: nobody drew them.
 */
export interface Counts {
  /** Views that the page server handed out, by its own count. */
  views: number;
  /** Of them, views that told what became of them. */
  told: number;
  /** Of those, the ones that came alive by a further step of the ladder. */
  recovered: number;
  /**
   * Of those, the ones that never came alive, by the name of their first failure. Two builds of the same code give the same name:
   * names of `errors.ts`, no positions in files.
   */
  failed: Readonly<Record<string, number>>;
  /** Of those, the ones in which the site's own code threw, by the name of what was thrown first; they may be alive. */
  threw?: Readonly<Record<string, number>>;
  /** Histograms: how many views had a value in each bin of `binOf`. */
  vitals: Readonly<Partial<Record<Vital, readonly number[]>>>;
}

/** A stretch of time in which a page's canary and stable stood side by side, at one percentage. */
export interface Bucket {
  page: string;
  percent: number;
  canary: Counts;
  stable: Counts;
}

export type Vital = 'lcp' | 'inp';
export type Metric = keyof typeof metrics;

interface MetricRule {
  /** What a sentence calls it: "… of the canary's views". */
  words: string;
  /** Its part of the family-wise level; together 1. */
  weight: number;
  /** The hypothesis of `test` up to which the canary may be worse. */
  margin: number;
  test: Test;
}

const upTo = (test: Test, ratio: number) => test.hypotheses.findLastIndex((hypothesis) => hypothesis <= ratio + 1e-9);

/** What is judged for each page. More weight needs fewer views; margins keep differences that nobody minds from stopping a release. */
export const metrics = {
  /** A release whose every view dies may tell nothing. A cold cache alone costs some of the views that end early. */
  silent: { words: 'told nothing', weight: 0.12, margin: upTo(oddsTest, 1.1), test: oddsTest },
  failed: { words: 'never came alive', weight: 0.13, margin: upTo(oddsTest, 1), test: oddsTest },
  /** The same by kind: one that stable hardly has shows sooner than among all. */
  kind: { words: 'failed', weight: 0.55, margin: upTo(oddsTest, 1), test: oddsTest },
  /** Files of a new release are in no cache yet. */
  recovered: { words: 'needed a further attempt', weight: 0.05, margin: upTo(oddsTest, 1.2), test: oddsTest },
  lcp: { words: 'measured LCP', weight: 0.12, margin: upTo(rankTest, 1.05), test: rankTest },
  inp: { words: 'measured INP', weight: 0.03, margin: upTo(rankTest, 1.1), test: rankTest },
} satisfies Record<string, MetricRule>;

export const pageMetrics = ['silent', 'failed', 'recovered', 'lcp', 'inp'] as const satisfies Metric[];

/** What one bucket says of one metric. */
export interface Finding {
  canary: Tally;
  stable: Tally;
  evidence: Evidence;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The first bin ends at this many ms; each further one is 5% wider. */
const FIRST = 50;
export const BINS = 128;

export function binOf(value: number): number {
  return Math.min(BINS - 1, Math.max(0, Math.ceil(Math.log(value / FIRST) / Math.log(1.05))));
}

/** What a bucket says of a metric. Counts of two sources may disagree: more views told than handed out are no fewer. */
export function findingOf({ canary, stable }: Bucket, metric: Exclude<Metric, 'kind'>): Finding {
  switch (metric) {
    case 'silent':
      return rate(canary, stable, ({ views, told }) => [Math.max(0, views - told), Math.max(views, told)]);
    case 'failed':
      return rate(canary, stable, ({ failed, told }) => [sum(Object.values(failed)), told]);
    case 'recovered':
      return rate(canary, stable, ({ recovered, told }) => [recovered, told]);
    case 'lcp':
    case 'inp':
      return timing(canary.vitals[metric], stable.vitals[metric]);
  }
}

export function kindFinding({ canary, stable }: Bucket, kinds: readonly string[]): Finding {
  return rate(canary, stable, (counts) => {
    const seen = kindsOf(counts);
    return [sum(kinds.map((kind) => (Object.hasOwn(seen, kind) ? (seen[kind] ?? 0) : 0))), counts.told];
  });
}

/** What went wrong by its name, whether the page came alive or not. */
export function kindsOf({ failed, threw = {} }: Counts): Readonly<Record<string, number>> {
  const thrown = Object.entries(threw).map(([name, count]) => [`threw ${name}`, count] as const);
  return { ...failed, ...Object.fromEntries<number>(thrown) };
}

function rate(canary: Counts, stable: Counts, tallyOf: (counts: Counts) => Tally): Finding {
  const [ours, theirs] = [possible(tallyOf(canary)), possible(tallyOf(stable))];
  return { canary: ours, stable: theirs, evidence: oddsEvidence(ours, theirs) };
}

function possible([bad, of]: Tally): Tally {
  return [Math.min(bad, of), of];
}

function timing(canary: readonly number[] = [], stable: readonly number[] = []): Finding {
  return { canary: [0, sum(canary)], stable: [0, sum(stable)], evidence: rankEvidence(canary, stable) };
}
