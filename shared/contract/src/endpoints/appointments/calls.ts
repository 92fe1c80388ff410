import { z } from 'zod';
import { bookingFields } from '../../fields';
import { id, queryId, instant, typed, optionalText, guest, visitor } from '../basics';

/** An open day. `closed`: booking has ended; `over`: the day has passed. */
export const openDayEventSchema = z.object({
  id,
  title: z.string(),
  place: z.string(),
  startsAt: instant,
  endsAt: instant,
  bookingEndsAt: instant,
  status: z.enum(['open', 'closed', 'over']),
  sample: z.boolean(),
});

/** A table and how full it is. */
export const tableCountSchema = z.object({
  id,
  name: z.string(),
  topic: z.string(),
  startsAt: instant,
  endsAt: instant,
  capacity: z.int().min(0),
  booked: z.int().min(0),
  left: z.int().min(0),
  /** People who wait for a seat at it. */
  waiting: z.int().min(0).optional(),
});

/** Details of a table for who books it. */
export const tableSchema = tableCountSchema.extend({ description: z.string(), host: z.string() });

export const bookingCode = z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/, '是 8 个字母和数字');

export const bookingSchema = z.object({
  id,
  event: openDayEventSchema,
  table: tableSchema.pick({ id: true, name: true, topic: true, startsAt: true, endsAt: true }),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  note: z.string(),
  status: z.enum(['booked', 'cancelled']),
  /** Said at the door: eight characters that nobody mistakes for one another. */
  code: bookingCode,
  createdAt: instant,
  /** How often the table, its time or its place became another: a calendar knows the newer by it. */
  sequence: z.int().min(0).optional(),
  /** The instant at which its state changed last. */
  changedAt: instant.optional(),
});

/** A place on the list of a table that is full. */
export const waitSchema = z.object({
  id,
  event: openDayEventSchema,
  table: bookingSchema.shape.table,
  /** People before this one. */
  ahead: z.int().min(0),
  createdAt: instant,
});

export type OpenDayEvent = z.output<typeof openDayEventSchema>;
export type TableCount = z.output<typeof tableCountSchema>;
export type Table = z.output<typeof tableSchema>;
export type Booking = z.output<typeof bookingSchema>;
export type Wait = z.output<typeof waitSchema>;

/** Seats left at each table of an open day, the coming one unless told. */
export const tableAppointmentCount = guest.get('/api/noauth/v1/sns/forum/table/query-appointment-count', '开放日余位', {
  topics: () => ['open-days'],
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    /** `null` where no open day is planned. */
    event: openDayEventSchema.nullable(),
    tables: z.array(tableCountSchema),
    /** The instant of the count. */
    asOf: instant,
  }),
});

/** Everything a visitor needs to book: tables in full and the booking that stands already. */
export const tableConfig = visitor.get('/api/v1/sns/forum/table/query-table-config', '开放日预约配置', {
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    event: openDayEventSchema.nullable(),
    tables: z.array(tableSchema),
    myBooking: bookingSchema.nullable(),
    myWait: waitSchema.nullable().optional(),
  }),
});

const bookingForm = z.object({
  tableId: id,
  name: typed(bookingFields.name),
  phone: typed(bookingFields.phone),
  company: optionalText(bookingFields.company.max),
  note: optionalText(bookingFields.note.max),
});

/** Books a seat: never above capacity, one seat for a person at an open day. Refused with `table-full`, `already-booked` or `event-over`. */
export const tableSubmitAppointment = visitor.post('/api/v1/sns/forum/table/submit-appointment', '提交开放日预约', {
  body: bookingForm,
  data: bookingSchema,
});

/** The visitor's own bookings, latest first, at most 50. */
export const myBookings = visitor.get('/api/ext/v1/my/bookings', '我的预约', { data: z.array(bookingSchema) });

/** Gives a seat back. Refused with `booking-cancelled`, `event-over`, or `checked-in` once its code was taken at the door. */
export const bookingCancel = visitor.post('/api/ext/v1/my/bookings/cancel', '取消预约', {
  body: z.object({ bookingId: id }),
  data: bookingSchema,
});

/**
 * Changes the table of a booking in one step: who is refused keeps the seat. Refused with `table-full`, `booking-cancelled`,
 * `event-over` or `checked-in`.
 */
export const bookingMove = visitor.post('/api/ext/v1/my/bookings/move', '换一张桌', {
  body: z.object({ bookingId: id, tableId: id }),
  data: bookingSchema,
});

/**
 * Waits for a seat at a table that is full. A seat that becomes free until booking ends is given to who waited longest; who has
 * one at another table leaves it then. Refused with `seat-free`, `already-waiting`, `already-booked` or `event-over`.
 */
export const bookingWait = visitor.post('/api/ext/v1/my/waits/create', '候补一张桌', {
  body: bookingForm,
  data: waitSchema,
});

/** Leaves a list. Refused with `wait-over` where it has become a seat, or ended. */
export const bookingWaitCancel = visitor.post('/api/ext/v1/my/waits/cancel', '取消候补', {
  body: z.object({ waitId: id }),
});

/** Lists on which this visitor waits, latest first, at most 50. */
export const myWaits = visitor.get('/api/ext/v1/my/waits', '我的候补', { data: z.array(waitSchema) });
