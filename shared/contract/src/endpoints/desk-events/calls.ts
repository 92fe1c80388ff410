import { z } from 'zod';
import { mailFields, moderationFields, openDayFields, openDayTableFields } from '../../fields';
import { bookingCode } from '../appointments/calls';
import { id, instant, keyword, optionalText, pageOf, queryId, text, typed, callsOf } from '../basics';
import { deskFlag, deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';

const editorOrEventsOrOperator = callsOf(['editor', 'events', 'operator']);
const editorOrEvents = callsOf(['editor', 'events']);
const eventsOrOperator = callsOf(['events', 'operator']);

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

/** Open days, drafts and cancelled ones among them. */
export const openDayList = editorOrEventsOrOperator.get('/api/ext/v1/desk/open-days', '开放日', {
  query: deskListQuery(['startsAt', 'title', 'state'], { keyword, state: openDayState.optional() }),
  data: pageOf(openDayRowSchema),
});

const openDayChange = {
  ...savedRow,
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
  /** The value to send along with the change; null where it concerns nobody. */
  seen: z.string().nullable(),
  told: z.array(z.object({ bookingId: id, name: z.string(), tableName: z.string(), text: z.string() })),
});

export type Effects = z.output<typeof effects>;

const seen = optionalText(64);

/** Effects of a change of an open day on the seats that are taken. */
export const openDayEffects = editorOrEvents.post('/api/ext/v1/desk/open-days/effects', '改开放日会影响谁', {
  body: z.object(openDayChange),
  data: effects,
});

/**
 * Makes or changes an open day; its tables move with its start. Whoever has a seat that is concerned is told, which is refused
 * with `effects-unseen` unless `seen` is what `openDayEffects` answered.
 */
export const openDaySave = editorOrEvents.post('/api/ext/v1/desk/open-days/save', '保存开放日', {
  body: z.object({ ...openDayChange, seen }),
  data: openDayRowSchema,
});

const guests = z.object({
  /** Who has a seat. */
  people: z.int(),
  /** Those of them whom mail reaches; the others read it among their notices. */
  byMail: z.int(),
});

/** How many a letter to the guests of an open day would reach. */
export const openDayGuests = eventsOrOperator.get('/api/ext/v1/desk/open-days/guests', '开放日有多少来宾', {
  query: z.object({ id: queryId }),
  data: guests,
});

/** Writes to everybody who has a seat; the same words reach nobody twice. Answers with how many were written to now. */
export const openDayWrite = eventsOrOperator.post('/api/ext/v1/desk/open-days/write', '给开放日的来宾写信', {
  body: z.object({ id, subject: typed(mailFields.subject), text: typed(mailFields.text) }),
  data: guests,
});

export const openDayTableList = editorOrEventsOrOperator.get('/api/ext/v1/desk/open-day-tables', '开放日的桌', {
  query: deskListQuery(['startsAt', 'name', 'capacity'], { keyword, eventId: queryId.optional() }),
  data: pageOf(openDayTableRowSchema),
});

const tableChange = {
  ...savedRow,
  /** Given for a new table alone: it stays with its open day. */
  eventId: id.optional(),
  name: typed(openDayTableFields.name).optional(),
  topic: typed(openDayTableFields.topic).optional(),
  description: optionalText(openDayTableFields.description.max),
  host: optionalText(openDayTableFields.host.max),
  capacity: z.int('请填整数').min(1, '至少 1 个座位').max(500, '最多 500 个座位').optional(),
  startsAt: moment.optional(),
  endsAt: moment.optional(),
};

/** Effects of a change of a table on the seats that are taken at it. */
export const openDayTableEffects = editorOrEvents.post('/api/ext/v1/desk/open-day-tables/effects', '改一张桌会影响谁', {
  body: z.object(tableChange),
  data: effects,
});

/** Makes or changes a table, as `openDaySave` does an open day. */
export const openDayTableSave = editorOrEvents.post('/api/ext/v1/desk/open-day-tables/save', '保存一张桌', {
  body: z.object({ ...tableChange, seen }),
  data: openDayTableRowSchema,
});

/** Takes away a table at which nobody has a seat. */
export const openDayTableRemove = editorOrEvents.post('/api/ext/v1/desk/open-day-tables/remove', '删除一张桌', {
  body: lookedAt,
});

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

export const deskBookingList = eventsOrOperator.get('/api/ext/v1/desk/bookings', '开放日的预约', {
  query: deskListQuery(['createdAt', 'startsAt', 'name', 'tableName', 'checkedInAt'], {
    keyword,
    eventId: queryId.optional(),
    tableId: queryId.optional(),
    status: deskBookingSchema.shape.status.optional(),
    checkedIn: deskFlag,
  }),
  data: pageOf(deskBookingSchema),
});

/** Takes a seat back and tells who had it. */
export const deskBookingCancel = eventsOrOperator.post('/api/ext/v1/desk/bookings/cancel', '取消一个预约', {
  body: z.object({ bookingId: id, reason: typed(moderationFields.reason) }),
  data: deskBookingSchema,
});

/** Checks a code at the door. What is wrong with it is an answer, not a refusal: the one at the door has to see whose it is. */
export const bookingCheckIn = eventsOrOperator.post('/api/ext/v1/desk/bookings/check-in', '签到', {
  body: z.object({
    /** The code as it was typed or scanned: small letters and separators are taken, too. */
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
});

export const bookingCheckInUndo = eventsOrOperator.post('/api/ext/v1/desk/bookings/check-in-undo', '撤销签到', {
  body: z.object({ bookingId: id }),
  data: deskBookingSchema,
});

export const deskWaitSchema = deskBookingSchema.omit({ code: true, status: true, checkedInAt: true }).extend({
  /** People before this one. */
  ahead: z.int().min(0),
});

export type DeskWait = z.output<typeof deskWaitSchema>;

/** People who wait for a seat, in their order. */
export const deskWaitList = eventsOrOperator.get('/api/ext/v1/desk/booking-waits', '开放日的候补', {
  query: deskListQuery(['createdAt', 'startsAt', 'name', 'tableName'], {
    keyword,
    eventId: queryId.optional(),
    tableId: queryId.optional(),
  }),
  data: pageOf(deskWaitSchema),
});
