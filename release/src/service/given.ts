import type { Storage, StoredEntry } from '@shared/storage';
import { isStorageKey } from '@shared/storage/storage-key';

/** What a reader of a store needs, by where it lies; of who is at work, and of what did not work, nobody is told here. */
const given = /^(?:ledger|trust|configs|compositions|parts|releases|assets)\//;
/** Source maps are for those who have the store itself. */
const kept = /^releases\/[^/]+\/[^/]+\/maps\//;

/** Whether a key is given to whoever asks. */
export function isGiven(key: string): boolean {
  return given.test(key) && !kept.test(key) && isStorageKey(key);
}

export async function listGiven(storage: Storage, prefix: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  if (!isStorageKey(`${prefix}x`)) return entries;
  for await (const entry of storage.list(prefix)) if (isGiven(entry.key)) entries.push(entry);
  return entries;
}
