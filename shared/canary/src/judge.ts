import { type Evidence, type Tally, addEvidence, nothing } from './evidence';
import {
  type Bucket,
  type Finding,
  type Metric,
  findingOf,
  kindFinding,
  kindsOf,
  metrics,
  pageMetrics,
} from './metrics';

/** Any release that equals stable is stopped wrongly with at most this probability, over all pages, metrics and looks. */
export const LEVEL = 0.01;
/** While a row would be refuted at this level, the ramp does not go on. */
const SUSPICION = 0.1;
/** Views of a page in the canary that must have told at a step. A failure of 2% shows within as many. */
export const MINIMUM = 500;
/** A page with less of the step's views is not waited for, and named in the verdict. */
const SMALL = 0.01;
/** Views in the canary, none of them alive, after which a page holds the ramp, however small it is. */
const DEAD = 3;
/** Kinds of failures of a page that are judged apart; later ones are judged together. */
const KINDS = 4;

/** Rows beside those of the pages that were named at the beginning. */
export const ELSEWHERE = '(other pages)';
export const SITE = '(all pages)';

interface Row {
  metric: Metric;
  page: string;
  /** Of the metric `kind`. */
  kind?: string;
  canary: Tally;
  stable: Tally;
  evidence: Evidence;
  /** ln of the e-value against "worse by the margin at most", and its largest so far. */
  now: number;
  peak: number;
}

/** All that the judge remembers; JSON. Nothing in it is a visitor's. */
export interface CanaryState {
  pages: readonly string[];
  /** Each page's metrics in their order, then those of other pages, then those of all. */
  rows: readonly Row[];
  /** By page in the same order, the kinds of failures seen there; the first is for all that came too late to be judged apart. */
  kinds: readonly (readonly Row[])[];
  /** The present percentage, and by page the views since it began: of both channels, and those of the canary that told. */
  step: { percent: number; views: Readonly<Record<string, readonly [all: number, told: number]>> };
}

/** The row of one metric of one page, as people see it. */
export interface Figures {
  metric: Metric;
  page: string;
  kind?: string;
  canary: Tally;
  stable: Tally;
  /** The always-valid p-value, corrected for all rows and looks: `stop` at 0.01. It never rises; `now` is that of today's evidence alone. */
  p: number;
  now: number;
  /**
   * How many times stable's odds (of a vital: its time) the canary's are; null where no end is known. The lower ends of all rows hold
   * at once and at any look with 99%, and so do the upper ones.
   */
  ratio: readonly [low: number, high: number | null];
}

export type Verdict = { sentence: string } & (
  | {
      verdict: 'stop';
      cause: Figures;
      /** So many of the views may be forged, and the stop stands. */
      withstands: number;
    }
  | { verdict: 'wait' }
  | {
      verdict: 'go';
      /** Pages with too few views to say anything. */
      unproven: readonly string[];
    }
);

/** Begins with the pages that have rows of their own. They are fixed by then: the level is shared out among them. */
export function beginCanary(pages: readonly string[]): CanaryState {
  const places = [...pages, ELSEWHERE];
  const rows = [...places, SITE].flatMap((page) => pageMetrics.map((metric) => emptyRow({ metric, page })));
  const kinds = places.map((page) => [emptyRow({ metric: 'kind', page, kind: '(other kinds)' })]);
  return { pages, rows, kinds, step: { percent: 0, views: {} } };
}

function emptyRow(of: Pick<Row, 'metric' | 'page' | 'kind'>): Row {
  return { ...of, canary: [0, 0], stable: [0, 0], evidence: nothing, now: 0, peak: 0 };
}

/**
 * Adds what a bucket says. Sums alone: the same buckets give the same evidence whether they come one by one or all over again.
 *
 * @param of views that were handed out say how many were silent, those that told say all else
 */
