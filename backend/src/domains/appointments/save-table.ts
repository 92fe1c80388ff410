import type { InputOf, OpenDayTableRow, openDayTableEffects, openDayTableList } from '@shared/contract/endpoints';
import type { AuditNote } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, writeRow } from '../../lists/save-row';
import { type Told, lockEditing, seatsOf, tell } from './effects';
import { eventRow, instantOr } from './plan-event';
import { toldNote } from './save-event';
import { dayAndTime, span } from './site-clock';
import { fillSeats } from './waiting-list';
import { WrongFields } from './wrong-fields';

export type TableChange = InputOf<typeof openDayTableEffects>;

type TableFields = Pick<
  OpenDayTableRow,
  'name' | 'topic' | 'description' | 'host' | 'capacity' | 'startsAt' | 'endsAt'
>;
type TableRow = TableFields & Pick<OpenDayTableRow, 'id' | 'version' | 'eventId'>;

interface TablePlan {
  before: TableRow | null;
  after: TableFields;
  eventId: number;
  told: Told[];
}

/** Plans a change of a table, checks it, and says whom it concerns. `lock`: the change is about to be made. */
export async function planTable(transaction: Queryable, change: TableChange, lock: boolean): Promise<TablePlan> {
  const before = change.id === undefined ? null : found(await tableRow(transaction, change.id, lock));
  if (before && before.version !== change.version) throw new Refusal('changed-since');
  const wrong = new WrongFields();
  const { eventId = before?.eventId, name, topic, capacity, startsAt, endsAt } = change;
  if (!before) wrong.need({ eventId, name, topic, capacity, startsAt, endsAt });
  if (before && eventId !== before.eventId) wrong.add('eventId', '桌不能换到另一个开放日');
  wrong.refuse();
  const event = eventId === undefined ? undefined : await eventRow(transaction, eventId, lock);
  if (!event) wrong.add('eventId', '没有这个开放日');
  else if (event.state === 'cancelled') wrong.add('eventId', '这个开放日已经取消');
  const after = changed(before, change);
  if (after.endsAt <= after.startsAt) wrong.add('endsAt', '结束要晚于开始');
  if (event && after.startsAt < event.startsAt)
    wrong.add('startsAt', `开放日 ${dayAndTime(event.startsAt)} 才开始，桌不能更早`);
  if (event && after.endsAt > event.endsAt)
    wrong.add('endsAt', `开放日 ${dayAndTime(event.endsAt)} 就结束，桌不能更晚`);
  const seats = before ? await seatsOf(transaction, { eventId: before.eventId, tableId: before.id, lock }) : [];
  if (after.capacity < seats.length) wrong.add('capacity', `已有 ${seats.length} 人预约，座位不能更少`);
  wrong.refuse();
  if (!event) throw new Refusal('not-found');
  const news = before && Date.parse(event.endsAt) > Date.now() ? newsOf(before, after) : null;
  const told = news === null ? [] : seats.map((seat) => ({ ...seat, text: `${event.title}：${news}。你的座位还在。` }));
  return { before, after, eventId: event.id, told };
}

function changed(before: TableRow | null, change: TableChange): TableFields {
  return {
    name: change.name ?? before?.name ?? '',
    topic: change.topic ?? before?.topic ?? '',
    description: change.description ?? before?.description ?? '',
    host: change.host ?? before?.host ?? '',
    capacity: change.capacity ?? before?.capacity ?? 0,
    startsAt: instantOr(change.startsAt, before?.startsAt),
    endsAt: instantOr(change.endsAt, before?.endsAt),
  };
}

/** News for people with seats; who hosts it and what it is described as they read when they come. */
function newsOf(before: TableFields, after: TableFields): string | null {
  const news: string[] = [];
  const moved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  if (moved) news.push(`${before.name}的时间改为 ${span(after.startsAt, after.endsAt)}`);
  if (before.name !== after.name) news.push(`${before.name}改叫${after.name}`);
  if (before.topic !== after.topic) news.push(`${after.name}的主题改为“${after.topic}”`);
  return news.length === 0 ? null : news.join('；');
}

/** Makes or changes a table, and tells who has a seat at it. */
export async function saveTable(
  transaction: Queryable,
  { seen, ...change }: TableChange & { seen?: string | undefined },
): Promise<{ data: OpenDayTableRow; note: AuditNote }> {
  await lockEditing(transaction);
  const { before, after, eventId, told } = await planTable(transaction, change, true);
  const columns = columnsOf(after);
  const form = {
    id: before?.id,
    version: before?.version,
    columns: { event_id: before ? undefined : eventId, ...columns },
  };
  const { id, ...done } = await writeRow(transaction, 'open_day_tables', form);
  await tell(transaction, told, seen);
  if (before && after.capacity > before.capacity) await fillSeats(transaction, eventId);
  const noted = before
    ? { before: done.before, after: { ...done.after, ...toldNote(told) } }
    : { after: { eventId, ...columns } };
  const note = { objectType: 'open-day-table', objectId: id, ...noted };
  return { data: await readRow<OpenDayTableRow>(transaction, listed, id), note };
}

/** Takes away a table at which nobody has a seat. */
export async function removeTable(
  transaction: Queryable,
  { id, version }: { id: number; version: number },
): Promise<AuditNote> {
  await lockEditing(transaction);
  const before = found(await tableRow(transaction, id, true));
  if (before.version !== version) throw new Refusal('changed-since');
  const seats = await seatsOf(transaction, { eventId: before.eventId, tableId: id, lock: true });
  if (seats.length > 0) {
    const message = `${before.name}已有 ${seats.length} 人预约，请先请管理员取消这些预约`;
    throw new Refusal('invalid-request', { fields: [{ path: 'id', message }] }, message);
  }
  await transaction.query('delete from open_day_tables where id = $1', [id]);
  return { objectType: 'open-day-table', objectId: id, before: { eventId: before.eventId, ...columnsOf(before) } };
}

function columnsOf({ name, topic, description, host, capacity, startsAt, endsAt }: TableFields) {
  return { name, topic, description, host, capacity, starts_at: startsAt, ends_at: endsAt };
}

async function tableRow(transaction: Queryable, id: number, lock: boolean): Promise<TableRow | undefined> {
  const sql = `select id, version, event_id as "eventId", name, topic, description, host, capacity, starts_at as "startsAt",
    ends_at as "endsAt" from open_day_tables where id = $1 ${lock ? 'for update' : ''}`;
  return firstRow<TableRow>(transaction, sql, [id]);
}

const listed = {
  columns: `t.id, t.version, t.event_id as "eventId", e.title as "eventTitle", t.name, t.topic, t.description, t.host,
  t.capacity, t.starts_at as "startsAt", t.ends_at as "endsAt",
  (select count(*)::int from bookings b where b.table_id = t.id and b.cancelled_at is null) as booked`,
  from: 'open_day_tables t join open_day_events e on e.id = t.event_id',
  key: 't.id',
};

export function tableRows(query: DeskQuery<typeof openDayTableList>) {
  const where = new Conditions()
    .search(query.keyword, ['t.name', 't.topic', 't.host'])
    .when(query.eventId, (eventId) => `t.event_id = ${eventId}`);
  const sorts = { startsAt: 't.starts_at', name: 't.name', capacity: 't.capacity' };
  return { ...listed, sorts, where };
}
