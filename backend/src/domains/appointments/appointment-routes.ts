import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { createRoute, route } from '../../http/route';
import { book, cancel, leave, move, wait } from './book';

export function appointmentRoutes(app: FastifyInstance): void {
  const { appointments, database } = app;
  route(app, calls.tableAppointmentCount, async ({ query }) => {
    const event = await appointments.event(query.eventId);
    const tables = event ? await appointments.tables(event.id) : [];
    // Named one by one: a field that a table gets later is not for guests by that alone.
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
  route(app, calls.tableConfig, async ({ query, user }) => {
    const event = await appointments.event(query.eventId);
    if (!event) return { event, tables: [], myBooking: null, myWait: null };
    const [tables, myBooking, [myWait = null]] = await Promise.all([
      appointments.tables(event.id),
      appointments.bookingAt(event.id, user.id),
      appointments.waits(user.id, event.id),
    ]);
    return { event, tables, myBooking, myWait };
  });
  createRoute(app, calls.tableSubmitAppointment, ({ body, user, transaction, count }) => {
    count('booking');
    return book(transaction, body, user.id);
  });
  route(app, calls.myBookings, ({ user }) => appointments.mine(user.id));
  route(app, calls.bookingCancel, ({ body, user }) =>
    database.transaction((transaction) => cancel(transaction, body.bookingId, user.id)),
  );
  route(app, calls.bookingMove, ({ body, user }) =>
    database.transaction((transaction) => move(transaction, body, user.id)),
  );
  createRoute(app, calls.bookingWait, ({ body, user, transaction }) => wait(transaction, body, user.id));
  route(app, calls.bookingWaitCancel, ({ body, user }) =>
    database.transaction((transaction) => leave(transaction, body.waitId, user.id)),
  );
  route(app, calls.myWaits, ({ user }) => appointments.waits(user.id));
}
