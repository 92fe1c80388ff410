import { type Database, onlyRow } from '../../database/database';
import { microseconds } from '../../http/place';

/** The form of a cursor, with at most so many digits that every such text is a number to the database. */
const cursorForm = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/;

export interface Changes {
  topics: { topic: string; at: string }[];
  cursor: string;
  /** Whether there is more at once. */
  more: boolean;
  /** Whether changes were lost; true where changes since the cursor are not known any more: everything may have changed. */
  lost: boolean;
  /** Whether there is more once something that began before it has ended, of which nobody will tell. */
  isHeldBack: boolean;
}

interface Asked {
  /** Absent: from now on. */
  after: string | undefined;
  limit: number;
}

/**
 * SQL: whether everything that began before a row's transaction has ended. A transaction may commit long after others with higher
 * numbers; what comes behind it waits, so that nobody who has read on misses it.
 */
const settled = '(transaction_id < pg_snapshot_xmin(pg_current_snapshot()))';

/** Reads changes since a cursor, in the order of its transactions. */
export async function readChanges(database: Database, { after, limit }: Asked): Promise<Changes> {
  const fromNow = async (lost: boolean) => {
    return { topics: [], cursor: await present(database), more: false, lost, isHeldBack: false };
  };
  if (after === undefined) return fromNow(false);
  const place = placeOf(after);
  const found = place && (await readAfter(database, place, limit));
  if (!found) return fromNow(true);
  const { told, isHeldBack } = found;
  const rows = told.slice(0, limit);
  const topics = rows.map(({ topic, at }) => ({ topic, at }));
  const last = rows.at(-1);
  const cursor = last ? cursorOf({ ...last, at: last.micros, databaseId: place.databaseId }) : after;
  return { topics, cursor, more: told.length > limit, lost: false, isHeldBack };
}

interface Row {
  transactionId: string;
  id: string;
  micros: string;
  topic: string;
  at: string;
}

type Found = { known: boolean; isHeldBack: boolean } & (Row | { [Column in keyof Row]: null });

/** Reads one row more than the limit where there is one; null where the place is none of this outbox, or was swept. */
async function readAfter(
  database: Database,
  { databaseId, transactionId, id, at }: Place,
  limit: number,
): Promise<{ told: Row[]; isHeldBack: boolean } | null> {
  // A single statement is a single snapshot: nothing is swept between the question whether it was and the reading.
  const place = '($2::text::xid8, $3::text::bigint)';
  const rows = await database.query<Found>(
    `select s.home = changes_home() and s.database_id::text = $1
         and (${place} = (s.swept_transaction_id, s.swept_id)
           or (${place} > (s.swept_transaction_id, s.swept_id) and exists (select 1 from changes c
             where (c.transaction_id, c.id) = ${place} and ${microseconds('c.at')} = $4::text))) as known,
       exists (select 1 from changes where (transaction_id, id) > ${place} and not ${settled}) as "isHeldBack",
       c.transaction_id::text as "transactionId", c.id::text, ${microseconds('c.at')} as micros, c.topic, c.at
     from change_state s left join (
       select * from changes where (transaction_id, id) > ${place} and ${settled}
       order by transaction_id, id limit $5::int
     ) c on true order by c.transaction_id, c.id`,
    [databaseId, transactionId, id, at, limit + 1],
  );
  const [first] = rows;
  if (!first?.known) return null;
  return { told: rows.flatMap((row) => (row.topic === null ? [] : [row])), isHeldBack: first.isHeldBack };
}

/** A cursor behind all that is settled. */
async function present(database: Database): Promise<string> {
  const { atHome, ...place } = await onlyRow<Place & { atHome: boolean }>(
    database,
    `select s.home = changes_home() as "atHome", s.database_id::text as "databaseId",
       coalesce(c.transaction_id, s.swept_transaction_id)::text as "transactionId", coalesce(c.id, s.swept_id)::text as id,
       coalesce(${microseconds('c.at')}, '0') as at
     from change_state s left join (
       select * from changes where ${settled} order by transaction_id desc, id desc limit 1
     ) c on true`,
  );
  if (atHome) return cursorOf(place);
  await beginAnew(database);
  return present(database);
}

/** Begins anew: after a restore from a backup neither the rows nor the cursors mean anything. */
async function beginAnew(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const sql = `update change_state set database_id = gen_random_uuid(), home = changes_home(), swept_transaction_id = '0',
      swept_id = 0 where home <> changes_home() returning 1 as one`;
    const mine = await transaction.query(sql);
    // Two that ask at once: the second waits for the first, and then has nothing to do.
    if (mine.length > 0) await transaction.query('delete from changes');
  });
}

/** A place in the outbox: the row that was told last. */
interface Place {
  /** The outbox's own number, another one after it was restored. */
  databaseId: string;
  /** Numbers of 64 bits stay text. */
  transactionId: string;
  id: string;
  /** Microseconds since 1970 of the row: one with the same numbers, written after files were put back, has another. */
  at: string;
}

/** Opaque to who asks. */
function cursorOf({ databaseId, transactionId, id, at }: Place): string {
  return Buffer.from([databaseId, transactionId, id, at].join('.')).toString('base64url');
}

/** Reads a cursor; null where it is none. */
function placeOf(cursor: string): Place | null {
  const match = cursorForm.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) return null;
  const [, databaseId = '', transactionId = '', id = '', at = ''] = match;
  const place = { databaseId, transactionId, id, at };
  // Decoding forgives letters too many.
  return cursorOf(place) === cursor ? place : null;
}
