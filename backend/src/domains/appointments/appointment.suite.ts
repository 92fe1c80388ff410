import {
  bookingCancel,
  myBookings,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';

export const appointmentSuite: Suite = (site) => {
  const form = (tableId: number) => ({ tableId, name: '李想', phone: '138 0000 0000' });

  const newTable = async (capacity: number, ends = '1 day') => {
    const { id } = await onlyRow<{ id: number }>(
      site().database,
      `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
         values ('测试', '测试', now() + interval '2 days', now() + interval '3 days', now() + $2::interval) returning id)
       insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
       select id, '桌', '题', '', '', $1, now() + interval '2 days', now() + interval '3 days' from event returning id`,
      [capacity, ends],
    );
    return id;
  };

  describe('appointments', () => {
    test('refuse a number that nobody can be called by', async () => {
      const { token } = await site().newVisitor();
      for (const phone of ['1380000', '88880000', '12345678901']) {
        const refusal = await site().refused(tableSubmitAppointment, { body: { ...form(1), phone }, token });
        expect(refusal).toMatchObject({ status: 400, reason: 'invalid-request' });
      }
    });

    test('take a seat, show it, and give it back', async () => {
      const { token } = await site().newVisitor();
      const before = await site().call(tableAppointmentCount);
      const [table] = before.tables;
      const booking = await site().call(tableSubmitAppointment, { token, body: form(table?.id ?? 0) });
      const query = { eventId: booking.event.id };
      const config = await site().call(tableConfig, { token, query });
      expect(config.myBooking).toEqual(booking);
      expect(config.tables[0]).toMatchObject({ id: table?.id, left: (table?.left ?? 0) - 1 });
      const cancelled = await site().call(bookingCancel, { token, body: { bookingId: booking.id } });
      expect(cancelled).toMatchObject({ id: booking.id, status: 'cancelled' });
      expect((await site().call(tableAppointmentCount, { query })).tables).toEqual(before.tables);
      expect(await site().refused(bookingCancel, { token, body: { bookingId: booking.id } })).toMatchObject({
        reason: 'booking-cancelled',
      });
      expect(await site().call(myBookings, { token })).toMatchObject([{ id: booking.id, status: 'cancelled' }]);
    });

    test('are one for a person, at whatever table', async () => {
      const { token } = await site().newVisitor();
      const { tables } = await site().call(tableAppointmentCount, { query: { eventId: 1 } });
      await site().call(tableSubmitAppointment, { token, body: form(tables[0]?.id ?? 0) });
      const again = await site().refused(tableSubmitAppointment, { token, body: form(tables[1]?.id ?? 0) });
      expect(again).toMatchObject({ status: 409, reason: 'already-booked' });
    });

    test('end with the last seat, and begin again when one is given back', async () => {
      const tableId = await newTable(1);
      const [first, second] = [await site().newVisitor(), await site().newVisitor()];
      const booking = await site().call(tableSubmitAppointment, { token: first.token, body: form(tableId) });
      const full = await site().refused(tableSubmitAppointment, { token: second.token, body: form(tableId) });
      expect(full).toMatchObject({ status: 409, reason: 'table-full' });
      await site().call(bookingCancel, { token: first.token, body: { bookingId: booking.id } });
      await site().call(tableSubmitAppointment, { token: second.token, body: form(tableId) });
    });

    test('are refused after booking ended', async () => {
      const { token } = await site().newVisitor();
      const refused = await site().refused(tableSubmitAppointment, { token, body: form(await newTable(5, '-1 hour')) });
      expect(refused).toMatchObject({ status: 409, reason: 'event-over' });
    });

    test('of somebody else cannot be cancelled', async () => {
      const [mine, other] = [await site().newVisitor(), await site().newVisitor()];
      const booking = await site().call(tableSubmitAppointment, { token: mine.token, body: form(await newTable(2)) });
      const refused = await site().refused(bookingCancel, { token: other.token, body: { bookingId: booking.id } });
      expect(refused).toMatchObject({ status: 404 });
    });
  });
};
