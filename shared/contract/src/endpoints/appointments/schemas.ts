import { z } from 'zod';
import { bookingFields } from '../../fields';
import { id, queryId, instant, typed, optionalText } from '../basics';

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
  /** Seats. */
  capacity: z.int().min(0),
  /** Seats taken. */
  booked: z.int().min(0),
  /** Seats left. */
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
  /** When it became so last. */
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

export const tableAppointmentCount = {
  access: 'guest',
  summary: '开放日余位',
  topics: () => ['open-days'],
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    /** `null` where no open day is planned. */
    event: openDayEventSchema.nullable(),
    tables: z.array(tableCountSchema),
    /** When it was counted. */
    asOf: instant,
  }),
} as const;

export const tableConfig = {
  access: 'visitor',
  summary: '开放日预约配置',
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    event: openDayEventSchema.nullable(),
    tables: z.array(tableSchema),
    myBooking: bookingSchema.nullable(),
    myWait: waitSchema.nullable().optional(),
  }),
} as const;

const bookingForm = z.object({
  tableId: id,
  name: typed(bookingFields.name),
  phone: typed(bookingFields.phone),
  company: optionalText(bookingFields.company.max),
  note: optionalText(bookingFields.note.max),
});

export const tableSubmitAppointment = {
  access: 'visitor',
  summary: '提交开放日预约',
  body: bookingForm,
  data: bookingSchema,
} as const;

export const myBookings = {
  access: 'visitor',
  summary: '我的预约',
  data: z.array(bookingSchema),
} as const;

export const bookingCancel = {
  access: 'visitor',
  summary: '取消预约',
  body: z.object({ bookingId: id }),
  data: bookingSchema,
} as const;

export const bookingMove = {
  access: 'visitor',
  summary: '换一张桌',
  body: z.object({ bookingId: id, tableId: id }),
  data: bookingSchema,
} as const;

export const bookingWait = {
  access: 'visitor',
  summary: '候补一张桌',
  body: bookingForm,
  data: waitSchema,
} as const;

export const bookingWaitCancel = {
  access: 'visitor',
  summary: '取消候补',
  body: z.object({ waitId: id }),
  data: z.null(),
} as const;

export const myWaits = {
  access: 'visitor',
  summary: '我的候补',
  data: z.array(waitSchema),
} as const;
