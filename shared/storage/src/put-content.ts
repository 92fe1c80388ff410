import type { Storage } from './storage';

/** Tries to replace what others replace at the same time. */
const TRIES = 10;

/**
 * Puts what its key names by content: what is there already is the same, or was damaged, and is then replaced. Whoever
 * puts content in advance, under a name that somebody else will need, gains nothing.
 */
export async function putContent(storage: Storage, key: string, body: Uint8Array): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await storage.putIfAbsent(key, body)) return;
    const there = await storage.get(key);
    if (there?.body.equals(body)) return;
    if (there && (await storage.putIfMatch(key, body, there.tag))) return;
  }
}