export function addBucket(state: CanaryState, bucket: Bucket, of: 'both' | 'told' | 'handed' = 'both'): CanaryState {
  const known = state.pages.indexOf(bucket.page);
  const place = known < 0 ? state.pages.length : known;
  const rows = [...state.rows];
  for (const [at, metric] of pageMetrics.entries()) {
    if (of !== 'both' && (metric === 'silent') !== (of === 'handed')) continue;
    const finding = findingOf(bucket, metric);
    for (const on of [place, state.pages.length + 1]) {
      const row = rows[on * pageMetrics.length + at];
      if (row) rows[on * pageMetrics.length + at] = addFinding(row, finding);
    }
  }
  if (of === 'handed') return { ...state, rows };
  const page = state.pages[known] ?? ELSEWHERE;
  const views = bucket.percent === state.step.percent ? state.step.views : {};
  const [all, told] = views[page] ?? [0, 0];
  const now = [all + bucket.canary.views + bucket.stable.views, told + bucket.canary.told] as const;
  const kinds = state.kinds.map((seen, on) => (on === place ? addKinds(seen, bucket) : seen));
  return { ...state, rows, kinds, step: { percent: bucket.percent, views: { ...views, [page]: now } } };
}

function addKinds(before: readonly Row[], bucket: Bucket): Row[] {
  const failed = Object.keys({ ...kindsOf(bucket.canary), ...kindsOf(bucket.stable) });
  // By name: which kinds have a row must not depend on the channel that they were seen in.
  const fresh = failed.filter((kind) => !before.some((row) => row.kind === kind)).toSorted();
  const apart = fresh.slice(0, KINDS + 1 - before.length);
  const rows = [...before, ...apart.map((kind) => emptyRow({ metric: 'kind', page: before[0]?.page ?? '', kind }))];
  const others = failed.filter((kind) => !rows.slice(1).some((row) => row.kind === kind));
  return rows.map((row, at) => addFinding(row, kindFinding(bucket, at === 0 ? others : [row.kind ?? ''])));
}

function addFinding(row: Row, { canary, stable, evidence }: Finding): Row {
  const { test, margin } = metrics[row.metric];
  const sum = addEvidence(row.evidence, evidence);
  const now = evidence === nothing ? row.now : test.above(sum, margin);
  return {
    ...row,
    canary: [row.canary[0] + canary[0], row.canary[1] + canary[1]],
    stable: [row.stable[0] + stable[0], row.stable[1] + stable[1]],
    evidence: sum,
    now,
    peak: Math.max(row.peak, now),
  };
}

/**
 * Says `stop`, `wait` or `go` on, at any moment and as often as anybody likes.
 *
 * Level: the e-value of each row has a mean of at most 1 at any stopping time if the canary is no worse there, whatever the other rows
 * do, so it ever reaches 1 / (LEVEL × share) with a probability of at most LEVEL × share (Ville). The shares of all rows are fixed
 * when the canary begins and add up to at most 1. So any row at all is refuted wrongly with a probability of at most LEVEL, however the
 * rows depend on each other (union bound); the mean over pages is a row beside them, and hides none.
 *
 * Attackers: see `withstands` in `evidence.ts`. A view that is forged, withheld or told otherwise moves ln e at an odds ratio r by at
 * most ln r, so n of them undo no more than n × ln r of it; whoever withholds adds to `silent`, since page servers count views.
 */
export function judge(state: CanaryState): Verdict {
  const worst = allRows(state).reduce<Row | undefined>(
    (most, row) => (most && levelOf(state, most, most.peak) <= levelOf(state, row, row.peak) ? most : row),
    undefined,
  );
  if (worst && levelOf(state, worst, worst.peak) <= LEVEL) {
    const { test, margin } = metrics[worst.metric];
    const withstands = test.withstands(worst.evidence, margin, threshold(state, worst.metric));
    const cause = figuresOf(state, worst);
    return { verdict: 'stop', sentence: sentenceOf(cause), cause, withstands: Math.max(0, Math.floor(withstands)) };
  }
  const why = reasonToWait(state);
  if (why !== null) return { verdict: 'wait', sentence: why };
  const unproven = [...state.pages, ELSEWHERE].filter((page) => (state.step.views[page]?.[1] ?? 0) < MINIMUM);
  const but = unproven.length > 0 ? ` Too few views to say anything of ${unproven.join(', ')}.` : '';
  return { verdict: 'go', sentence: `No page is worse at ${state.step.percent}%.${but}`, unproven };
}

