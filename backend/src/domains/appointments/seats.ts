import type { Booking, InputOf, tableSubmitAppointment } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { bookingSelect } from './rows';
import { plainPhone } from './plain-phone';

/** Details that somebody gives when they ask for a seat. */
export type BookingForm = InputOf<typeof tableSubmitAppointment>;

export async function readBooking(transaction: Queryable, id: number): Promise<Booking> {
  return onlyRow<Booking>(transaction, `${bookingSelect} where b.id = $1`, [id]);
}

/** The number of the booking that it makes; that there is a seat, and none of this person's, was asked behind the lock. */
export async function insertBooking(
  transaction: Queryable,
  { tableId, name, phone, company = '', note = '' }: BookingForm,
  { eventId, userId }: { eventId: number; userId: number },
): Promise<number> {
  const sql = `insert into bookings (event_id, table_id, user_id, name, phone, company, note) values ($1, $2, $3, $4, $5, $6, $7)
    returning id`;
  const parameters = [eventId, tableId, userId, name, plainPhone(phone), company, note];
  return (await onlyRow<{ id: number }>(transaction, sql, parameters)).id;
}

/** A booking at another table: its code and its number stay, and calendars learn that it is newer. */
export async function moveBooking(transaction: Queryable, bookingId: number, tableId: number): Promise<void> {
  const sql = `update bookings set table_id = $2, sequence = sequence + 1, changed_at = now(), reminded_at = null where id = $1`;
  await transaction.query(sql, [bookingId, tableId]);
}

/** Takes a seat back; what the calendar has of it is older than this. */
export async function freeSeat(transaction: Queryable, bookingId: number): Promise<void> {
  const sql = `update bookings set cancelled_at = now(), checked_in_at = null, sequence = sequence + 1, changed_at = now() where id = $1`;
  await transaction.query(sql, [bookingId]);
}
