import { OfflineError } from '../errors/offline-error';
import { from } from '../errors/from';
import type { RemoteError } from '../errors/remote-error';

/** One request for a file. Resolves once the file has really arrived, rejects with the named cause. */
export interface Attempt {
  arrived: Promise<void>;
  /** Whether bytes are coming: a slow attempt that moves needs no further one beside it. */
  moves: () => boolean;
}

/** Requests for one file at most, and how long each may be silent before the next starts beside it, in ms. */
const LIMITS = [4000, 6000, Number.POSITIVE_INFINITY];

/**
 * Asks for a file up to three times (design.md, recovery ladder rung 1). Silence starts the next request and cancels
 * nothing: the first valid arrival wins. A file that is gone is not asked for again.
 */
export function firstArrival(request: string, start: (attempt: number) => Attempt): Promise<void> {
  return new Promise((resolve, reject) => {
    let started = 0;
    let pending = 0;
    let settled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const next = () => {
      clearTimeout(timer);
      if (settled) return;
      const limit = LIMITS[started];
      if (limit === undefined) return;
      started += 1;
      pending += 1;
      const attempt = start(started);
      attempt.arrived.then(succeed, fail);
      watch(attempt, limit);
    };
    const watch = (attempt: Attempt, limit: number) => {
      if (!Number.isFinite(limit)) return;
      timer = setTimeout(() => {
        if (attempt.moves()) watch(attempt, limit);
        else next();
      }, limit);
    };
    const succeed = () => {
      settled = true;
      clearTimeout(timer);
      resolve();
    };
    const fail = (thrown: unknown) => {
      pending -= 1;
      if (settled) return;
      const error: RemoteError = navigator.onLine
        ? from(thrown, request)
        : new OfflineError(request, { cause: thrown });
      if (error instanceof OfflineError) {
        // Waiting costs nothing; asking would burn the attempts.
        clearTimeout(timer);
        started -= 1;
        addEventListener('online', next, { once: true });
      } else if (!error.gone && started < LIMITS.length) {
        clearTimeout(timer);
        timer = setTimeout(next, backOff(started));
      } else if (pending === 0) {
        settled = true;
        clearTimeout(timer);
        reject(error);
      }
    };
    next();
  });
}

/** 300 ms, then 900 ms, give or take a third, so that many visitors do not come back at the same moment. */
function backOff(attempt: number): number {
  return 300 * 3 ** (attempt - 1) * (0.67 + Math.random() * 0.66);
}
