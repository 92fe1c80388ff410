import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Queryable, firstRow } from '../database/database';
import { addressHash } from './address-hash';
import { Refusal, refuseField } from './refusal';

/** A create that is asked for again, by a double click or a retry, happens once; both get the answer of the first. */
export interface Repeatable {
  /** The owner of creates: a person, or a guest's address by its hash. */
  owner: string;
  userId: number | null;
  /** Name of the call in the contract. */
  call: string;
  /** The client's name for this create; else what it is made of, which counts for a few seconds. */
  key: string;
  bodyHash: string;
}

/** Longer than any double click and most retries; somebody who writes the same again later means it. */
const SECONDS_ALIKE = 10;

/** Marks keys that are the hash of a body; no client's own begins so. */
const DERIVED = 'body:';

/** Identifies the create of a request. @throws InvalidRequest for a key that is none */
export async function repeatableOf(
  app: FastifyInstance,
  { headers, body, ip }: Pick<FastifyRequest, 'headers' | 'body' | 'ip'>,
  { call, userId }: Pick<Repeatable, 'call' | 'userId'>,
): Promise<Repeatable> {
  const given = headers['idempotency-key'];
  if (given !== undefined && !/^[\w-]{8,80}$/.test(String(given))) refuseField('Idempotency-Key', '格式不正确');
  // The validator has put the fields into the order of the contract, so that the same means the same.
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const owner = userId === null ? `guest ${await addressHash(app.database, ip)}` : `user ${userId}`;
  return { owner, userId, call, key: given === undefined ? DERIVED + bodyHash : String(given), bodyHash };
}

/**
 * Makes what `create` makes, unless it was made before: then gives the answer of that time. The key stands or falls with what
 * is created; who comes while the first is under way waits for it, and goes on in its place where it is refused.
 */
export async function onceOnly(
  transaction: Queryable,
  { owner, userId, call, key, bodyHash }: Repeatable,
  create: () => Promise<unknown>,
): Promise<unknown> {
  const claim = `insert into idempotency_keys as k (owner, user_id, call, key, body_hash) values ($1, $2, $3, $4, $5)
    on conflict (owner, call, key) do update set made_at = now(), answer = null
      where k.key like '${DERIVED}%' and k.made_at < now() - interval '${SECONDS_ALIKE} seconds'
    returning 1 as one`;
  if (await firstRow(transaction, claim, [owner, userId, call, key, bodyHash])) {
    const answer = await create();
    const keep = 'update idempotency_keys set answer = $4::jsonb where owner = $1 and call = $2 and key = $3';
    await transaction.query(keep, [owner, call, key, JSON.stringify(answer)]);
    return answer;
  }
  const sql = `select body_hash as "bodyHash", answer from idempotency_keys where owner = $1 and call = $2 and key = $3`;
  const made = await firstRow<{ bodyHash: string; answer: unknown }>(transaction, sql, [owner, call, key]);
  if (made?.bodyHash !== bodyHash) throw new Refusal('key-reused');
  return made.answer;
}

/**
 * Forgets repeats after somebody took back what they made: the same again is a new one. A call that is repeated at this moment
 * gets its answer anew, and is not waited for.
 */
export async function forgetRepeats(transaction: Queryable, userId: number): Promise<void> {
  const sql = `delete from idempotency_keys where (owner, call, key) in
    (select owner, call, key from idempotency_keys where user_id = $1 for update skip locked)`;
  await transaction.query(sql, [userId]);
}
