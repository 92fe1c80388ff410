import { z } from 'zod';
import { moderationFields } from '../../fields';
import { apiPath, id, instant, keyword, pageOf, typed, operator } from '../basics';
import { deskListQuery } from '../desk/list';

/** A phone number, a mail address, or the number of an account. */
const subject = typed({ max: 120 });

export const dataRequestKinds = ['tell', 'delete', 'anonymise'] as const;
export const dataRequestStates = ['open', 'done', 'refused'] as const;

const keptSchema = z.object({
  table: z.string(),
  /** Name of the kind of rows, and how long they are kept and why, in words. */
  what: z.string(),
  why: z.string(),
  rows: z.int().min(0),
});

/** Finds a person in accounts and in what guests left, with how much is kept of them, and why. */
export const dataFind = operator.post('/api/ext/v1/desk/data/find', '查一个人的资料', {
  body: z.object({ subject }),
  data: z.object({
    accounts: z.array(
      z.object({ id, name: z.string(), email: z.string().nullable(), joinedAt: instant, kept: z.array(keptSchema) }),
    ),
    /** Rows that belong to no account. */
    guest: z.array(keptSchema),
  }),
});

export const dataRequestSchema = z.object({
  id,
  /** Empty once it is decided. */
  subject: z.string(),
  userId: id.nullable(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  askedAt: instant,
  dueAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string(),
  reason: z.string(),
  proof: z.string(),
  /** Rows that were concerned, by table. */
  counts: z.record(z.string(), z.int()),
});

export type DataRequest = z.output<typeof dataRequestSchema>;

/** What people asked about their data, what is due first at the top. */
export const dataRequestList = operator.get('/api/ext/v1/desk/data/requests', '个人数据请求', {
  query: deskListQuery(['dueAt', 'askedAt'], { keyword, state: z.enum(dataRequestStates).optional() }),
  data: pageOf(dataRequestSchema),
});

/** Notes that somebody asked; the time to answer begins. */
export const dataRequestCreate = operator.post('/api/ext/v1/desk/data/requests/create', '登记个人数据请求', {
  body: z.object({
    subject,
    /** The account; null for what guests left alone. */
    userId: id.nullable(),
    kind: z.enum(dataRequestKinds),
  }),
  data: dataRequestSchema,
});

/** Makes an address that gives all that is kept of whom a request is about, until it ends. */
export const dataRequestExport = operator.post('/api/ext/v1/desk/data/requests/export', '导出一个人的资料', {
  body: z.object({ id }),
  data: z.object({ url: apiPath, expiresAt: instant }),
});

/** Does what was asked, or with a reason refuses it; once. */
export const dataRequestDecide = operator.post('/api/ext/v1/desk/data/requests/decide', '办理个人数据请求', {
  body: z.object({ id, reason: typed(moderationFields.reason).optional() }),
  /** `key` is for the person who asked: with it and the subject anybody can make the proof anew; it is kept nowhere. */
  data: z.object({ request: dataRequestSchema, key: z.string() }),
});
