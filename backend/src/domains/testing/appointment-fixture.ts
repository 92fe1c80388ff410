import { bookingWait, tableSubmitAppointment } from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { TestSite } from '../domain.suite';

interface Hours {
  /** Hours from now until booking ends, and until the tables begin. */
  booking: number;
  start: number;
}

/** An open day with a table for each capacity. Numbers of its tables. */
export async function newTables<const Capacities extends readonly number[]>(
  { database }: TestSite,
  capacities: Capacities,
  { booking, start }: Hours = { booking: 24, start: 48 },
): Promise<{ eventId: number; tables: { [At in keyof Capacities]: number } }> {
  const { id: eventId } = await onlyRow<{ id: number }>(
    database,
    `insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at) values ('换座', '一层',
       now() + $2 * interval '1 hour', now() + $2 * interval '1 hour' + interval '3 hours', now() + $1 * interval '1 hour') returning id`,
    [booking, start],
  );
  const tables: number[] = [];
  for (const [index, capacity] of capacities.entries()) {
    const { id } = await onlyRow<{ id: number }>(
      database,
      `insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
       select id, $2, '题', '', '', $3, starts_at, ends_at from open_day_events where id = $1 returning id`,
      [eventId, `${index + 1} 号桌`, capacity],
    );
    tables.push(id);
  }
  return { eventId, tables: tables as { [At in keyof Capacities]: number } };
}

const person = { name: '李想', phone: '138 0000 0000' };

/** Adds one of several people who act on seats. */
export async function newGuest(site: TestSite) {
  const visitor = await site.newVisitor();
  const send = { token: visitor.token };
  return {
    ...visitor,
    book: (tableId: number) => site.call(tableSubmitAppointment, { ...send, body: { tableId, ...person } }),
    wait: (tableId: number) => site.call(bookingWait, { ...send, body: { tableId, ...person } }),
  };
}
