import { z } from 'zod';
import { id, instant, keyword, pageOf, text, callsOf, guest } from '../basics';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';
import { personSchema } from '../users/calls';

const salesOrOperator = callsOf(['sales', 'operator']);

const span = { startsAt: instant, endsAt: instant };
const status = z.enum(['booked', 'cancelled', 'over']);
/** For calendars: `sequence` grows with every change. */
const version = { sequence: z.int().min(0), changedAt: instant };

/** A demonstration, as who booked it with message `no` sees it; `ticket` opens this one without a login. */
export const demoSchema = z.object({ ...span, no: z.string(), ...version, status, ticket: z.string() });

export type Demo = z.output<typeof demoSchema>;

/** Times at which a demonstration is free, over three weeks. They are booked with a message: `demoAt` of `customAssist`. */
export const demoTimes = guest.get('/api/ext/v1/demos/times', '可以预约的演示时间', {
  data: z.object({ times: z.array(z.object(span)) }),
});

const ticket = text(100);

export const demoOwn = guest.get('/api/ext/v1/demos/own', '自己预约的演示', {
  query: z.object({ ticket }),
  data: demoSchema,
});

/** Moves it to a free time, or cancels it where that is null; who is refused keeps the time they have. */
export const demoChange = guest.post('/api/ext/v1/demos/change', '演示改时间或取消', {
  body: z.object({ ticket, startsAt: instant.nullable() }),
  data: demoSchema,
});

const hostId = id.nullable();
const booked = { id, messageId: id, no: z.string(), name: z.string(), contact: z.string(), ...span, status };
export const deskDemoSchema = z.object({ ...booked, host: personSchema.nullable(), hostId, version: rowVersion });

export const demoList = salesOrOperator.get('/api/ext/v1/desk/demos', '预约的演示', {
  query: deskListQuery(['startsAt'], { keyword, status: status.optional() }),
  data: pageOf(deskDemoSchema),
});

/** Moves a demonstration to any time of a colleague that is free, or cancels it; who booked it and its owner are told. */
export const demoSave = salesOrOperator.post('/api/ext/v1/desk/demos/save', '改演示的时间', {
  body: lookedAt.extend({ startsAt: instant.optional(), hostId: hostId.optional(), status: status.optional() }),
  data: deskDemoSchema,
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请填写时间');
const hours = z.object({
  hostId: id,
  /** `1` is Monday; null where it is one day. */
  weekday: z.enum(['1', '2', '3', '4', '5', '6', '7']).nullable(),
  day: z.iso.date().nullable(),
  /** `09:30`, by a clock in China. */
  opens: clock,
  closes: clock,
  minutes: z.int().min(10).max(240),
  /** Whether demonstrations are given then; false: none, whatever other hours say. */
  open: z.boolean(),
});
export const demoHoursSchema = hours.extend({ id, host: z.string(), version: rowVersion });

export const demoHoursList = salesOrOperator.get('/api/ext/v1/desk/demo-hours', '演示的时间', {
  query: deskListQuery(['host'], {}),
  data: pageOf(demoHoursSchema),
});

export const demoHoursSave = salesOrOperator.post('/api/ext/v1/desk/demo-hours/save', '保存演示的时间', {
  body: hours.partial().extend(savedRow),
  data: demoHoursSchema,
});

/** Removes hours; what was booked in them stays. */
export const demoHoursRemove = salesOrOperator.post('/api/ext/v1/desk/demo-hours/remove', '删除演示的时间', {
  body: lookedAt,
});
