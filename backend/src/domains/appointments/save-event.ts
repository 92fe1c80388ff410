import type { OpenDayRow, openDayList } from '@shared/contract/endpoints';
import type { AuditNote } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { forgetRepeats } from '../../http/idempotency';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { type Told, lockEditing, tell } from './effects';
import { type EventChange, type EventFields, planEvent } from './plan-event';

/** Makes or changes an open day, moves its tables along, and tells who has a seat. */
export async function saveEvent(
  transaction: Queryable,
  { seen, ...change }: EventChange & { seen?: string | undefined },
): Promise<{ data: OpenDayRow; note: AuditNote }> {
  await lockEditing(transaction);
  const { before, after, shift, told } = await planEvent(transaction, change, true);
  if (!before) {
    await tell(transaction, told, seen);
    return made(transaction, after);
  }
  if (shift !== 0) {
    const move = `update open_day_tables set starts_at = starts_at + $2 * interval '1 millisecond',
      ends_at = ends_at + $2 * interval '1 millisecond', version = version + 1 where event_id = $1`;
    await transaction.query(move, [before.id, shift]);
  }
  if (after.state === 'cancelled') await giveBack(transaction, before.id);
  const done = await changeRow(transaction, {
    table: 'open_day_events',
    id: before.id,
    version: before.version,
    columns: columnsOf(after),
  });
  await tell(transaction, told, seen);
  const note = {
    objectType: 'open-day',
    objectId: before.id,
    before: done.before,
    after: { ...done.after, ...toldNote(told) },
  };
  return { data: await openDayRow(transaction, before.id), note };
}

/** The audit's note of those who were told: how many. */
export function toldNote(told: readonly Told[]): Record<string, unknown> {
  return told.length === 0 ? {} : { told: told.length };
}

async function made(transaction: Queryable, after: EventFields): Promise<{ data: OpenDayRow; note: AuditNote }> {
  const sql = `insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at, state)
    values ($1, $2, $3, $4, $5, $6) returning id`;
  const columns = columnsOf(after);
  const { id } = await onlyRow<{ id: number }>(transaction, sql, Object.values(columns));
  return { data: await openDayRow(transaction, id), note: { objectType: 'open-day', objectId: id, after: columns } };
}

/** Gives everybody's seat back, and what they asked for before may be asked for again. */
async function giveBack(transaction: Queryable, eventId: number): Promise<void> {
  const owners = await transaction.query<{ userId: number }>(
    'update bookings set cancelled_at = now(), sequence = sequence + 1, changed_at = now() where event_id = $1 and cancelled_at is null returning user_id as "userId"',
    [eventId],
  );
  for (const { userId } of owners) await forgetRepeats(transaction, userId);
}

function columnsOf({ title, place, startsAt, endsAt, bookingEndsAt, state }: EventFields) {
  return { title, place, starts_at: startsAt, ends_at: endsAt, booking_ends_at: bookingEndsAt, state };
}

const columns = `e.id, e.version, e.title, e.place, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.booking_ends_at as "bookingEndsAt", e.state, e.sample,
  (select count(*)::int from open_day_tables t where t.event_id = e.id) as tables,
  (select coalesce(sum(t.capacity), 0)::int from open_day_tables t where t.event_id = e.id) as seats,
  (select count(*)::int from bookings b where b.event_id = e.id and b.cancelled_at is null) as booked`;

export function openDayRows(query: DeskQuery<typeof openDayList>) {
  const where = new Conditions()
    .search(query.keyword, ['e.title', 'e.place'])
    .when(query.state, (state) => `e.state = ${state}`);
  const sorts = { startsAt: 'e.starts_at', title: 'e.title', state: 'e.state' };
  return { columns, from: 'open_day_events e', key: 'e.id', sorts, where };
}

function openDayRow(database: Queryable, id: number): Promise<OpenDayRow> {
  return onlyRow<OpenDayRow>(database, `select ${columns} from open_day_events e where e.id = $1`, [id]);
}
