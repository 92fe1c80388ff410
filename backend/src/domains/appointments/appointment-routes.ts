import type { FastifyInstance } from 'fastify';
import {
  type ErrorReason,
  bookingCancel,
  bookingMove,
  bookingWait,
  bookingWaitCancel,
  myBookings,
  myWaits,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { createRoute, route } from '../../http/route';
import { book, cancel, leave, move, wait } from './book';

export function appointmentRoutes(app: FastifyInstance): void {
  const { appointments, database } = app;
  route(app, tableAppointmentCount, async ({ query }) => {
    const event = await appointments.event(query.eventId);
    const tables = event ? await appointments.tables(event.id) : [];
    const counts = tables.map(({ id, name, topic, startsAt, endsAt, capacity, booked, left, waiting }) => ({
      id,
      name,
      topic,
      startsAt,
      endsAt,
      capacity,
      booked,
      left,
      waiting,
    }));
    return { event, tables: counts, asOf: new Date().toISOString() };
  });
  route(app, tableConfig, async ({ query, user }) => {
    const event = await appointments.event(query.eventId);
    if (!event) return { event, tables: [], myBooking: null, myWait: null };
    const [tables, myBooking, [myWait = null]] = await Promise.all([
      appointments.tables(event.id),
      appointments.bookingAt(event.id, user.id),
      appointments.waits(user.id, event.id),
    ]);
    return { event, tables, myBooking, myWait };
  });
  createRoute(app, tableSubmitAppointment, async ({ body, user, transaction }) =>
    made(await book(transaction, body, user.id)),
  );
  route(app, myBookings, ({ user }) => appointments.mine(user.id));
  route(app, bookingCancel, ({ body, user }) =>
    database.transaction(async (transaction) => made(await cancel(transaction, body.bookingId, user.id))),
  );
  route(app, bookingMove, ({ body, user }) =>
    database.transaction(async (transaction) => made(await move(transaction, body, user.id))),
  );
  createRoute(app, bookingWait, async ({ body, user, transaction }) => made(await wait(transaction, body, user.id)));
  route(app, bookingWaitCancel, ({ body, user }) =>
    database.transaction(async (transaction) => made(await leave(transaction, body.waitId, user.id))),
  );
  route(app, myWaits, ({ user }) => appointments.waits(user.id));
}

/** @throws Refusal where that came of it */
function made<Made>(outcome: Made | ErrorReason): Made {
  if (typeof outcome === 'string') throw new Refusal(outcome as ErrorReason);
  return outcome;
}
