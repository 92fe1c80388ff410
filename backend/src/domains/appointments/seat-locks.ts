import { type Queryable, firstRow } from '../../database/database';

/*
 * Order of locks. A change of seats locks the tables of the open day, then the people concerned, then bookings and waits, each by
 * number. Who deletes an account locks the person and then what is theirs, and no table: nobody waits in a circle.
 */

/** Locks all tables of an open day: seats at them are given out by one at a time. */
export async function lockTables(transaction: Queryable, eventId: number): Promise<void> {
  await transaction.query('select id from open_day_tables where event_id = $1 order by id for update', [eventId]);
}

/** The tables of the open day that a table is of. Its number; null where there is no such table. */
export async function lockTablesBeside(transaction: Queryable, tableId: number): Promise<number | null> {
  const sql = 'select event_id as "eventId" from open_day_tables where id = $1';
  const table = await firstRow<{ eventId: number }>(transaction, sql, [tableId]);
  if (!table) return null;
  await lockTables(transaction, table.eventId);
  return table.eventId;
}

/** A booking, as who changes it has to know it. */
export interface LockedSeat {
  id: number;
  eventId: number;
  tableId: number;
  userId: number;
  cancelled: boolean;
  /** Whether its code was taken at the door. */
  inside: boolean;
  /** Whether the day has passed. */
  over: boolean;
  closed: boolean;
}

/** A booking with everything that has to be locked before it; undefined where there is none, or it is not `userId`'s. */
export async function lockSeat(
  transaction: Queryable,
  bookingId: number,
  userId?: number,
): Promise<LockedSeat | undefined> {
  const find =
    'select event_id as "eventId", user_id as "userId" from bookings where id = $1 and user_id = coalesce($2::int, user_id)';
  const found = await firstRow<{ eventId: number; userId: number }>(transaction, find, [bookingId, userId ?? null]);
  if (!found) return undefined;
  await lockTables(transaction, found.eventId);
  await lockPeople(transaction, [found.userId]);
  const sql = `select b.id, b.event_id as "eventId", b.table_id as "tableId", b.user_id as "userId", b.cancelled_at is not null as cancelled,
      b.checked_in_at is not null as inside, e.ends_at <= now() as over, e.booking_ends_at <= now() as closed
    from bookings b join open_day_events e on e.id = b.event_id where b.id = $1 for update of b`;
  return firstRow<LockedSeat>(transaction, sql, [bookingId]);
}

/** Keeps people from going away until what is written about them is. */
export async function lockPeople(transaction: Queryable, userIds: readonly number[]): Promise<void> {
  const sql = `select id from users where id in (select jsonb_array_elements_text($1::jsonb)::int) order by id for key share`;
  await transaction.query(sql, [JSON.stringify(userIds)]);
}
