import type { Booking, OpenDayEvent, Table, Wait } from '@shared/contract/endpoints';
import { type Database, firstRow } from '../../database/database';
import { bookingSelect, eventColumn, tableColumns, tableOf, waitSelect } from './rows';

/** The most open days in the list of those that are over. */
const PAST = 50;

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

    /** Lists open days that are over, the latest first. */
    async past(): Promise<{ items: OpenDayEvent[]; total: number }> {
      const rows = await database.query<{ event: OpenDayEvent; total: number }>(
        `select ${eventColumn} as event, (count(*) over ())::int as total from open_day_events e
         where e.state = 'published' and e.ends_at <= now() order by e.ends_at desc, e.id desc limit ${PAST}`,
      );
      return { items: rows.map(({ event }) => event), total: rows[0]?.total ?? 0 };
    },

    async tables(eventId: number): Promise<Table[]> {
      const sql = `select ${tableColumns} from open_day_tables t where t.event_id = $1 order by t.starts_at, t.id`;
      return (await database.query<Omit<Table, 'left'>>(sql, [eventId])).map(tableOf);
    },

    async bookingAt(eventId: number, userId: number): Promise<Booking | null> {
      const sql = `${bookingSelect} where b.event_id = $1 and b.user_id = $2 and b.cancelled_at is null`;
      return (await firstRow<Booking>(database, sql, [eventId, userId])) ?? null;
    },

    mine(userId: number): Promise<Booking[]> {
      const sql = `${bookingSelect} where b.user_id = $1 order by b.created_at desc, b.id desc limit 50`;
      return database.query<Booking>(sql, [userId]);
    },

    /** The lists on which this person waits at an event; at all of them unless told. A list that is over is none. */
    waits(userId: number, eventId?: number): Promise<Wait[]> {
      const sql = `${waitSelect} where w.user_id = $1 and ($2::int is null or w.event_id = $2) and e.state = 'published'
        and e.booking_ends_at > now() order by w.id desc limit 50`;
      return database.query<Wait>(sql, [userId, eventId ?? null]);
    },
  };
}
