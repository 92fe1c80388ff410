import { type Queryable, firstRow } from '../../database/database';
import { forgetRepeats } from '../../http/idempotency';
import { notify } from '../notices/notify';
import { lockPeople } from './seat-locks';
import { calendarOf, insertBooking, moveBooking } from './seats';
import { MINE, span } from './site-clock';

/** The next person on the list, and their table. */
interface Next {
  id: number;
  userId: number;
  tableId: number;
  name: string;
  phone: string;
  company: string;
  note: string;
  title: string;
  tableName: string;
  startsAt: string;
  endsAt: string;
  /** The seat that the person has at another table. */
  bookingId: number | null;
  leaves: string | null;
}

/**
 * Gives free seats of an open day to who waits for them, first come first served. Who has a seat at another table leaves it,
 * and that one is given out in turn. The tables are locked by now.
 */
export async function fillSeats(transaction: Queryable, eventId: number): Promise<void> {
  const waiting = 'select user_id as "userId" from booking_waits where event_id = $1';
  const people = await transaction.query<{ userId: number }>(waiting, [eventId]);
  if (people.length === 0) return;
  await lockPeople(
    transaction,
    people.map(({ userId }) => userId),
  );
  for (let next = await nextOf(transaction, eventId); next; next = await nextOf(transaction, eventId))
    await giveSeat(transaction, eventId, next);
}

/** SQL: those for whom there is a seat by now. Who is inside already goes nowhere else. */
const DUE = `from booking_waits w join open_day_events e on e.id = w.event_id join open_day_tables t on t.id = w.table_id
    left join bookings mine on mine.event_id = w.event_id and mine.user_id = w.user_id and mine.cancelled_at is null
    left join open_day_tables old on old.id = mine.table_id
  where e.state = 'published' and e.booking_ends_at > now() and mine.checked_in_at is null
    and t.capacity > (select count(*) from bookings b where b.table_id = t.id and b.cancelled_at is null)`;

/** An open day at which a seat is free that somebody waits for: of who deleted their account. */
export async function eventToFill(database: Queryable): Promise<number | undefined> {
  const sql = `select w.event_id as "eventId" ${DUE} limit 1`;
  return (await firstRow<{ eventId: number }>(database, sql))?.eventId;
}

/** Finds the person who has waited longest among those for whom there is a seat by now. */
function nextOf(transaction: Queryable, eventId: number): Promise<Next | undefined> {
  const sql = `select w.id, w.user_id as "userId", w.table_id as "tableId", w.name, w.phone, w.company, w.note, e.title,
      t.name as "tableName", t.starts_at as "startsAt", t.ends_at as "endsAt", mine.id as "bookingId", old.name as leaves
    ${DUE} and w.event_id = $1
    order by w.id limit 1 for update of w`;
  return firstRow<Next>(transaction, sql, [eventId]);
}

async function giveSeat(transaction: Queryable, eventId: number, next: Next): Promise<void> {
  const { id, userId, tableId, bookingId, leaves, title, tableName, startsAt, endsAt } = next;
  await transaction.query('delete from booking_waits where id = $1', [id]);
  const seat = bookingId ?? (await insertBooking(transaction, next, { eventId, userId }));
  if (bookingId !== null) await moveBooking(transaction, bookingId, tableId);
  await forgetRepeats(transaction, userId);
  const left = leaves === null ? '' : `，${leaves}的座位已经让出`;
  const text = `${title}：${tableName}空出了座位，按候补的先后订给了你${left}。时间是 ${span(startsAt, endsAt)}，来不了的话请取消。`;
  const calendar = await calendarOf(transaction, seat);
  await notify(transaction, { userId, kind: 'open-day', text, link: MINE, calendar });
}
