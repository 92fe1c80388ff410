import { binOf } from '@shared/canary/metrics';
import type { ToldView } from '@shared/contract/endpoints';

/** Seconds after which a page that is not alive, and says no reason, has failed: it tells its visitor within them (`notifyAfter`). */
const ALIVE_BY = 20;

/** What a view is counted as, bad ones apart: those count once for whoever met them. */
interface Outcomes {
  /** Empty where the visitor left before anything was decided: the view has answered, and no more. */
  plain: readonly string[];
  bad: readonly string[];
}

/** @param age seconds between handing out and telling, by the servers' clocks */
export function outcomesOf({ state, rung, cause, threw, lcp, inp }: ToldView, age: number): Outcomes {
  // Who goes on to another page of the site has a host that runs.
  const isAlive = state === 'live' || (state === 'left' && cause === undefined);
  const failed = isAlive ? undefined : (cause ?? (age >= ALIVE_BY ? 'NeverAlive' : undefined));
  if (!isAlive && failed === undefined && threw === undefined) return { plain: [], bad: [] };
  const vitals = Object.entries({ lcp, inp }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${binOf(value)}`,
  );
  const [name, stack] = threw?.split(' ') ?? [];
  const bad = [
    ...(failed === undefined ? [] : [`failed ${failed}`]),
    ...(isAlive && rung !== undefined ? [`recovered ${rung}`] : []),
    // Why it failed has been said.
    ...(failed === undefined && name !== undefined && name !== 'mixed' ? [`threw ${name}`] : []),
  ];
  // Each build shortens differently: for people to look at, and nobody judges by it.
  const where = stack === undefined ? [] : [`stack ${threw}`];
  return { plain: ['told', ...(threw === 'mixed' ? ['mixed'] : []), ...vitals, ...where], bad };
}
