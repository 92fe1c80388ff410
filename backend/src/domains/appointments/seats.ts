import { calendarFile, seatEntry } from '@shared/contract/calendar';
import type { Booking, InputOf, tableSubmitAppointment } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { queueMail } from '../mail/queue-mail';
import { bookingSelect } from './rows';
import { plainPhone } from './plain-phone';
import { MINE, span } from './site-clock';

/** Details that somebody gives when they ask for a seat. */
export type BookingForm = InputOf<typeof tableSubmitAppointment>;

export async function readBooking(transaction: Queryable, id: number): Promise<Booking> {
  return onlyRow<Booking>(transaction, `${bookingSelect} where b.id = $1`, [id]);
}

/** What a calendar takes of a booking, as it is now. */
export async function calendarOf(transaction: Queryable, bookingId: number): Promise<string> {
  return calendarFile(seatEntry(await readBooking(transaction, bookingId)));
}

/** Confirms by mail what a person did with their seat themselves; on the site they saw it. */
export async function confirmSeat(
  transaction: Queryable,
  { bookingId, userId, done }: { bookingId: number; userId: number; done: string },
): Promise<Booking> {
  const booking = await readBooking(transaction, bookingId);
  const { event, table, sequence = 0 } = booking;
  const sql = 'select email from users where id = $1 and email is not null and mail_notices';
  const person = await firstRow<{ email: string }>(transaction, sql, [userId]);
  if (person)
    await queueMail(transaction, {
      to: person.email,
      subject: `${done}：${event.title}`,
      text: `${done}：${event.title}，${table.name}，${span(table.startsAt, table.endsAt)}（北京时间），${event.place}。`,
      link: MINE,
      key: `notice-seat-${bookingId}-${sequence}`,
      userId,
      calendar: calendarFile(seatEntry(booking)),
    });
  return booking;
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
