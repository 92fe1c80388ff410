import type { FastifyInstance } from 'fastify';
import {
  bookingCheckIn,
  bookingCheckInUndo,
  deskBookingCancel,
  deskBookingList,
  deskWaitList,
  openDayEffects,
  openDayList,
  openDaySave,
  openDayTableEffects,
  openDayTableList,
  openDayTableRemove,
  openDayTableSave,
  type DeskWait,
  type Page,
} from '@shared/contract/endpoints';
import { readRoute, roleRoute } from '../../http/route';
import { cancelForVisitor, checkIn, readBookings, undoCheckIn } from './desk-bookings';
import { effectsOf } from './effects';
import { planEvent } from './plan-event';
import { readOpenDays, saveEvent } from './save-event';
import { planTable, readTables, removeTable, saveTable } from './save-table';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

const waitColumns = `w.id, w.event_id as "eventId", e.title as "eventTitle", w.table_id as "tableId", t.name as "tableName",
  t.starts_at as "startsAt", w.name, w.phone, w.company, w.note, w.created_at as "createdAt",
  (select count(*) from booking_waits o where o.table_id = w.table_id and o.id < w.id)::int as ahead`;
const waitTables =
  'booking_waits w join open_day_tables t on t.id = w.table_id join open_day_events e on e.id = w.event_id';

export function deskEventRoutes(app: FastifyInstance): void {
  readRoute(app, openDayList, 'open-day', ({ query, transaction }) => readOpenDays(transaction, query));
  roleRoute(app, openDayEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planEvent(transaction, body, false)).told),
    note: { objectType: 'open-day', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDaySave, ({ body, transaction }) => saveEvent(transaction, body));
  readRoute(app, openDayTableList, 'open-day-table', ({ query, transaction }) => readTables(transaction, query));
  roleRoute(app, openDayTableEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planTable(transaction, body, false)).told),
    note: { objectType: 'open-day-table', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDayTableSave, ({ body, transaction }) => saveTable(transaction, body));
  roleRoute(app, openDayTableRemove, async ({ body, transaction }) => ({
    data: null,
    note: await removeTable(transaction, body),
  }));
  readRoute(app, deskBookingList, 'booking', ({ query, transaction }) => readBookings(transaction, query));
  readRoute(app, deskWaitList, 'booking', ({ query, transaction }) => readWaits(transaction, query));
  roleRoute(app, deskBookingCancel, async ({ body, transaction }) => ({
    data: await cancelForVisitor(transaction, body),
    note: { objectType: 'booking', objectId: body.bookingId, after: { cancelled: true } },
  }));
  roleRoute(app, bookingCheckIn, async ({ body, transaction }) => {
    const data = await checkIn(transaction, body);
    return {
      data,
      note: { objectType: 'booking', objectId: data.booking?.id ?? '*', after: { outcome: data.outcome } },
    };
  });
  roleRoute(app, bookingCheckInUndo, async ({ body: { bookingId }, transaction }) => ({
    data: await undoCheckIn(transaction, bookingId),
    note: { objectType: 'booking', objectId: bookingId, after: { checkedIn: false } },
  }));
}

/** Lists people who wait for a seat, at whatever open day. */
async function readWaits(database: Queryable, query: DeskQuery<typeof deskWaitList>): Promise<Page<DeskWait>> {
  const where = new Conditions()
    .search(query.keyword, ['w.name', 'w.phone', 'w.company'])
    .when(query.eventId, (eventId) => `w.event_id = ${eventId}`)
    .when(query.tableId, (tableId) => `w.table_id = ${tableId}`);
  const sorts = { createdAt: 'w.id', startsAt: 't.starts_at', name: 'w.name', tableName: 't.name' };
  return readList<DeskWait>(database, { columns: waitColumns, from: waitTables, key: 'w.id', sorts, where }, query);
}
