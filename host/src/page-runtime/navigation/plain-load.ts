import { GoneError, OfflineError, type RemoteError } from '../errors';
import type { PageRuntime } from '../page-runtime';
import { serverPatience } from '../policy';
import type { UnsavedWork } from '../unsaved-work';

interface Failed {
  cause: RemoteError;
  /** Whether the visitor has not gone on to something else. */
  isCurrent: () => boolean;
  /** Gives the address back to the page that is shown. */
  back: () => void;
  retry: () => void;
}

/** Lets the browser load the page at the address, unless that would cost the visitor something typed, or end at no page at all. */
export async function loadPlainly(
  { runtime, unsaved }: { runtime: Pick<PageRuntime, 'stay' | 'leave'>; unsaved: UnsavedWork },
  { cause, isCurrent, back, retry }: Failed,
): Promise<void> {
  const typed = unsaved.exists();
  // Requests that hang hold the browser's few connections to the site: the page load would wait behind them.
  if (!typed) stop();
  const { href } = location;
  // A server that says that a file is gone is there to answer.
  const mayLeave = !typed && (cause instanceof GoneError || (await answers(href)));
  if (!isCurrent()) return;
  if (mayLeave) {
    runtime.leave(cause);
    location.reload();
    return;
  }
  back();
  const again = () => {
    if (isCurrent()) retry();
  };
  runtime.stay(cause, { href, retry: again });
  if (cause instanceof OfflineError) addEventListener('online', again, { once: true });
}

/** Whether a page load of this address would end at a page. */
async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(serverPatience) });
    return status < 500;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}