/** Every row for people to see, with its interval. */
export function canaryFigures(state: CanaryState): Figures[] {
  return allRows(state).map((row) => figuresOf(state, row));
}

function allRows({ rows, kinds }: CanaryState): Row[] {
  return [...rows, ...kinds.flat()];
}

/** ln of the e-value that refutes a row of this metric. */
function threshold({ pages }: CanaryState, metric: Metric): number {
  const rows = metric === 'kind' ? (pages.length + 1) * (KINDS + 1) : pages.length + 2;
  return Math.log(rows / (metrics[metric].weight * LEVEL));
}

/** The level at which an e-value refutes a row, with all other rows in view. */
function levelOf(state: CanaryState, { metric }: Row, value: number): number {
  return Math.min(1, LEVEL * Math.exp(threshold(state, metric) - value));
}

function figuresOf(state: CanaryState, row: Row): Figures {
  const { evidence, now, peak, ...seen } = row;
  const { test } = metrics[row.metric];
  const refuted = threshold(state, row.metric);
  const known = [...test.hypotheses.entries()];
  const [, low] = known.findLast(([at]) => test.above(evidence, at) >= refuted) ?? [-1, 0];
  const [, high] = known.find(([at]) => test.below(evidence, at) >= refuted) ?? [-1, null];
  return { ...seen, p: levelOf(state, row, peak), now: levelOf(state, row, now), ratio: [low, high] };
}

const views = (count: number) => count.toLocaleString('en');

function sentenceOf({ metric, page, kind, canary, stable, ratio, p }: Figures): string {
  const words = kind === undefined ? metrics[metric].words : `${metrics[metric].words} (${kind})`;
  const low = ratio[0].toFixed(2);
  const chance = `p ${p.toExponential(1)} after all looks and pages`;
  if (metric === 'lcp' || metric === 'inp')
    return `${page}: ${views(canary[1])} views of the canary ${words} beside ${views(stable[1])} of stable, and took at least ${low} times as long (${chance}).`;
  const shares = `${views(canary[0])} of ${views(canary[1])} views of the canary ${words}, of stable ${views(stable[0])} of ${views(stable[1])}`;
  return `${page}: ${shares}: at least ${low} times the odds (${chance}).`;
}

/** Null where nothing speaks against the next step. */
function reasonToWait(state: CanaryState): string | null {
  const { percent, views: step } = state.step;
  const all = Object.values(step).reduce((total, [count]) => total + count, 0);
  if (all === 0) return 'No view was counted yet, and no traffic proves nothing.';
  const dead = Object.keys(step).find((page) => isDead(state.rows, page));
  if (dead !== undefined) return `${dead}: no view of the canary has come alive, and most of stable have.`;
  const suspect = allRows(state).find((row) => levelOf(state, row, row.now) <= SUSPICION);
  if (suspect) return `Not sure yet: ${sentenceOf(figuresOf(state, suspect))}`;
  for (const [page, [count, told]] of Object.entries(step))
    if (told < MINIMUM && count >= SMALL * all)
      return `${page}: ${views(told)} views of the canary have told at ${percent}%, of ${views(MINIMUM)}.`;
  return null;
}

/** A page without any sign of life in the canary, while most of stable's views have one, or that stable does not have. */
function isDead(rows: readonly Row[], page: string): boolean {
  const [silent, failed] = (['silent', 'failed'] as const).map((metric) =>
    rows.find((row) => row.page === page && row.metric === metric),
  );
  if (!silent || !failed || silent.canary[1] < DEAD) return false;
  const alive = ([bad, of]: Tally) => of - bad;
  return alive(failed.canary) === 0 && 2 * alive(failed.stable) >= silent.stable[1];
}
