import { createHash } from 'node:crypto';
import type { Effects } from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import type { Queryable } from '../../database/database';
import { notify } from '../notices/notify';
import { lockPeople } from './seat-locks';
import { calendarOf } from './seats';
import { MINE } from './site-clock';

/** The lock, any number, of editors of open days, who wait for one another: what one checked still holds when they write. */
const EDITING_LOCK = 7_204_513;

export async function lockEditing(transaction: Queryable): Promise<void> {
  await transaction.query(`select 1 as one from (select pg_advisory_xact_lock(${EDITING_LOCK})) locked`);
}

export interface Seat {
  bookingId: number;
  userId: number;
  name: string;
  tableId: number;
  tableName: string;
}

/** Somebody with a seat, and the news of a change for them. */
export interface Told extends Seat {
  text: string;
}

/** Reads taken seats of an open day, or of one of its tables, locked where the change is really made. */
export async function seatsOf(
  transaction: Queryable,
  { eventId, tableId, lock }: { eventId: number; tableId?: number; lock: boolean },
): Promise<Seat[]> {
  const sql = `select b.id as "bookingId", b.user_id as "userId", b.name, t.id as "tableId", t.name as "tableName"
    from bookings b join open_day_tables t on t.id = b.table_id
    where b.event_id = $1 and ($2::int is null or b.table_id = $2) and b.cancelled_at is null
    order by b.id ${lock ? 'for update of b' : ''}`;
  const parameters = [eventId, tableId ?? null];
  if (lock) {
    const owners = `select user_id as "userId" from bookings where event_id = $1 and ($2::int is null or table_id = $2) and cancelled_at is null`;
    const people = await transaction.query<{ userId: number }>(owners, parameters);
    await lockPeople(
      transaction,
      people.map(({ userId }) => userId),
    );
  }
  return transaction.query<Seat>(sql, parameters);
}

/** Effects that a view shows before a change is made. */
export function effectsOf(told: readonly Told[]): Effects {
  return {
    seen: seenOf(told),
    told: told.map(({ bookingId, name, tableName, text }) => ({ bookingId, name, tableName, text })),
  };
}

/** Tells everybody concerned, once it is done, and calendars that theirs is newer. @throws Refusal `effects-unseen` where they are others than the editor saw */
export async function tell(transaction: Queryable, told: readonly Told[], seen: string | undefined): Promise<void> {
  if (seenOf(told) !== (seen ?? null)) throw new Refusal('effects-unseen');
  if (told.length === 0) return;
  const newer = `update bookings set sequence = sequence + 1, changed_at = now(), reminded_at = null
    where id in (select jsonb_array_elements_text($1::jsonb)::int)`;
  await transaction.query(newer, [JSON.stringify(told.map(({ bookingId }) => bookingId))]);
  for (const { bookingId, userId, text } of told) {
    const calendar = await calendarOf(transaction, bookingId);
    await notify(transaction, { userId, kind: 'open-day', text, link: MINE, calendar });
  }
}

/** Says which people and which words were seen, so that nobody is told what the editor did not read. */
function seenOf(told: readonly Told[]): string | null {
  if (told.length === 0) return null;
  const words = told.map(({ bookingId, text }) => `${bookingId} ${text}`).join('\n');
  return createHash('sha256').update(words).digest('base64url');
}
