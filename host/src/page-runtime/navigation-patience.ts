import { OfflineError, SlowError } from './errors';
import { navigationPatience } from './policy';

/** Waits for `work` as long as a visitor who pressed a link will. */
export async function withPatience<T>(work: Promise<T>, request: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new (navigator.onLine ? SlowError : OfflineError)(request)),
      navigationPatience[navigator.onLine ? 'online' : 'offline'],
    );
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
