import { type Queryable, onlyRow } from '../database/database';
import type { TestSite } from '../domains/domain.suite';

type Prepare = (site: TestSite, owner: { id: number }) => Promise<Record<string, unknown>>;

const newEvent = async (database: Queryable) =>
  onlyRow<{ eventId: number; tableId: number }>(
    database,
    `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
       values ('开放日', '测试', '2199-01-01T06:00Z', '2199-01-01T09:00Z', '2198-12-31T00:00Z') returning id)
     insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
     select id, '桌', '题', '', '', 3, '2199-01-01T06:00Z', '2199-01-01T07:00Z' from event returning event_id as "eventId", id as "tableId"`,
  );

const booked = async (database: Queryable, ownerId: number) => {
  const { eventId, tableId } = await newEvent(database);
  const sql = `insert into bookings (event_id, table_id, user_id, name, phone, company, note)
    values ($1, $2, $3, '张三', '13800000000', '', '') returning id as "bookingId", code`;
  return {
    eventId,
    ...(await onlyRow<{ bookingId: number; code: string }>(database, sql, [eventId, tableId, ownerId])),
  };
};

const mailTo = async (database: Queryable, userId: number) => {
  const sql = `insert into mails (to_address, subject, text, user_id, state) values ('a@example.com', '测试', '测试', $1, 'failed')
    returning id`;
  return (await onlyRow<{ id: number }>(database, sql, [userId])).id;
};

/** Objects for the calls about open days and mail. */
export const foreignEvents: Readonly<Record<string, Prepare>> = {
  openDayList: () => Promise.resolve({}),
  openDayEffects: async ({ database }) => ({ id: (await newEvent(database)).eventId, version: 1, state: 'cancelled' }),
  openDaySave: async ({ database }) => ({ id: (await newEvent(database)).eventId, version: 1, state: 'cancelled' }),
  openDayGuests: async ({ database }) => ({ id: (await newEvent(database)).eventId }),
  openDayWrite: async ({ database }, { id }) => ({
    id: (await booked(database, id)).eventId,
    subject: '路线',
    text: '从东门进。',
  }),
  openDayTableList: () => Promise.resolve({}),
  openDayTableEffects: async ({ database }) => ({ id: (await newEvent(database)).tableId, version: 1, name: '新桌' }),
  openDayTableSave: async ({ database }) => ({ id: (await newEvent(database)).tableId, version: 1, name: '新桌' }),
  openDayTableRemove: async ({ database }) => ({ id: (await newEvent(database)).tableId, version: 1 }),
  deskBookingList: () => Promise.resolve({}),
  deskWaitList: () => Promise.resolve({}),
  deskBookingCancel: async ({ database }, { id }) => {
    const { bookingId } = await booked(database, id);
    return { bookingId, reason: '场地坏了' };
  },
  bookingCheckIn: async ({ database }, { id }) => {
    const { code, eventId } = await booked(database, id);
    return { code, eventId };
  },
  mailState: () => Promise.resolve({}),
  mailList: () => Promise.resolve({}),
  mailRetry: async ({ database }, owner) => ({ mailId: await mailTo(database, owner.id) }),
  mailCancel: async ({ database }, owner) => ({ mailId: await mailTo(database, owner.id) }),
  bookingCheckInUndo: async ({ database }, { id }) => ({ bookingId: (await booked(database, id)).bookingId }),
};
