import { GoneError, OfflineError, type RemoteError, SlowError, from } from '../errors';
import { backOff, silence } from '../policy';
import type { Movement } from './movement';

interface FileRequest {
  url: string;
  /** Milliseconds that each request may be silent before the next one starts beside it; as many requests as entries. */
  limits: readonly number[];
  movement: Movement;
  /** Sends one request; resolves once the file has really arrived, rejects with the named cause. */
  start: (attempt: number) => Promise<void>;
  /** Called where no byte of any file arrives any more, before a further request starts beside the silent one. */
  onSilence: () => void;
  /** The file came, but not at once. */
  onRecovered: (cause: RemoteError, duration: number) => void;
}

/**
 * Requests a file a few times (first step of the recovery ladder). Silence starts the next request and cancels nothing: the
 * first valid arrival wins. A file that is gone is not requested again.
 */
export function firstArrival(request: FileRequest): Promise<void> {
  const { url, limits, movement, start, onSilence, onRecovered } = request;
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
      const limit = limits[started];
      if (limit === undefined) return;
      started += 1;
      pending += 1;
      start(started).then(succeed, fail);
      if (Number.isFinite(limit)) timer = setTimeout(whenSilent, limit);
    };
    const whenSilent = () => {
      if (movement.within(silence.after)) {
        timer = setTimeout(whenSilent, silence.lookAgain);
        return;
      }
      first ??= new SlowError(url);
      onSilence();
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
        // Waiting costs nothing; asking would use up the attempts.
        clearTimeout(timer);
        started -= 1;
        addEventListener('online', next, { once: true });
      } else if (!(error instanceof GoneError) && started < limits.length) {
        // The request that is under way already decides by its own silence about the next one.
        if (pending > 0) return;
        clearTimeout(timer);
        timer = setTimeout(next, pause(started));
      } else if (pending === 0) {
        settled = true;
        clearTimeout(timer);
        reject(error);
      }
    };
    next();
  });
}

function pause(attempt: number): number {
  const { first, factor, jitter } = backOff;
  return first * factor ** (attempt - 1) * (1 - jitter + Math.random() * 2 * jitter);
}
