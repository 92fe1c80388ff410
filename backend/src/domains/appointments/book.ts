import type { Booking, Wait } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { plainPhone } from './plain-phone';
import { waitSelect } from './rows';
import { lockSeat, lockTablesBeside } from './seat-locks';
import { type BookingForm, confirmSeat, freeSeat, insertBooking, moveBooking, readBooking } from './seats';
import { fillSeats } from './waiting-list';

/** Books a seat. A seat that somebody waits for is theirs first. */
export async function book(transaction: Queryable, form: BookingForm, userId: number): Promise<Booking> {
  const table = await openTable(transaction, form.tableId);
  const { eventId } = table;
  if ((await tableOfSeat(transaction, eventId, userId)) !== undefined) throw new Refusal('already-booked');
  if (table.left <= 0) throw new Refusal('table-full');
  const bookingId = await insertBooking(transaction, form, { eventId, userId });
  return confirmSeat(transaction, { bookingId, userId, done: '订好了' });
}

/** Changes the table of a booking, in one step: whoever is refused keeps the seat they have. */
export async function move(
  transaction: Queryable,
  { bookingId, tableId }: { bookingId: number; tableId: number },
  userId: number,
): Promise<Booking> {
  const seat = found(await lockSeat(transaction, bookingId, userId));
  if (seat.cancelled) throw new Refusal('booking-cancelled');
  if (seat.inside) throw new Refusal('checked-in');
  if (seat.tableId === tableId) return readBooking(transaction, bookingId);
  const table = await openTable(transaction, tableId);
  // A table of another open day is booked there, on lists of its own.
  if (table.eventId !== seat.eventId) throw new Refusal('not-found');
  // The visitor was the first on its list.
  if ((await tableOfSeat(transaction, seat.eventId, userId)) === tableId) return readBooking(transaction, bookingId);
  if (table.left <= 0) throw new Refusal('table-full');
  await moveBooking(transaction, bookingId, tableId);
  await transaction.query('delete from booking_waits where table_id = $1 and user_id = $2', [tableId, userId]);
  await forgetRepeats(transaction, userId);
  await fillSeats(transaction, seat.eventId);
  return confirmSeat(transaction, { bookingId, userId, done: '换好了' });
}

/** Gives a seat back, to who waits for it. */
export async function cancel(transaction: Queryable, bookingId: number, userId: number): Promise<Booking> {
  const seat = found(await lockSeat(transaction, bookingId, userId));
  if (seat.cancelled) throw new Refusal('booking-cancelled');
  if (seat.over) throw new Refusal('event-over');
  if (seat.inside) throw new Refusal('checked-in');
  await freeSeat(transaction, bookingId);
  await forgetRepeats(transaction, userId);
  await fillSeats(transaction, seat.eventId);
  return confirmSeat(transaction, { bookingId, userId, done: '取消了' });
}

/** Puts a person at the end of a table's list; they are on one list of an open day at most. */
export async function wait(transaction: Queryable, form: BookingForm, userId: number): Promise<Wait> {
  const { tableId, name, phone, company = '', note = '' } = form;
  const table = await openTable(transaction, tableId);
  if ((await tableOfSeat(transaction, table.eventId, userId)) === tableId) throw new Refusal('already-booked');
  if (table.left > 0) throw new Refusal('seat-free');
  const sql = `insert into booking_waits (event_id, table_id, user_id, name, phone, company, note)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (event_id, user_id) do nothing returning id`;
  const parameters = [table.eventId, tableId, userId, name, plainPhone(phone), company, note];
  const made = await firstRow<{ id: number }>(transaction, sql, parameters);
  if (!made) throw new Refusal('already-waiting');
  return onlyRow<Wait>(transaction, `${waitSelect} where w.id = $1`, [made.id]);
}

/** Takes a person off a list. */
export async function leave(transaction: Queryable, waitId: number, userId: number): Promise<void> {
  const sql = 'delete from booking_waits where id = $1 and user_id = $2 returning id';
  // The place in the queue may have become a seat a moment ago.
  if (!(await firstRow(transaction, sql, [waitId, userId]))) throw new Refusal('wait-over');
  await forgetRepeats(transaction, userId);
}

/** A table at which one may ask for a seat, behind the lock, once who waits has got theirs. @throws Refusal where nobody may */
async function openTable(transaction: Queryable, tableId: number): Promise<{ eventId: number; left: number }> {
  const eventId = found(await lockTablesBeside(transaction, tableId));
  await fillSeats(transaction, eventId);
  // The event is asked for once the lock is there: an editor who held it may have cancelled the event, or taken the table away.
  const event = await firstRow<{ over: boolean; left: number }>(
    transaction,
    `select e.booking_ends_at <= now() as over,
       t.capacity - (select count(*) from bookings b where b.table_id = t.id and b.cancelled_at is null)::int as left
     from open_day_tables t join open_day_events e on e.id = t.event_id where t.id = $1 and e.state = 'published'`,
    [tableId],
  );
  const { over, left } = found(event);
  if (over) throw new Refusal('event-over');
  return { eventId, left };
}

/** The table at which a person has a seat at an open day. */
async function tableOfSeat(transaction: Queryable, eventId: number, userId: number): Promise<number | undefined> {
  const sql =
    'select table_id as "tableId" from bookings where event_id = $1 and user_id = $2 and cancelled_at is null';
  return (await firstRow<{ tableId: number }>(transaction, sql, [eventId, userId]))?.tableId;
}
