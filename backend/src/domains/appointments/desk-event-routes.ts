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
} from '@shared/contract/endpoints';
import { roleRoute } from '../../http/route';
import { cancelForVisitor, checkIn, readBookings, undoCheckIn } from './desk-bookings';
import { readWaits } from './desk-waits';
import { effectsOf } from './effects';
import { planEvent } from './plan-event';
import { readOpenDays, saveEvent } from './save-event';
import { planTable, readTables, removeTable, saveTable } from './save-table';

const all = { objectId: '*' } as const;

export function deskEventRoutes(app: FastifyInstance): void {
  roleRoute(app, openDayList, async ({ query, transaction }) => ({
    data: await readOpenDays(transaction, query),
    note: { objectType: 'open-day', ...all },
  }));
  roleRoute(app, openDayEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planEvent(transaction, body, false)).told),
    note: { objectType: 'open-day', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDaySave, async ({ body, transaction }) => {
    const { row, note } = await saveEvent(transaction, body);
    return { data: row, note };
  });
  roleRoute(app, openDayTableList, async ({ query, transaction }) => ({
    data: await readTables(transaction, query),
    note: { objectType: 'open-day-table', ...all },
  }));
  roleRoute(app, openDayTableEffects, async ({ body, transaction }) => ({
    data: effectsOf((await planTable(transaction, body, false)).told),
    note: { objectType: 'open-day-table', objectId: body.id ?? '*' },
  }));
  roleRoute(app, openDayTableSave, async ({ body, transaction }) => {
    const { row, note } = await saveTable(transaction, body);
    return { data: row, note };
  });
  roleRoute(app, openDayTableRemove, async ({ body, transaction }) => ({
    data: null,
    note: await removeTable(transaction, body),
  }));
  roleRoute(app, deskBookingList, async ({ query, transaction }) => ({
    data: await readBookings(transaction, query),
    note: { objectType: 'booking', ...all },
  }));
  roleRoute(app, deskWaitList, async ({ query, transaction }) => ({
    data: await readWaits(transaction, query),
    note: { objectType: 'booking', ...all },
  }));
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
