import { z } from 'zod';
import { moderationFields, openDayFields, openDayTableFields } from '../../fields';
import { bookingCode } from '../appointments/schemas';
import { id, instant, keyword, optionalText, pageOf, queryId, text, typed } from '../basics';
import { deskFlag, deskListQuery, rowVersion } from '../desk/list';

const openDayState = z.enum(['draft', 'published', 'cancelled']);
/** An instant as a form sends it. */
const moment = z.iso.datetime({ offset: true, error: '请填写时间' });

export const openDayRowSchema = z.object({
  id,
  version: rowVersion,
  title: z.string(),
  place: z.string(),
  startsAt: instant,
  endsAt: instant,
  bookingEndsAt: instant,
  state: openDayState,
  sample: z.boolean(),
  tables: z.int(),
  seats: z.int(),
  /** Seats taken. */
  booked: z.int(),
});

export type OpenDayRow = z.output<typeof openDayRowSchema>;

export const openDayTableRowSchema = z.object({
  id,
  version: rowVersion,
  eventId: id,
  eventTitle: z.string(),
  name: z.string(),
  topic: z.string(),
  description: z.string(),
  host: z.string(),
  capacity: z.int(),
  booked: z.int(),
  startsAt: instant,
  endsAt: instant,
});

export type OpenDayTableRow = z.output<typeof openDayTableRowSchema>;

export const openDayList = {
  // People at the door filter by it, too.
  access: 'official',
  summary: '开放日',
  query: deskListQuery(['startsAt', 'title', 'state'], { keyword, state: openDayState.optional() }),
  data: pageOf(openDayRowSchema),
} as const;

const openDayChange = {
  id: id.optional(),
  version: rowVersion.optional(),
  title: typed(openDayFields.title).optional(),
  place: typed(openDayFields.place).optional(),
  startsAt: moment.optional(),
  /** Left out, it moves with the start, as `bookingEndsAt` does. */
  endsAt: moment.optional(),
  bookingEndsAt: moment.optional(),
  state: openDayState.optional(),
};

/** Whom a change concerns, and what they would be told. */
const effects = z.object({
  /** To be sent along with the change; null where it concerns nobody. */
  seen: z.string().nullable(),
  told: z.array(z.object({ bookingId: id, name: z.string(), tableName: z.string(), text: z.string() })),
});

export type Effects = z.output<typeof effects>;

const seen = optionalText(64);

export const openDayEffects = {
  access: 'editor',
  summary: '改开放日会影响谁',
  body: z.object(openDayChange),
  data: effects,
} as const;

export const openDaySave = {
  access: 'editor',
  summary: '保存开放日',
  body: z.object({ ...openDayChange, seen }),
  data: openDayRowSchema,
} as const;

export const openDayTableList = {
  // People at the door filter by it, too.
  access: 'official',
  summary: '开放日的桌',
  query: deskListQuery(['startsAt', 'name', 'capacity'], { keyword, eventId: queryId.optional() }),
  data: pageOf(openDayTableRowSchema),
} as const;

const tableChange = {
  id: id.optional(),
  version: rowVersion.optional(),
  /** Of a new one; a table stays with its open day. */
  eventId: id.optional(),
  name: typed(openDayTableFields.name).optional(),
  topic: typed(openDayTableFields.topic).optional(),
  description: optionalText(openDayTableFields.description.max),
  host: optionalText(openDayTableFields.host.max),
  capacity: z.int('请填整数').min(1, '至少 1 个座位').max(500, '最多 500 个座位').optional(),
  startsAt: moment.optional(),
  endsAt: moment.optional(),
};

export const openDayTableEffects = {
  access: 'editor',
  summary: '改一张桌会影响谁',
  body: z.object(tableChange),
  data: effects,
} as const;

export const openDayTableSave = {
  access: 'editor',
  summary: '保存一张桌',
  body: z.object({ ...tableChange, seen }),
  data: openDayTableRowSchema,
} as const;

export const openDayTableRemove = {
  access: 'editor',
  summary: '删除一张桌',
  body: z.object({ id, version: rowVersion }),
  data: z.null(),
} as const;

export const deskBookingSchema = z.object({
  id,
  eventId: id,
  eventTitle: z.string(),
  tableId: id,
  tableName: z.string(),
  startsAt: instant,
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  note: z.string(),
  code: bookingCode,
  status: z.enum(['booked', 'cancelled']),
  checkedInAt: instant.nullable(),
  createdAt: instant,
});

export type DeskBooking = z.output<typeof deskBookingSchema>;

export const deskBookingList = {
  access: 'operator',
  summary: '开放日的预约',
  query: deskListQuery(['createdAt', 'startsAt', 'name', 'tableName', 'checkedInAt'], {
    keyword,
    eventId: queryId.optional(),
    tableId: queryId.optional(),
    status: deskBookingSchema.shape.status.optional(),
    checkedIn: deskFlag,
  }),
  data: pageOf(deskBookingSchema),
} as const;

export const deskBookingCancel = {
  access: 'operator',
  summary: '取消一个预约',
  body: z.object({ bookingId: id, reason: typed(moderationFields.reason) }),
  data: deskBookingSchema,
} as const;

export const bookingCheckIn = {
  access: 'operator',
  summary: '签到',
  body: z.object({
    /** As it was typed or scanned: small letters and what stands between are taken, too. */
    code: text(40)
      .transform((typedCode) => typedCode.toUpperCase().replaceAll(/[\s-]/g, ''))
      .pipe(bookingCode),
    /** The open day that is at the door. */
    eventId: id,
  }),
  data: z.object({
    outcome: z.enum(['checked-in', 'already', 'other-event', 'cancelled', 'unknown']),
    /** Null where no booking has the code. */
    booking: deskBookingSchema.nullable(),
  }),
} as const;

export const bookingCheckInUndo = {
  access: 'operator',
  summary: '撤销签到',
  body: z.object({ bookingId: id }),
  data: deskBookingSchema,
} as const;

export const deskWaitSchema = deskBookingSchema.omit({ code: true, status: true, checkedInAt: true }).extend({
  /** People before this one. */
  ahead: z.int().min(0),
});

export type DeskWait = z.output<typeof deskWaitSchema>;

export const deskWaitList = {
  access: 'operator',
  summary: '开放日的候补',
  query: deskListQuery(['createdAt', 'startsAt', 'name', 'tableName'], {
    keyword,
    eventId: queryId.optional(),
    tableId: queryId.optional(),
  }),
  data: pageOf(deskWaitSchema),
} as const;
