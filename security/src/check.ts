import { setTimeout } from 'node:timers/promises';
import type { HttpResponse } from '@shared/testing/http-request';
import type { Stage } from './stage';

export type Verdict = 'ok' | 'failed' | 'not run';

export interface Line {
  /** The claim, and the place where it must hold. */
  what: string;
  verdict: Verdict;
  /** Counts or measurements; of a failure, its first causes. */
  figures: string;
}

/** A part of `npm run check:security`. */
export type SecurityCheck = (stage: Stage) => Promise<Line[]>;

/** A line that holds where nothing is wrong. */
export function line(what: string, wrong: readonly string[], figures: string): Line {
  if (wrong.length === 0) return { what, verdict: 'ok', figures };
  const causes = wrong
    .slice(0, 3)
    .map((cause) => cause.slice(0, 160))
    .join('; ');
  return { what, verdict: 'failed', figures: `${figures}; ${wrong.length} wrong: ${causes}` };
}

export function notRun(what: string, reason: string): Line {
  return { what, verdict: 'not run', figures: reason };
}

/** The status of an answer, or a word of why there is none; `told` says it of an error. */
export function within(
  patience: number,
  answer: Promise<HttpResponse>,
  told: (error: unknown) => string,
): Promise<number | string> {
  return Promise.race([
    answer.then(({ statusCode }) => statusCode, told),
    setTimeout(patience, 'no answer', { ref: false }),
  ]);
}
