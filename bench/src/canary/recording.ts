import type { Bucket } from '@shared/canary/metrics';
import { binOf } from '@shared/canary/metrics';
import { Random } from '@shared/testing/random';
import { COHORTS } from '@shared/contract/release/in-canary';

/** The modelled site: shares of views and of visitors, and ms. */
const model = {
  /** Ten minutes each: a day, least by night, nine times as many views by day. */
  buckets: 144,
  views: 1_000_000,
  /** Views by somebody who has been there shortly before; half of these load the same page again. */
  further: 0.25,
  again: 0.5,
  /** Visitors whose browser tells nothing, and views that end before they tell. */
  mute: 0.04,
  left: 0.02,
  /** Half of all failures befall every view of certain visitors, half any view. */
  failing: 0.001,
  recovered: 0.005,
  phones: 0.6,
  /** LCP is log-normal: medians from page to page, on phones, at noon; spread over visitors and over views. */
  lcp: { fastest: 700, step: 120, phone: 1.6, noon: 1.1, visitors: 0.35, views: 0.45 },
};

/** Names of failures with their shares; what breaks a page is `RenderError`, seldom otherwise. */
const kinds = ['GoneError', 'OfflineError', 'SlowError', 'RenderError'] as const;
const kindShares = [0.5, 0.3, 0.18, 0.02];

export const pages = Array.from({ length: 10 }, (_, at) => `/page-${at + 1}/`);
const popularity = pages.map((_, at) => 1 / (at + 1));

/** What became of a view where nothing is changed, beside the index of a kind. */
const SILENT = 10;
const ALIVE = 11;
const RECOVERED = 12;

interface Visitor {
  cohort: number;
  mute: boolean;
  failing: boolean;
  place: number;
  pace: number;
  page: number;
}

/** What a release does to its visitors that stable does not. */
export interface Effect {
  /** A page that never comes alive for some visitors; they tell so, or nothing. */
  broken?: { page: number; share: number; silently?: boolean };
  /** LCP of every page, times this. */
  slower?: number;
}

/** Who gets the canary, whose failure was counted, and what the canary does. */
interface Draw {
  members: Uint8Array;
  /** A cohort's failure is counted once; its further ones are left out. */
  failed: Uint8Array;
  effect: Effect;
}

/** A million views in the order of time, to be played again with other canaries; the same for the same seed. */
export class Recording {
  readonly #page = new Uint8Array(model.views);
  readonly #cohort = new Uint16Array(model.views);
  readonly #fate = new Uint8Array(model.views);
  /** Where the visitor lies among all, 0 to 1: a page that is broken for 2% fails the lowest. */
  readonly #place = new Float32Array(model.views);
  readonly #lcp = new Float32Array(model.views);
  /** The view that each bucket begins with. */
  readonly #begin: number[] = [0];

  /** @param failures times as many failures as usual */
  constructor(seed: number, failures = 1) {
    const random = new Random(seed);
    const failing = (model.failing / 2) * failures;
    const visitors: Visitor[] = [];
    const counted = new Int16Array(COHORTS * pages.length).fill(-1);
    for (let bucket = 0, view = 0; bucket < model.buckets; bucket += 1) {
      const hour = Math.sin(2 * Math.PI * (bucket / model.buckets - 0.375));
      const end = Math.min(model.views, view + Math.round((model.views / model.buckets) * (1 + 0.8 * hour)));
      while (view < end) {
        const visitor = drawVisitor(random, visitors, failing);
        if (visitor.page < 0 || random.next() >= model.again) visitor.page = draw(random, popularity);
        const { page } = visitor;
        // A cohort counts once a page and half hour.
        const [place, time] = [visitor.cohort * pages.length + page, Math.floor(bucket / 3)];
        if (counted[place] === time) continue;
        counted[place] = time;
        const isSilent = visitor.mute || random.next() < model.left;
        const fails = visitor.failing || random.next() < failing;
        const fate = fails ? draw(random, kindShares) : random.next() < model.recovered ? RECOVERED : ALIVE;
        this.#page[view] = page;
        this.#cohort[view] = visitor.cohort;
        this.#fate[view] = isSilent ? SILENT : fate;
        this.#place[view] = visitor.place;
        const { fastest, step, views, noon } = model.lcp;
        const spread = visitor.pace + views * bell(random) + Math.log(noon) * hour;
        this.#lcp[view] = (fastest + step * page) * Math.exp(spread);
        view += 1;
      }
      this.#begin.push(view);
    }
  }

  /** What a bucket's ten minutes bring to each page with these cohorts in the canary; the day comes again and again. */
  bucket(at: number, percent: number, { members, failed, effect }: Draw): Bucket[] {
    const found = pages.map((page) => ({ page, percent, canary: empty(), stable: empty() }));
    const { broken, slower = 1 } = effect;
    for (
      let view = this.#begin[at % model.buckets] ?? 0;
      view < (this.#begin[(at % model.buckets) + 1] ?? 0);
      view += 1
    ) {
      const page = this.#page[view] ?? 0;
      const cohort = this.#cohort[view] ?? 0;
      const isCanary = members[cohort] === 1;
      const counts = found[page]?.[isCanary ? 'canary' : 'stable'];
      if (!counts) continue;
      const isBroken = isCanary && broken?.page === page && (this.#place[view] ?? 1) < broken.share;
      const fate = this.#fate[view] ?? SILENT;
      const isSilent = fate === SILENT || (isBroken && broken.silently);
      const kind = isBroken ? 'RenderError' : kinds[fate];
      if (kind && !isSilent) {
        if (failed[cohort] === 1) continue;
        failed[cohort] = 1;
      }
      counts.views += 1;
      if (isSilent) continue;
      counts.told += 1;
      if (kind) counts.failed[kind] = (counts.failed[kind] ?? 0) + 1;
      else if (fate === RECOVERED) counts.recovered += 1;
      const bin = binOf((this.#lcp[view] ?? 0) * (isCanary ? slower : 1));
      counts.vitals.lcp[bin] = (counts.vitals.lcp[bin] ?? 0) + 1;
    }
    return found;
  }
}

function empty() {
  const lcp = Array<number>(128).fill(0);
  return { views: 0, told: 0, recovered: 0, failed: {} as Record<string, number>, vitals: { lcp } };
}

/** One of the last 4,096 visitors, or somebody new in their place. */
function drawVisitor(random: Random, visitors: Visitor[], failing: number): Visitor {
  const slot = random.below(4096);
  const before = visitors[slot];
  if (before && random.next() < model.further) return before;
  const { phone, visitors: spread } = model.lcp;
  const pace = spread * bell(random) + (random.next() < model.phones ? Math.log(phone) : 0);
  const traits = { mute: random.next() < model.mute, failing: random.next() < failing, place: random.next() };
  return (visitors[slot] = { cohort: random.below(COHORTS), pace, page: -1, ...traits });
}

function draw(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) if ((rest -= weight) < 0) return at;
  return weights.length - 1;
}

/** Normal, by Box and Muller. */
function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
