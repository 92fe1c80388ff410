import { from } from '../errors/from';
import { OfflineError } from '../errors/offline-error';
import type { RemoteError } from '../errors/remote-error';
import { SlowError } from '../errors/slow-error';
import { movedWithin } from './movement';

/** Requests for one file at most, and how long each may be silent before the next starts beside it, in ms. */
const LIMITS = [4000, 12_000, Number.POSITIVE_INFINITY];
/** The network is silent when nothing of any file came for so long, in ms; looked at again after `LOOK`. */
const SILENCE = 3000;
const LOOK = 1000;

export interface FileRequest {
  url: string;
  /** One request; resolves once the file has really arrived, rejects with the named cause. */
  start: (attempt: number) => Promise<void>;
  /** The file came, but not at once. */
  onRecovered: (cause: RemoteError, duration: number) => void;
}

/**
 * Asks for a file up to three times (design.md, recovery ladder rung 1). Silence starts the next request and cancels
 * nothing: the first valid arrival wins. A file that is gone is not asked for again.
 */
export function firstArrival({ url, start, onRecovered }: FileRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    let started = 0;
    let pending = 0;
    let settled = false;
    let first: RemoteError | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const next = () => {
      clearTimeout(timer);
      if (settled) return;
      const limit = LIMITS[started];
      if (limit === undefined) return;
      started += 1;
      pending += 1;
      start(started).then(succeed, fail);
      if (Number.isFinite(limit)) timer = setTimeout(whenSilent, limit);
    };
    const whenSilent = () => {
      if (movedWithin(SILENCE)) {
        timer = setTimeout(whenSilent, LOOK);
        return;
      }
      first ??= new SlowError(url);
      next();
    };
    const succeed = () => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      resolve();
      if (first) onRecovered(first, performance.now() - since);
    };
    const fail = (thrown: unknown) => {
      pending -= 1;
      if (settled) return;
      const error: RemoteError = navigator.onLine ? from(thrown, url) : new OfflineError(url, { cause: thrown });
      first ??= error;
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
