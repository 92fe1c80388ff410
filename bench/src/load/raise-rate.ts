import { setTimeout } from 'node:timers/promises';
import type { Generator, VisitsJob, VisitsResult } from './generator';
import { type Spent, groupNames, processorTime } from './processor-time';

/** Milliseconds that 99 of 100 pages must be there within. */
export const PAGE_LIMIT = 200;
/** Milliseconds that the generator may be late; beyond, it says more of itself than of the servers. */
export const LATE_LIMIT = 50;
const FIRST_RATE = 16;
const COARSE = 1.6;
const FINE = 1.15;
const SECONDS = 5;
/** Seconds between two rates, in which what the one left behind is done. */
const REST = 1;

export interface Step {
  perSecond: number;
  result: VisitsResult;
  /** Seconds of processor time by group, and of the bench itself, which reads the servers' logs. */
  spent: Spent;
  own: number;
  seconds: number;
  /** The sign that the servers gave up; undefined where they held. */
  gaveUp: string | undefined;
}

/**
 * Raises the rate until the servers give up, first in long steps, then from the last good one in short ones. A rate that does
 * not hold is tried once more: what else the machine did may have been the reason.
 */
export async function raiseRate(
  generator: Generator,
  visitors: Pick<VisitsJob, 'port' | 'visits'>,
  say: (line: string) => void,
): Promise<Step[]> {
  const steps: Step[] = [];
  const climb = async (from: number, factor: number) => {
    for (let rate = from; ; rate *= factor) {
      const job = { ...visitors, perSecond: Math.round(rate), seconds: SECONDS };
      const first = await visit(generator, job);
      const step = first.gaveUp === undefined ? first : await visit(generator, job);
      steps.push(step);
      say(`${step.perSecond} visits/s: p99 ${step.result.page.p99.toFixed(0)} ms ${step.gaveUp ?? ''}`);
      if (step.gaveUp !== undefined) return;
    }
  };
  // Compiled code, filled caches and open connections to PostgreSQL, as after the first minute of a day.
  await visit(generator, { ...visitors, perSecond: FIRST_RATE, seconds: SECONDS });
  await climb(FIRST_RATE, COARSE);
  const held = Math.max(...steps.filter(({ gaveUp }) => gaveUp === undefined).map(({ perSecond }) => perSecond));
  if (Number.isFinite(held)) await climb(held * FINE, FINE);
  return steps.sort((a, b) => a.perSecond - b.perSecond);
}

async function visit(generator: Generator, job: VisitsJob): Promise<Step> {
  const [before, ownBefore, began] = [await processorTime(), process.cpuUsage(), performance.now()];
  const result = await generator.visits(job);
  const seconds = (performance.now() - began) / 1000;
  const spent = await processorTime();
  for (const name of groupNames) spent[name] -= before[name];
  const { user, system } = process.cpuUsage(ownBefore);
  await setTimeout(REST * 1000);
  return { perSecond: job.perSecond, result, spent, own: (user + system) / 1e6, seconds, gaveUp: gaveUpAt(result) };
}

function gaveUpAt({ failures, page, late }: VisitsResult): string | undefined {
  const failed = Object.entries(failures).map(([what, times]) => `${times} × ${what}`);
  if (failed.length > 0) return `failed: ${failed.join(', ')}`;
  if (late.p99 > LATE_LIMIT) return `the generator was ${late.p99.toFixed(0)} ms late`;
  return page.p99 > PAGE_LIMIT ? `p99 of the page above ${PAGE_LIMIT} ms` : undefined;
}
