import type { DeskWait, Page, deskWaitList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

type WaitRow = Omit<DeskWait, 'startsAt' | 'createdAt'> & { startsAt: Date; createdAt: Date };

const columns = `w.id, w.event_id as "eventId", e.title as "eventTitle", w.table_id as "tableId", t.name as "tableName",
  t.starts_at as "startsAt", w.name, w.phone, w.company, w.note, w.created_at as "createdAt",
  (select count(*) from booking_waits o where o.table_id = w.table_id and o.id < w.id)::int as ahead`;
const from = 'booking_waits w join open_day_tables t on t.id = w.table_id join open_day_events e on e.id = w.event_id';

/** Lists people who wait for a seat, at whatever open day. */
export async function readWaits(database: Queryable, query: DeskQuery<typeof deskWaitList>): Promise<Page<DeskWait>> {
  const where = new Conditions()
    .search(query.keyword, ['w.name', 'w.phone', 'w.company'])
    .when(query.eventId, (eventId) => `w.event_id = ${eventId}`)
    .when(query.tableId, (tableId) => `w.table_id = ${tableId}`);
  const sorts = { createdAt: 'w.id', startsAt: 't.starts_at', name: 'w.name', tableName: 't.name' };
  const page = await readList<WaitRow>(database, { columns, from, key: 'w.id', sorts, where }, query);
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
