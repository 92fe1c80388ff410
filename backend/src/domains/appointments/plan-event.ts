import type { InputOf, OpenDayRow, OpenDayTableRow, openDayEffects } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { type Seat, type Told, seatsOf } from './effects';
import { dayAndTime, span } from './site-clock';
import { WrongFields } from './wrong-fields';

export type EventChange = InputOf<typeof openDayEffects>;

export type EventFields = Pick<OpenDayRow, 'title' | 'place' | 'startsAt' | 'endsAt' | 'bookingEndsAt' | 'state'>;
type EventRow = EventFields & Pick<OpenDayRow, 'id' | 'version'>;
type TableTimes = Pick<OpenDayTableRow, 'id' | 'name' | 'startsAt' | 'endsAt'>;

export interface EventPlan {
  before: EventRow | null;
  after: EventFields;
  /** Milliseconds by which the tables move along. */
  shift: number;
  told: Told[];
}

/** Plans a change of an open day, checks it, and says whom it concerns. `lock`: the change is about to be made. */
export async function planEvent(transaction: Queryable, change: EventChange, lock: boolean): Promise<EventPlan> {
  // Tables before their event: who books locks them in this order.
  const tables = await tablesOf(transaction, change.id, lock);
  const before = change.id === undefined ? null : found(await eventRow(transaction, change.id, lock));
  if (before && before.version !== change.version) throw new Refusal('changed-since');
  const wrong = new WrongFields();
  const { title, place, startsAt, endsAt, bookingEndsAt } = change;
  if (!before) wrong.need({ title, place, startsAt, endsAt, bookingEndsAt });
  wrong.refuse();
  const after = changed(before, change);
  const shift = before ? Date.parse(after.startsAt) - Date.parse(before.startsAt) : 0;
  checkTimes(after, wrong);
  if (after.state !== 'cancelled') {
    for (const table of tables) checkTable(table, after, { shift, wrong });
    await checkOverlap(transaction, { id: change.id, after }, wrong);
  }
  const seats = before ? await seatsOf(transaction, { eventId: before.id, lock }) : [];
  const over = before !== null && Date.parse(before.endsAt) <= Date.now();
  if (over && after.state !== before.state && seats.length > 0) wrong.add('state', '已经办过，有人预约的不能再改状态');
  if (after.state === 'draft' && seats.length > 0)
    wrong.add('state', `已有 ${seats.length} 人预约，不能改回草稿；不办了请选“已取消”`);
  wrong.refuse();
  return { before, after, shift, told: before && !over ? tellings({ before, after, tables, shift }, seats) : [] };
}

/** Fields that are left out stay; ends that are left out move with the start. */
function changed(before: EventRow | null, change: EventChange): EventFields {
  const startsAt = instantOr(change.startsAt, before?.startsAt);
  const shift = before ? Date.parse(startsAt) - Date.parse(before.startsAt) : 0;
  return {
    title: change.title ?? before?.title ?? '',
    place: change.place ?? before?.place ?? '',
    startsAt,
    endsAt: instantOr(change.endsAt, before && moved(before.endsAt, shift)),
    bookingEndsAt: instantOr(change.bookingEndsAt, before && moved(before.bookingEndsAt, shift)),
    state: change.state ?? before?.state ?? 'draft',
  };
}

/** An instant that was given, written as all are, so that two can be compared; else another. */
export function instantOr(given: string | undefined, otherwise: string | null | undefined): string {
  return given === undefined ? (otherwise ?? '') : new Date(given).toISOString();
}

export function moved(instant: string, shift: number): string {
  return new Date(Date.parse(instant) + shift).toISOString();
}

function checkTimes({ startsAt, endsAt, bookingEndsAt }: EventFields, wrong: WrongFields): void {
  if (endsAt <= startsAt) wrong.add('endsAt', '结束要晚于开始');
  if (bookingEndsAt > startsAt) wrong.add('bookingEndsAt', '预约截止不能晚于开始');
}

function checkTable(
  { name, startsAt, endsAt }: TableTimes,
  after: EventFields,
  { shift, wrong }: { shift: number; wrong: WrongFields },
): void {
  const [from, to] = [moved(startsAt, shift), moved(endsAt, shift)];
  if (from < after.startsAt) wrong.add('startsAt', `${name}从 ${dayAndTime(from)} 开始，早于开放日的开始`);
  if (to > after.endsAt) wrong.add('endsAt', `${name}到 ${dayAndTime(to)} 才结束，请先改这张桌`);
}

async function checkOverlap(
  transaction: Queryable,
  { id, after }: { id: number | undefined; after: EventFields },
  wrong: WrongFields,
): Promise<void> {
  const sql = `select title, starts_at as "startsAt", ends_at as "endsAt" from open_day_events
    where state <> 'cancelled' and id is distinct from $1::int and starts_at < $3 and ends_at > $2 order by starts_at, id limit 1`;
  const other = await firstRow<Pick<EventFields, 'title' | 'startsAt' | 'endsAt'>>(transaction, sql, [
    id ?? null,
    after.startsAt,
    after.endsAt,
  ]);
  if (other) wrong.add('startsAt', `和“${other.title}”（${span(other.startsAt, other.endsAt)}）的时间重叠`);
}

interface Planned {
  before: EventRow;
  after: EventFields;
  tables: readonly TableTimes[];
  shift: number;
}

/** Returns a sentence for each person with a seat; none where nothing of it is theirs to know. */
function tellings({ before, after, tables, shift }: Planned, seats: readonly Seat[]): Told[] {
  if (after.state === 'cancelled') {
    return seats.map((seat) => ({
      ...seat,
      text: `${after.title}（原定 ${dayAndTime(before.startsAt)}）取消了，你在${seat.tableName}的座位已经退掉。`,
    }));
  }
  const news: string[] = [];
  if (after.title !== before.title) news.push(`改名为“${after.title}”`);
  if (after.place !== before.place) news.push(`地点改为${after.place}`);
  if (shift === 0 && news.length === 0) return [];
  return seats.map((seat) => {
    const table = tables.find(({ id }) => id === seat.tableId);
    const time =
      shift !== 0 && table
        ? [`时间改了，${seat.tableName}现在是 ${span(moved(table.startsAt, shift), moved(table.endsAt, shift))}`]
        : [];
    return { ...seat, text: `${before.title}：${[...time, ...news].join('；')}。你的座位还在。` };
  });
}

const eventColumns = `id, version, title, place, starts_at as "startsAt", ends_at as "endsAt", booking_ends_at as "bookingEndsAt", state`;

export async function eventRow(transaction: Queryable, id: number, lock: boolean): Promise<EventRow | undefined> {
  const sql = `select ${eventColumns} from open_day_events where id = $1 ${lock ? 'for update' : ''}`;
  return firstRow<EventRow>(transaction, sql, [id]);
}

async function tablesOf(transaction: Queryable, eventId: number | undefined, lock: boolean): Promise<TableTimes[]> {
  if (eventId === undefined) return [];
  const sql = `select id, name, starts_at as "startsAt", ends_at as "endsAt" from open_day_tables where event_id = $1
    order by id ${lock ? 'for update' : ''}`;
  return transaction.query<TableTimes>(sql, [eventId]);
}
