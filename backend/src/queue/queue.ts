import type { FastifyInstance } from 'fastify';
import { type Database, type Queryable, firstRow, onlyRow } from '../database/database';
import { found, Refusal } from '../http/refusal';
import { keepDoing, msUntil } from '../keep-doing';

const SECOND = 1000;

/** The time between two looks for what is due: where nobody told of any, and where much is told of. */
const LOOK = { every: 30 * SECOND, least: SECOND };

/** A table whose rows are sent, each once, by whichever process comes first. */
export interface Queue {
  table: 'mails' | 'hook_calls';
  /** SQL of what sending a row needs, the table being `t`. */
  columns: string;
  limits: {
    /** ms for which a row that is being sent is this process's; longer than sending may take. */
    lease: number;
    /** ms after the first attempt that may succeed later, doubled after each further one. */
    backOff: number;
    longestBackOff: number;
    attempts: number;
  };
}

export interface Due {
  id: number;
  attempts: number;
  /** Whether a process that took it before said nothing of how it went. */
  left: boolean;
}

/** SQL: when a row is due next. */
const whenDue = ({ table }: Queue) => `select least((select min(next_at) from ${table} where state = 'waiting'),
  (select min(locked_until) from ${table} where state = 'sending'))`;

/** Reads how many rows wait, since when, how late the first of them is in seconds, and how many failed. */
export function readQueue(database: Queryable, table: Queue['table']) {
  const open = `filter (where state in ('waiting', 'sending'))`;
  return onlyRow<{ waiting: number; failed: number; waitingSince: string | null; late: number }>(
    database,
    `select count(*) ${open}::int as waiting, count(*) filter (where state = 'failed')::int as failed,
       min(made_at) ${open} as "waitingSince",
       greatest(0, extract(epoch from now() - least(min(next_at) filter (where state = 'waiting'),
         min(locked_until) filter (where state = 'sending'))))::float8 as late from ${table}`,
  );
}

/**
 * Takes the row that is due for longest. It is marked before it is sent: what a process that ended leaves behind is taken again
 * once its lease is over.
 */
export function claim<Row>(database: Queryable, { table, columns, limits }: Queue): Promise<(Row & Due) | undefined> {
  const sql = `with due as (
      select id, state from ${table} where (state = 'waiting' and next_at <= now()) or (state = 'sending' and locked_until <= now())
      order by next_at, id limit 1 for update skip locked)
    update ${table} t set state = 'sending', attempts = attempts + 1, locked_until = now() + $1 * interval '1 millisecond'
    from due where t.id = due.id returning t.id, t.attempts, due.state = 'sending' as left, ${columns}`;
  return firstRow<Row & Due>(database, sql, [limits.lease]);
}

export interface Outcome {
  /** `again`: it may succeed later. */
  state: 'sent' | 'failed' | 'cancelled' | 'unsure' | 'again';
  /** The other side's words. */
  said?: string;
}

/** Longest text of the other side that is kept, in characters. */
const MOST_SAID = 500;

/** Writes down how it went, unless the lease ended and another took it. */
export async function settle(
  database: Queryable,
  { table, limits }: Queue,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  { state, said = '' }: Outcome,
): Promise<void> {
  const again = state === 'again' && attempts < limits.attempts;
  const wait = Math.min(limits.longestBackOff, limits.backOff * 2 ** (attempts - 1));
  const then = again
    ? `, next_at = now() + ${wait} * interval '1 millisecond'`
    : state === 'sent'
      ? ', sent_at = now()'
      : '';
  const sql = `update ${table} set state = $3, last_error = $4, locked_until = null${then}
    where id = $1 and attempts = $2 and state = 'sending'`;
  const next = again ? 'waiting' : state === 'again' ? 'failed' : state;
  await database.query(sql, [id, attempts, next, said.replaceAll('\0', '').slice(0, MOST_SAID)]);
}

/** Puts a row back to where it waits, due now, with all its attempts; or not to be sent. The state it had. */
export async function requeue(
  transaction: Queryable,
  table: Queue['table'],
  id: number,
  to: 'waiting' | 'cancelled',
): Promise<string> {
  const { state, leased } = found(
    await firstRow<{ state: string; leased: boolean }>(
      transaction,
      `select state, coalesce(locked_until > now(), false) as leased from ${table} where id = $1 for update`,
      [id],
    ),
  );
  if (state === 'sent' || (state === 'sending' && leased)) throw new Refusal('under-way');
  const again = to === 'waiting' ? `, attempts = 0, next_at = now()` : '';
  await transaction.query(`update ${table} set state = $2, locked_until = null${again} where id = $1`, [id, to]);
  return state;
}

interface Work {
  database: Database;
  queue: Queue;
  /** How many are sent at once: one that hangs holds up no others. */
  lanes: number;
  /** Sends one that is due; false where none is. */
  next: () => Promise<boolean>;
}

/** Sends what is due until the application closes; several processes share the work. */
export function keepSending(app: FastifyInstance, { database, queue, lanes, next }: Work): void {
  keepDoing(app, {
    failed: `${queue.table} could not be looked after`,
    ...LOOK,
    listen: (heard) => database.listen(heard),
    due: () => msUntil(database, whenDue(queue)),
    work: async (closing) => {
      const lane = async () => {
        while (!closing.aborted && (await next()));
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },
  });
}
