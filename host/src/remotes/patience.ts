import { OfflineError } from './errors/offline-error';
import { SlowError } from './errors/slow-error';

/** A navigation that is not there by then becomes a plain page load, in ms; without a network, the visitor is told sooner. */
const PATIENCE = 10_000;
const PATIENCE_OFFLINE = 2000;

/** Waits for `work` as long as a visitor who pressed a link will. */
export async function withPatience<T>(work: Promise<T>, request: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(navigator.onLine ? new SlowError(request) : new OfflineError(request));
      },
      navigator.onLine ? PATIENCE : PATIENCE_OFFLINE,
    );
  });
  return Promise.race([work, patience]).finally(() => {
    clearTimeout(timer);
  });
}
