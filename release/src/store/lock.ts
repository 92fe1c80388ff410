import { setTimeout as wait } from 'node:timers/promises';
import { ProcessLockedError, acquireProcessLock, type ProcessLock } from '@shared/process-lock';
import { ReleaseError } from '../release-error';

/** How long a change waits for another that is under way, in ms. */
const PATIENCE = 30_000;

/** Runs `work` while nobody else on this machine holds the lock that `folder` is. A holder that died holds nothing. */
export async function withLock<T>(folder: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const lock = await take(folder, Date.now() + patience);
  try {
    return await work();
  } finally {
    // What was done is done; a lock that cannot be given back ends with this process.
    await lock.release().catch(() => undefined);
  }
}

async function take(folder: string, until: number): Promise<ProcessLock> {
  for (;;) {
    try {
      return await acquireProcessLock(folder);
    } catch (error) {
      if (!(error instanceof ProcessLockedError)) throw error;
      if (Date.now() > until)
        throw new ReleaseError('Another release command holds the store: try again when it is done', { cause: error });
      await wait(10 + Math.random() * 20);
    }
  }
}
