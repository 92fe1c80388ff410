import type { Table } from '@shared/contract/endpoints';
import { instantColumn } from '../../database/database';

/** `OpenDayEvent` of the contract as one JSON column, of `open_day_events e`. */
export const eventColumn = `jsonb_build_object('id', e.id, 'title', e.title, 'place', e.place, 'startsAt', ${instantColumn('e.starts_at')},
  'endsAt', ${instantColumn('e.ends_at')}, 'bookingEndsAt', ${instantColumn('e.booking_ends_at')}, 'sample', e.sample,
  'status', case when e.ends_at <= now() then 'over' when e.booking_ends_at <= now() then 'closed' else 'open' end)`;

const bookedColumn =
  '(select count(*) from bookings b where b.table_id = t.id and b.cancelled_at is null)::int as booked';
const waitingColumn = '(select count(*) from booking_waits w where w.table_id = t.id)::int as waiting';

export const tableColumns = `t.id, t.name, t.topic, t.description, t.host, t.capacity, t.starts_at as "startsAt",
  t.ends_at as "endsAt", ${bookedColumn}, ${waitingColumn}`;

/** An operator may take seats away after they were booked. */
export function tableOf(row: Omit<Table, 'left'>): Table {
  return { ...row, left: Math.max(0, row.capacity - row.booked) };
}

const tableOfSeat = `jsonb_build_object('id', t.id, 'name', t.name, 'topic', t.topic, 'startsAt', ${instantColumn('t.starts_at')}, 'endsAt', ${instantColumn('t.ends_at')}) as table`;

export const bookingSelect = `select b.id, b.name, b.phone, b.company, b.note, b.code, b.created_at as "createdAt",
    b.sequence, coalesce(b.changed_at, b.created_at) as "changedAt",
    case when b.cancelled_at is null then 'booked' else 'cancelled' end as status, ${eventColumn} as event,
    ${tableOfSeat}
  from bookings b join open_day_tables t on t.id = b.table_id join open_day_events e on e.id = b.event_id`;

/** A place on a list, with how many are before it. */
export const waitSelect = `select w.id, w.created_at as "createdAt", ${eventColumn} as event, ${tableOfSeat},
    (select count(*) from booking_waits o where o.table_id = w.table_id and o.id < w.id)::int as ahead
  from booking_waits w join open_day_tables t on t.id = w.table_id join open_day_events e on e.id = w.event_id`;
