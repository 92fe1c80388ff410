import { median } from '@shared/testing/statistics';
import { inCanary } from '@shared/contract/release/in-canary';
import { clopperPearson } from './clopper-pearson';
import { type Effect, Recording, pages } from './recording';
import { type Outcome, type Replay, replay } from './replay';

interface Experiment {
  name: string;
  /** Share of the runs that are stopped; without one, the figure is for information. */
  least?: number;
  most?: number;
  /** Runs as a part of all that are asked for. */
  part?: number;
  failures?: number;
  first?: number;
  within?: number;
  /** What is done to visitors, `page` being another one in each run. */
  effect: (page: number) => Effect;
}

const fails =
  (share: number, silently = false) =>
  (page: number) => ({ broken: { page, share, silently } });

export const experiments: Readonly<Record<string, Experiment>> = {
  equal: { name: 'equal to stable, a million views, the ramp goes on by the clock', most: 0.01, effect: () => ({}) },
  broken: { name: 'one page of ten broken for 2% of its visitors', least: 0.99, within: 500, effect: fails(0.02) },
  slower: { name: 'LCP 20% slower', least: 0.95, within: 2000, effect: () => ({ slower: 1.2 }) },
  withheld: { name: 'broken for 10%, who tell nothing', part: 0.2, within: 500, effect: fails(0.1, true) },
  often: {
    name: 'broken for 2%, while stable fails ten times as often',
    part: 0.2,
    failures: 10,
    within: 500,
    effect: fails(0.02),
  },
  late: { name: 'broken for 2%, let out to 10% at once', part: 0.2, first: 10, within: 500, effect: fails(0.02) },
};

/** Recorded views are played for so many canaries before others are drawn. */
const REPLAYS = 100;

/** Plays an experiment; the same seeds give the same outcomes. */
export function play({ failures, first, within, effect }: Experiment, runs: number): Outcome[] {
  const outcomes: Outcome[] = [];
  let recording = new Recording(1, failures);
  for (let run = 0; run < runs; run += 1) {
    if (run > 0 && run % REPLAYS === 0) recording = new Recording(1 + run / REPLAYS, failures);
    const page = run % pages.length;
    const asked: Replay = { id: `canary-${run}`, effect: effect(page) };
    if (first !== undefined) asked.first = first;
    if (within !== undefined) asked.within = within;
    if ('broken' in asked.effect) asked.page = page;
    outcomes.push(replay(recording, asked));
  }
  return outcomes;
}

/** `npm run bench -- canary [<runs>]`: whether the judge of canaries keeps its promises. Needs no site; says false where one is missed. */
export function judgedCanaries(runs: number, print: (line: string) => void): boolean {
  const kept = Object.values(experiments).map((experiment) => tellExperiment(experiment, runs, print));
  return [...kept, tellShares(print)].every(Boolean);
}

function tellExperiment(experiment: Experiment, all: number, print: (line: string) => void): boolean {
  const { name, least = 0, most = 1, part = 1, within } = experiment;
  const runs = Math.max(1, Math.round(all * part));
  const outcomes = play(experiment, runs);
  const stopped = outcomes.filter(({ verdict }) => verdict === 'stop');
  const [low, high] = clopperPearson(stopped.length, runs);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const isKept = stopped.length >= least * runs && stopped.length <= most * runs;
  const asked = least > 0 ? `, asked ${percent(least)} or more` : most < 1 ? `, asked ${percent(most)} or fewer` : '';
  const views = stopped.length > 0 ? `; the middle one after ${median(stopped.map((one) => one.views))}` : '';
  const limit = within === undefined ? '' : ` within ${within} canary views`;
  print(
    `${isKept ? 'kept  ' : 'MISSED'} ${name}: ${stopped.length} of ${runs} stopped${limit} ` +
      `(${percent(stopped.length / runs)}, 95% interval ${percent(low)} to ${percent(high)}${asked})${views}`,
  );
  return isKept;
}

/** Shares of visitors at each step, and whether one leaves who was in. */
function tellShares(print: (line: string) => void): boolean {
  const buckets = 100_000;
  const steps = [1, 10, 50];
  let [outside, widest, movedBack] = [0, 0, 0];
  for (let canary = 0; canary < 10; canary += 1) {
    let before = new Set<number>();
    for (const percent of steps) {
      const members = new Set<number>();
      for (let cohort = 0; cohort < buckets; cohort += 1)
        if (inCanary(cohort, { id: `shares-${canary}`, percent })) members.add(cohort);
      const share = percent / 100;
      const deviation = Math.abs(members.size / buckets - share) / Math.sqrt((share * (1 - share)) / buckets);
      widest = Math.max(widest, deviation);
      if (deviation > 3) outside += 1;
      for (const cohort of before) if (!members.has(cohort)) movedBack += 1;
      before = members;
    }
  }
  const isKept = outside === 0 && movedBack === 0;
  print(
    `${isKept ? 'kept  ' : 'MISSED'} shares of 1, 10 and 50% of ${buckets} buckets in 10 canaries: ${outside} of 30 beyond 3 σ ` +
      `(widest ${widest.toFixed(2)} σ); ${movedBack} moved back by a ramp`,
  );
  return isKept;
}
