import type { OpenDayRow, openDayList } from '@shared/contract/endpoints';
import type { AuditNote } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { forgetRepeats } from '../../http/idempotency';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, writeRow } from '../../lists/save-row';
import { type Told, lockEditing, tell } from './effects';
import { type EventChange, type EventFields, planEvent } from './plan-event';

/** Makes or changes an open day, moves its tables along, and tells who has a seat. */
export async function saveEvent(
  transaction: Queryable,
  { seen, ...change }: EventChange & { seen?: string | undefined },
): Promise<{ data: OpenDayRow; note: AuditNote }> {
  await lockEditing(transaction);
  const { before, after, shift, told } = await planEvent(transaction, change, true);
  if (before && shift !== 0) {
    const move = `update open_day_tables set starts_at = starts_at + $2 * interval '1 millisecond',
      ends_at = ends_at + $2 * interval '1 millisecond', version = version + 1 where event_id = $1`;
    await transaction.query(move, [before.id, shift]);
  }
  if (before && after.state === 'cancelled') await giveBack(transaction, before.id);
  const form = { id: before?.id, version: before?.version, columns: columnsOf(after) };
  const { id, ...done } = await writeRow(transaction, 'open_day_events', form);
  await tell(transaction, told, seen);
  const noted = before ? { before: done.before, after: { ...done.after, ...toldNote(told) } } : { after: form.columns };
  const note = { objectType: 'open-day', objectId: id, ...noted };
  return { data: await readRow<OpenDayRow>(transaction, listed, id), note };
}

/** The audit's note of those who were told: how many. */
export function toldNote(told: readonly Told[]): Record<string, unknown> {
  return told.length === 0 ? {} : { told: told.length };
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

const listed = {
  columns: `e.id, e.version, e.title, e.place, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.booking_ends_at as "bookingEndsAt", e.state, e.sample,
  (select count(*)::int from open_day_tables t where t.event_id = e.id) as tables,
  (select coalesce(sum(t.capacity), 0)::int from open_day_tables t where t.event_id = e.id) as seats,
  (select count(*)::int from bookings b where b.event_id = e.id and b.cancelled_at is null) as booked`,
  from: 'open_day_events e',
  key: 'e.id',
};

export function openDayRows(query: DeskQuery<typeof openDayList>) {
  const where = new Conditions()
    .search(query.keyword, ['e.title', 'e.place'])
    .when(query.state, (state) => `e.state = ${state}`);
  const sorts = { startsAt: 'e.starts_at', title: 'e.title', state: 'e.state' };
  return { ...listed, sorts, where };
}
