import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { readRoute, roleRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { cancelForVisitor, checkIn, bookingRows, undoCheckIn } from './desk-bookings';
import { effectsOf } from './effects';
import { planEvent } from './plan-event';
import { openDayRows, saveEvent } from './save-event';
import { planTable, tableRows, removeTable, saveTable } from './save-table';
import { countGuests, writeToGuests } from './write-to-guests';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const waitColumns = `w.id, w.event_id as "eventId", e.title as "eventTitle", w.table_id as "tableId", t.name as "tableName",
  t.starts_at as "startsAt", w.name, w.phone, w.company, w.note, w.created_at as "createdAt",
  (select count(*) from booking_waits o where o.table_id = w.table_id and o.id < w.id)::int as ahead`;
const waitTables =
  'booking_waits w join open_day_tables t on t.id = w.table_id join open_day_events e on e.id = w.event_id';

export function deskEventRoutes(app: FastifyInstance): void {
  listRoute(app, calls.openDayList, 'open-day', openDayRows);
  readRoute(app, calls.openDayEffects, 'open-day', async ({ body, transaction }) =>
    effectsOf((await planEvent(transaction, body, false)).told),
  );
  roleRoute(app, calls.openDaySave, ({ body, transaction }) => saveEvent(transaction, body));
  readRoute(app, calls.openDayGuests, 'open-day', ({ query: { id }, transaction }) => countGuests(transaction, id));
  roleRoute(app, calls.openDayWrite, async ({ body, transaction }) => {
    const data = await writeToGuests(transaction, body);
    return { data, note: { objectType: 'open-day', objectId: body.id, after: { subject: body.subject, ...data } } };
  });
  listRoute(app, calls.openDayTableList, 'open-day-table', tableRows);
  readRoute(app, calls.openDayTableEffects, 'open-day-table', async ({ body, transaction }) =>
    effectsOf((await planTable(transaction, body, false)).told),
  );
  roleRoute(app, calls.openDayTableSave, ({ body, transaction }) => saveTable(transaction, body));
  roleRoute(app, calls.openDayTableRemove, async ({ body, transaction }) => ({
    note: await removeTable(transaction, body),
  }));
  listRoute(app, calls.deskBookingList, 'booking', bookingRows);
  listRoute(app, calls.deskWaitList, 'booking', waitRows);
  roleRoute(app, calls.deskBookingCancel, async ({ body, transaction }) => ({
    data: await cancelForVisitor(transaction, body),
    note: { objectType: 'booking', objectId: body.bookingId, after: { cancelled: true } },
  }));
  roleRoute(app, calls.bookingCheckIn, async ({ body, transaction }) => {
    const data = await checkIn(transaction, body);
    return {
      data,
      note: { objectType: 'booking', objectId: data.booking?.id ?? '*', after: { outcome: data.outcome } },
    };
  });
  roleRoute(app, calls.bookingCheckInUndo, async ({ body: { bookingId }, transaction }) => ({
    data: await undoCheckIn(transaction, bookingId),
    note: { objectType: 'booking', objectId: bookingId, after: { checkedIn: false } },
  }));
}

/** Lists people who wait for a seat, at whatever open day. */
function waitRows(query: DeskQuery<typeof calls.deskWaitList>) {
  const where = new Conditions()
    .search(query.keyword, ['w.name', 'w.phone', 'w.company'])
    .when(query.eventId, (eventId) => `w.event_id = ${eventId}`)
    .when(query.tableId, (tableId) => `w.table_id = ${tableId}`);
  const sorts = { createdAt: 'w.id', startsAt: 't.starts_at', name: 'w.name', tableName: 't.name' };
  return { columns: waitColumns, from: waitTables, key: 'w.id', sorts, where };
}
