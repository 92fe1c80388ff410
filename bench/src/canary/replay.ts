import { type Verdict, addBucket, beginCanary, judge } from '@shared/canary';
import { COHORTS, inCanary } from '@shared/contract/release/in-canary';
import { type Effect, type Recording, pages } from './recording';

const STEPS = [1, 10, 50];

export interface Replay {
  /** The canary's id: who is in. */
  id: string;
  effect: Effect;
  first?: number;
  /** The page whose canary views count; otherwise all do. */
  page?: number;
  /** Canary views after which nobody waits for a verdict any more. Without it, the ramp goes on by the clock for a million views. */
  within?: number;
}

export interface Outcome {
  verdict: Verdict['verdict'];
  /** Views in the canary until then. */
  views: number;
}

/** Lets a canary out into recorded views, by the judge's word or by the clock, until it is stopped, promoted, or has had its views. */
export function replay(recording: Recording, { id, effect, first = 1, page, within }: Replay): Outcome {
  let state = beginCanary(pages);
  let [all, views, percent] = [0, 0, first];
  let members = membersOf(id, percent);
  const failed = new Uint8Array(COHORTS);
  for (let at = 0; within === undefined ? all < 1_000_000 : views < within; at += 1) {
    for (const [on, bucket] of recording.bucket(at, percent, { members, failed, effect }).entries()) {
      all += bucket.canary.views + bucket.stable.views;
      if (page === undefined || page === on) views += bucket.canary.views;
      state = addBucket(state, bucket);
    }
    const { verdict } = judge(state);
    if (verdict === 'stop') return { verdict, views };
    const next = STEPS.find((step) => step > percent);
    const isReady = within === undefined ? all > (percent < 10 ? 200_000 : 500_000) : verdict === 'go';
    if (!isReady) continue;
    if (next !== undefined) {
      percent = next;
      members = membersOf(id, percent);
    } else if (within !== undefined) return { verdict, views };
  }
  return { verdict: 'wait', views };
}

function membersOf(id: string, percent: number): Uint8Array {
  return Uint8Array.from({ length: COHORTS }, (_, cohort) => (inCanary(cohort, { id, percent }) ? 1 : 0));
}
