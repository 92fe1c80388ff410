import type { Booking, OpenDayEvent, Table } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { forgetRepeats } from '../../http/idempotency';
import { repositoryPlugin } from '../../database/repository-plugin';
import { type BookingRow, type TableRow, bookingOf, bookingSelect, eventColumn, tableColumns, tableOf } from './rows';

declare module 'fastify' {
  interface FastifyInstance {
    appointments: AppointmentRepository;
  }
}

export type AppointmentRepository = ReturnType<typeof appointmentRepository>;

export interface BookingForm {
  tableId: number;
  name: string;
  phone: string;
  company?: string | undefined;
  note?: string | undefined;
}

export type BookingRefusal = 'not-found' | 'event-over' | 'table-full' | 'already-booked';
export type CancelRefusal = 'not-found' | 'event-over' | 'booking-cancelled' | 'checked-in';

/** Open days in the list of those that are over. */
const PAST = 50;

interface Seat {
  cancelled: boolean;
  over: boolean;
  /** Its code was taken at the door. */
  inside: boolean;
}

export function appointmentRepository(database: Database) {
  return {
    /** The event of that number, if visitors may see it; else the next that is not over, else the last. */
    async event(eventId: number | undefined): Promise<OpenDayEvent | null> {
      const sql = `select ${eventColumn} as event from open_day_events e
        where e.state = 'published' and ($1::int is null or e.id = $1)
        order by (e.ends_at < now()), abs(extract(epoch from e.starts_at - now())), e.id limit 1`;
      const row = await firstRow<{ event: OpenDayEvent }>(database, sql, [eventId ?? null]);
      return row?.event ?? null;
    },

    /** Those that are over, the latest first. */
    async past(): Promise<{ items: OpenDayEvent[]; total: number }> {
      const rows = await database.query<{ event: OpenDayEvent; total: number }>(
        `select ${eventColumn} as event, (count(*) over ())::int as total from open_day_events e
         where e.state = 'published' and e.ends_at <= now() order by e.ends_at desc, e.id desc limit ${PAST}`,
      );
      return { items: rows.map(({ event }) => event), total: rows[0]?.total ?? 0 };
    },

    async tables(eventId: number): Promise<Table[]> {
      const sql = `select ${tableColumns} from open_day_tables t where t.event_id = $1 order by t.starts_at, t.id`;
      return (await database.query<TableRow>(sql, [eventId])).map(tableOf);
    },

    async bookingAt(eventId: number, userId: number): Promise<Booking | null> {
      const sql = `${bookingSelect} where b.event_id = $1 and b.user_id = $2 and b.cancelled_at is null`;
      const row = await firstRow<BookingRow>(database, sql, [eventId, userId]);
      return row ? bookingOf(row) : null;
    },

    async mine(userId: number): Promise<Booking[]> {
      const sql = `${bookingSelect} where b.user_id = $1 order by b.created_at desc, b.id desc limit 50`;
      return (await database.query<BookingRow>(sql, [userId])).map(bookingOf);
    },

    cancel: (bookingId: number, userId: number): Promise<Booking | CancelRefusal> =>
      database.transaction(async (transaction) => {
        const sql = `select b.cancelled_at is not null as cancelled, b.checked_in_at is not null as inside, e.ends_at <= now() as over
          from bookings b join open_day_events e on e.id = b.event_id where b.id = $1 and b.user_id = $2 for update of b`;
        const booking = await firstRow<Seat>(transaction, sql, [bookingId, userId]);
        if (!booking) return 'not-found';
        if (booking.cancelled) return 'booking-cancelled';
        if (booking.over) return 'event-over';
        if (booking.inside) return 'checked-in';
        await transaction.query('update bookings set cancelled_at = now() where id = $1', [bookingId]);
        await forgetRepeats(transaction, userId);
        return bookingOf(await onlyRow<BookingRow>(transaction, `${bookingSelect} where b.id = $1`, [bookingId]));
      }),
  };
}

/** The lock on the table makes everybody who wants a seat at it wait in line, so that its seats are counted by one at a time. */
export async function book(
  transaction: Queryable,
  form: BookingForm,
  userId: number,
): Promise<Booking | BookingRefusal> {
  const sql = 'select event_id as "eventId", capacity from open_day_tables where id = $1 for update';
  const table = await firstRow<{ eventId: number; capacity: number }>(transaction, sql, [form.tableId]);
  if (!table) return 'not-found';
  // Asked once the lock is there: an editor who held it may have cancelled the event.
  const event = await onlyRow<{ shown: boolean; over: boolean }>(
    transaction,
    `select state = 'published' as shown, booking_ends_at <= now() as over from open_day_events where id = $1`,
    [table.eventId],
  );
  if (!event.shown) return 'not-found';
  if (event.over) return 'event-over';
  const mine = 'select 1 as one from bookings where event_id = $1 and user_id = $2 and cancelled_at is null';
  if (await firstRow(transaction, mine, [table.eventId, userId])) return 'already-booked';
  const { booked } = await onlyRow<{ booked: number }>(
    transaction,
    'select count(*)::int as booked from bookings where table_id = $1 and cancelled_at is null',
    [form.tableId],
  );
  if (booked >= table.capacity) return 'table-full';
  const id = await insertBooking(transaction, form, { eventId: table.eventId, userId });
  // The same person was booking another table at the same moment.
  if (id === null) return 'already-booked';
  return bookingOf(await onlyRow<BookingRow>(transaction, `${bookingSelect} where b.id = $1`, [id]));
}

/** Null where the person has a seat at this event already, which the unique index knows. */
async function insertBooking(
  transaction: Queryable,
  { tableId, name, phone, company = '', note = '' }: BookingForm,
  { eventId, userId }: { eventId: number; userId: number },
): Promise<number | null> {
  const sql = `insert into bookings (event_id, table_id, user_id, name, phone, company, note) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (event_id, user_id) where cancelled_at is null do nothing returning id`;
  const parameters = [eventId, tableId, userId, name, phone, company, note];
  return (await firstRow<{ id: number }>(transaction, sql, parameters))?.id ?? null;
}

export const appointments = repositoryPlugin('appointments', appointmentRepository);
