import type { FastifyInstance } from 'fastify';
import {
  bookingCheckIn,
  bookingCheckInUndo,
  deskBookingCancel,
  deskBookingList,
  deskWaitList,
  openDayEffects,
  openDayGuests,
  openDayList,
  openDaySave,
  openDayTableEffects,
  openDayTableList,
  openDayTableRemove,
  openDayTableSave,
  openDayWrite,
} from '@shared/contract/endpoints';
import { roleRoute } from '../../http/route';
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
  listRoute(app, openDayList, 'open-day', openDayRows);
  roleRoute(app, openDayEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planEvent(transaction, body, false)).told),
    note: { objectType: 'open-day', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDaySave, ({ body, transaction }) => saveEvent(transaction, body));
  roleRoute(app, openDayGuests, async ({ query: { id }, transaction }) => ({
    data: await countGuests(transaction, id),
    note: { objectType: 'open-day', objectId: id },
  }));
  roleRoute(app, openDayWrite, async ({ body, transaction }) => {
    const data = await writeToGuests(transaction, body);
    return { data, note: { objectType: 'open-day', objectId: body.id, after: { subject: body.subject, ...data } } };
  });
  listRoute(app, openDayTableList, 'open-day-table', tableRows);
  roleRoute(app, openDayTableEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planTable(transaction, body, false)).told),
    note: { objectType: 'open-day-table', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDayTableSave, ({ body, transaction }) => saveTable(transaction, body));
  roleRoute(app, openDayTableRemove, async ({ body, transaction }) => ({
    data: null,
    note: await removeTable(transaction, body),
  }));
  listRoute(app, deskBookingList, 'booking', bookingRows);
  listRoute(app, deskWaitList, 'booking', waitRows);
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
function waitRows(query: DeskQuery<typeof deskWaitList>) {
  const where = new Conditions()
    .search(query.keyword, ['w.name', 'w.phone', 'w.company'])
    .when(query.eventId, (eventId) => `w.event_id = ${eventId}`)
    .when(query.tableId, (tableId) => `w.table_id = ${tableId}`);
  const sorts = { createdAt: 'w.id', startsAt: 't.starts_at', name: 'w.name', tableName: 't.name' };
  return { columns: waitColumns, from: waitTables, key: 'w.id', sorts, where };
}
