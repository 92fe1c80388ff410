import type { FastifyInstance } from 'fastify';
import {
  bookingCancel,
  myBookings,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
} from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { createRoute, route } from '../../http/route';
import { book } from './appointment-repository';

export function appointmentRoutes(app: FastifyInstance): void {
  const { appointments } = app;
  route(app, tableAppointmentCount, async ({ query }) => {
    const event = await appointments.event(query.eventId);
    const tables = event ? await appointments.tables(event.id) : [];
    const counts = tables.map(({ id, name, topic, startsAt, endsAt, capacity, booked, left }) => ({
      id,
      name,
      topic,
      startsAt,
      endsAt,
      capacity,
      booked,
      left,
    }));
    return { event, tables: counts, asOf: new Date().toISOString() };
  });
  route(app, tableConfig, async ({ query, user }) => {
    const event = await appointments.event(query.eventId);
    if (!event) return { event, tables: [], myBooking: null };
    const [tables, myBooking] = await Promise.all([
      appointments.tables(event.id),
      appointments.bookingAt(event.id, user.id),
    ]);
    return { event, tables, myBooking };
  });
  createRoute(app, tableSubmitAppointment, async ({ body, user, transaction }) => {
    const booking = await book(transaction, body, user.id);
    if (typeof booking === 'string') throw new Refusal(booking);
    return booking;
  });
  route(app, myBookings, ({ user }) => appointments.mine(user.id));
  route(app, bookingCancel, async ({ body, user }) => {
    const booking = await appointments.cancel(body.bookingId, user.id);
    if (typeof booking === 'string') throw new Refusal(booking);
    return booking;
  });
}
