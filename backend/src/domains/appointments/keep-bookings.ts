import type { FastifyInstance } from 'fastify';
import { type Database, firstRow } from '../../database/database';
import { keepDoing, msUntil } from '../../keep-doing';
import { notify } from '../notices/notify';
import { lockPeople, lockTables } from './seat-locks';
import { calendarOf } from './seats';
import { MINE, span } from './site-clock';
import { eventToFill, fillSeats } from './waiting-list';

/** ms between two looks, however often it is told of changes; and where nothing is told of, since that may have been lost. */
const LEAST = 1000;
const MOST = 30_000;

/** Hours before a table begins at which its people are reminded; who booked later than that remembers. */
const AHEAD = 24;

/** Does what is due with bookings by time alone. */
export async function lookAfterBookings(database: Database, closing?: AbortSignal): Promise<void> {
  for (const step of [fillNext, endNext, remindNext]) {
    while (!closing?.aborted && (await step(database)));
  }
}

/** Does it until the application closes; several processes may, and everybody is told once. */
export function keepBookings(app: FastifyInstance, { database }: { database: Database }): void {
  keepDoing(app, {
    failed: 'bookings could not be looked after',
    every: MOST,
    least: LEAST,
    // Bookings, waits and open days are told of.
    listen: (heard) => database.listen(heard),
    due: () => msUntil(database, WHEN_DUE),
    work: (closing) => lookAfterBookings(database, closing),
  });
}

/** SQL: an open day at which one may book. */
const OPEN = `e.state = 'published' and e.booking_ends_at > now()`;

/** SQL: a seat whose person is to be reminded, at its time. */
const REMINDED = `from bookings b join open_day_tables t on t.id = b.table_id join open_day_events e on e.id = b.event_id
  where b.cancelled_at is null and b.reminded_at is null and b.checked_in_at is null and e.state = 'published'
    and t.starts_at > now() and coalesce(b.changed_at, b.created_at) <= t.starts_at - interval '${AHEAD} hours'`;

/** SQL: when an open day ends for who waits, or somebody is to be reminded. */
const WHEN_DUE = `select least(
  (select min(e.booking_ends_at) from booking_waits w join open_day_events e on e.id = w.event_id where ${OPEN}),
  (select min(t.starts_at) - interval '${AHEAD} hours' ${REMINDED}))`;

/** Gives out seats of people who deleted their account. False where there are none. */
async function fillNext(database: Database): Promise<boolean> {
  const eventId = await eventToFill(database);
  if (eventId === undefined) return false;
  await database.transaction(async (transaction) => {
    await lockTables(transaction, eventId);
    await fillSeats(transaction, eventId);
  });
  return true;
}

/** Ends one wait at an open day where nobody books any more, and says so. False where there is none. */
async function endNext(database: Database): Promise<boolean> {
  const sql = `select w.id, w.user_id as "userId", e.title, t.name as "tableName", e.state = 'published' as held
    from booking_waits w join open_day_events e on e.id = w.event_id join open_day_tables t on t.id = w.table_id
    where not (${OPEN}) order by w.id limit 1`;
  const due = await firstRow<{ id: number; userId: number; title: string; tableName: string; held: boolean }>(
    database,
    sql,
  );
  if (!due) return false;
  const { id, userId, title, tableName, held } = due;
  await database.transaction(async (transaction) => {
    await lockPeople(transaction, [userId]);
    if (!(await firstRow(transaction, 'delete from booking_waits where id = $1 returning id', [id]))) return;
    const why = held ? `预订截止了，${tableName}没有再空出座位` : '取消了';
    const text = `${title}：${why}，候补到此为止。下一期定下来后会写在开放日的页面上。`;
    await notify(transaction, { userId, kind: 'open-day', text, link: 'open_day/' });
  });
  return true;
}

interface Reminder {
  id: number;
  userId: number;
  title: string;
  place: string;
  tableName: string;
  startsAt: string;
  endsAt: string;
}

/** Reminds one person of their seat. False where nobody is to be reminded. */
async function remindNext(database: Database): Promise<boolean> {
  const sql = `select b.id, b.user_id as "userId", e.title, e.place, t.name as "tableName", t.starts_at as "startsAt", t.ends_at as "endsAt"
    ${REMINDED} and t.starts_at <= now() + interval '${AHEAD} hours'
    order by t.starts_at, b.id limit 1`;
  const due = await firstRow<Reminder>(database, sql);
  if (!due) return false;
  const { id, userId, title, place, tableName } = due;
  await database.transaction(async (transaction) => {
    await lockPeople(transaction, [userId]);
    const claim = `update bookings set reminded_at = now() where id = $1 and reminded_at is null and cancelled_at is null returning id`;
    if (!(await firstRow(transaction, claim, [id]))) return;
    const text = `提醒：${title}，${tableName}，${span(due.startsAt, due.endsAt)}（北京时间），${place}。来不了的话请取消，座位会让给候补的人。`;
    const calendar = await calendarOf(transaction, id);
    await notify(transaction, { userId, kind: 'open-day', text, link: MINE, calendar });
  });
  return true;
}
