import type { CachedStorage } from '@shared/storage/cached-storage';
import { StorageError } from '@shared/storage/errors';
import { probeReads } from '@shared/storage/probe';

/** Reads from a store, or from what this machine holds of it where the store cannot be read; throws where it holds too little. */
export async function readHeldOrStore<T>(
  cache: CachedStorage | null,
  say: (sentence: string) => void,
  read: () => Promise<T>,
): Promise<T> {
  if (!cache) return read();
  try {
    await probeReads(cache);
    return await read();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const held = await cache.heldAlone(read).catch(() => {
      throw error;
    });
    say(`${error.message}: what this machine holds of the store is served until it can be read`);
    return held;
  }
}
