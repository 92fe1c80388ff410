import { randomBytes } from 'node:crypto';
import { StorageError } from './errors';
import { limits } from './object/limits';
import { skewSentence } from './object/bucket-errors';
import type { Storage } from './storage';

/** Creations of one key at a time; one of them has to win. */
const AT_ONCE = 5;

/** Makes sure that a store can be read; throws a sentence where it cannot. */
export async function probeReads(storage: Storage): Promise<void> {
  // The key does not matter: what is asked is whether there is an answer, and whether these credentials get it.
  for await (const _ of storage.list(limits.probe)) break;
  await storage.get(`${limits.probe}none`);
  const { clock } = storage;
  if (typeof clock === 'number' && Math.abs(clock) > limits.clock)
    throw new StorageError('StorageRefusedError', skewSentence(storage.place, clock));
}

/**
 * Makes sure that a store holds what whoever writes rests on, by doing it: of several that make one key, one wins; who
 * replaces what was replaced since is refused; what was written is listed, and gone once it is deleted. Throws a sentence.
 */
export async function probeWrites(storage: Storage): Promise<void> {
  await probeReads(storage);
  const key = `${limits.probe}${Date.now()}-${randomBytes(6).toString('hex')}`;
  try {
    await probeConditions(storage, key);
    await probeList(storage, key);
  } finally {
    await storage.delete(key);
  }
  if (await storage.get(key)) throw lies(storage, 'it still gives what was deleted');
}

/** Whether a store holds conditions on a key of its own; throws where it fails otherwise. */
export async function holdsConditions(storage: Storage): Promise<boolean> {
  try {
    await probeWrites(storage);
    return true;
  } catch (error) {
    if (error instanceof UnconditionalError) return false;
    throw error;
  }
}

/** A store whose conditions do not hold: two who write at once would both be told that they did. */
class UnconditionalError extends StorageError {
  constructor({ place }: Storage, what: string) {
    super(
      'StorageRefusedError',
      `${place} ${what}, so of two who write at once one would be lost: use a store that holds If-None-Match and If-Match, or keep the ledger in PostgreSQL by LEDGER=postgres://…`,
    );
  }
}

async function probeConditions(storage: Storage, key: string): Promise<void> {
  const bodies = Array.from({ length: AT_ONCE }, (_, at) => Buffer.from(`probe ${at} ${key}`));
  const won = await Promise.all(bodies.map((body) => putOrNone(storage, key, body)));
  if (won.filter(Boolean).length !== 1)
    throw new UnconditionalError(storage, 'lets several make one key (If-None-Match)');
  const first = bodies[won.indexOf(true)];
  const made = await storage.get(key);
  if (!made || !first?.equals(made.body)) throw lies(storage, 'it gives other bytes than were written');
  const second = Buffer.from(`replaced ${key}`);
  if (!(await storage.putIfMatch(key, second, made.tag)))
    throw new UnconditionalError(storage, 'refuses a replacement whose condition holds (If-Match)');
  if (await storage.putIfMatch(key, Buffer.from('stale'), made.tag))
    throw new UnconditionalError(storage, 'lets one replace what was replaced since (If-Match)');
  if (!(await storage.get(key))?.body.equals(second)) throw lies(storage, 'it gives other bytes than were written');
}

/** Conditions that are not implemented are none that hold. */
async function putOrNone(storage: Storage, key: string, body: Buffer): Promise<boolean> {
  try {
    return await storage.putIfAbsent(key, body);
  } catch (error) {
    const { cause } = error as { cause?: { $metadata?: { httpStatusCode?: number } } };
    if (cause?.$metadata?.httpStatusCode === 501)
      throw new UnconditionalError(storage, 'does not implement conditions (If-None-Match)');
    throw error;
  }
}

async function probeList(storage: Storage, key: string): Promise<void> {
  for await (const entry of storage.list(limits.probe)) if (entry.key === key) return;
  throw lies(storage, 'it does not list what was written');
}

function lies({ place }: Storage, what: string): StorageError {
  return new StorageError('StorageFailedError', `${place} cannot be relied on: ${what}`);
}
