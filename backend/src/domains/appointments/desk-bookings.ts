import type { DataOf, DeskBooking, bookingCheckIn, deskBookingList } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { notify } from '../notices/notify';
import { lockSeat } from './seat-locks';
import { calendarOf, freeSeat } from './seats';
import { MINE } from './site-clock';
import { fillSeats } from './waiting-list';

const columns = `b.id, b.event_id as "eventId", e.title as "eventTitle", b.table_id as "tableId", t.name as "tableName",
  t.starts_at as "startsAt", b.name, b.phone, b.company, b.note, b.code,
  case when b.cancelled_at is null then 'booked' else 'cancelled' end as status, b.checked_in_at as "checkedInAt",
  b.created_at as "createdAt"`;
const from = 'bookings b join open_day_tables t on t.id = b.table_id join open_day_events e on e.id = b.event_id';

export function bookingRows(query: DeskQuery<typeof deskBookingList>) {
  const where = new Conditions()
    .search(query.keyword, ['b.name', 'b.phone', 'b.company', 'b.code'])
    .when(query.eventId, (eventId) => `b.event_id = ${eventId}`)
    .when(query.tableId, (tableId) => `b.table_id = ${tableId}`)
    .when(query.status, (status) => `(b.cancelled_at is null) = (${status} = 'booked')`)
    .when(query.checkedIn, (checkedIn) => `(b.checked_in_at is not null) = ${checkedIn}::boolean`);
  const sorts = {
    createdAt: 'b.created_at',
    startsAt: 't.starts_at',
    name: 'b.name',
    tableName: 't.name',
    checkedInAt: 'b.checked_in_at',
  };
  return { columns, from, key: 'b.id', sorts, where };
}

function deskBooking(database: Queryable, id: number): Promise<DeskBooking> {
  return onlyRow<DeskBooking>(database, `select ${columns} from ${from} where b.id = $1`, [id]);
}

/** Takes a seat back and tells who had it. */
export async function cancelForVisitor(
  transaction: Queryable,
  { bookingId, reason }: { bookingId: number; reason: string },
): Promise<DeskBooking> {
  const booking = found(await lockSeat(transaction, bookingId));
  if (booking.cancelled) throw new Refusal('booking-cancelled');
  if (booking.over) throw new Refusal('event-over');
  await freeSeat(transaction, bookingId);
  await forgetRepeats(transaction, booking.userId);
  const row = await deskBooking(transaction, bookingId);
  const text = `你在${row.eventTitle}预约的${row.tableName}已被取消，原因：${reason}`;
  const calendar = await calendarOf(transaction, bookingId);
  await notify(transaction, { userId: booking.userId, kind: 'open-day', text, link: MINE, calendar });
  await fillSeats(transaction, booking.eventId);
  return row;
}

/** Checks in; of two at two doors with one code, one is told that it has been checked in: the row is locked. */
export async function checkIn(
  transaction: Queryable,
  { code, eventId }: { code: string; eventId: number },
): Promise<DataOf<typeof bookingCheckIn>> {
  const sql = 'select id from bookings where code = $1 for update';
  const holder = await firstRow<{ id: number }>(transaction, sql, [code]);
  if (!holder) return { outcome: 'unknown', booking: null };
  const before = await deskBooking(transaction, holder.id);
  if (before.eventId !== eventId) return { outcome: 'other-event', booking: before };
  if (before.status === 'cancelled') return { outcome: 'cancelled', booking: before };
  if (before.checkedInAt !== null) return { outcome: 'already', booking: before };
  await transaction.query('update bookings set checked_in_at = now() where id = $1', [before.id]);
  return { outcome: 'checked-in', booking: await deskBooking(transaction, before.id) };
}

export async function undoCheckIn(transaction: Queryable, bookingId: number): Promise<DeskBooking> {
  found(await lockSeat(transaction, bookingId));
  await transaction.query('update bookings set checked_in_at = null where id = $1', [bookingId]);
  return deskBooking(transaction, bookingId);
}
