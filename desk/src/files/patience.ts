import { NetworkError, ResponseError, TimeoutError } from '@shared/client';

/** Milliseconds before a request is made again: longer each time, up to the last. */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const LONGEST = 30_000;
const TOO_MANY = 429;
const BROKEN = 500;

interface Patience {
  signal: AbortSignal;
  /** Told while nothing happens, with the reason; null once it goes on. */
  onWait: (reason: string | null) => void;
}

/**
 * Does something until it works: again after a while where the network is gone or the server busy, at once when the network is
 * back. What the server refuses is thrown.
 */
export async function withPatience<Result>(work: () => Promise<Result>, { signal, onWait }: Patience): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const result = await work();
      onWait(null);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const wait = waitAfter(error, tries);
      if (wait === null) throw error;
      onWait(navigator.onLine ? '没有连上服务器，过一会儿自动再试' : '没有网络，连上后自动继续');
      await untilOnline(wait, signal);
    }
  }
}

/** Returns ms to wait; null for what trying again does not change. */
function waitAfter(error: unknown, tries: number): number | null {
  const wait = waits[Math.min(tries, waits.length - 1)] ?? LONGEST;
  if (error instanceof NetworkError || error instanceof TimeoutError) return wait;
  if (!(error instanceof ResponseError)) return null;
  if (error.code === TOO_MANY) return Math.min(LONGEST, (error.retryAfter ?? 1) * 1000);
  return error.code >= BROKEN || error.reason === 'upload-broken' ? wait : null;
}

function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
