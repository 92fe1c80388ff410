import { z } from 'zod';
import { id, instant, keyword, pageOf, partOf, queryCursor, official, operator, visitor } from '../basics';
import { deskListQuery, queued } from '../desk/list';

export const noticeSchema = z.object({
  id,
  kind: z.enum(['answer', 'reply', 'review', 'open-day', 'moderation', 'award']),
  /** A sentence. */
  text: z.string(),
  /** A path of the site, with its first slash. */
  link: z.string(),
  madeAt: instant,
  read: z.boolean(),
});

export type Notice = z.output<typeof noticeSchema>;

const unread = z.object({ unread: z.int().min(0) });

/** Notices of this visitor, latest first. */
export const noticeList = visitor.get('/api/ext/v1/my/notices', '我的通知', {
  query: z.object(queryCursor),
  data: partOf(noticeSchema),
});

/** How many of them were not read. */
export const noticeCount = visitor.get('/api/ext/v1/my/notices/count', '没看过的通知有几条', { data: unread });

/** Marks those up to one as read; what came later stays unread. */
export const noticesRead = visitor.post('/api/ext/v1/my/notices/read', '通知看过了', {
  body: z.object({ upTo: id }),
  data: unread,
});

const choice = z.object({
  /** False where this site sends no mail. */
  available: z.boolean(),
  /** Null where the login says none that was checked. */
  address: z.string().nullable(),
  wanted: z.boolean(),
  /** Whether a letter comes each week, while there is something new; only who asks for it gets it. */
  letter: z.boolean().optional(),
});

/** Whether this visitor is told by mail, too. */
export const mailChoice = visitor.get('/api/ext/v1/my/mail', '我的邮件通知', { data: choice });

export const mailChoiceSave = visitor.post('/api/ext/v1/my/mail/save', '要不要邮件通知', {
  body: z.object({ wanted: z.boolean().optional(), letter: z.boolean().optional() }),
  data: choice,
});

/** Whether mail goes out at all, and what waits. */
export const mailState = official.get('/api/ext/v1/desk/mail-state', '邮件发送的状态', {
  data: z.object({
    /** Whether there is a server to send by; without one, mail waits. */
    configured: z.boolean(),
    waiting: z.int(),
    failed: z.int(),
    /** The instant since which the oldest of those waits. */
    waitingSince: instant.nullable(),
  }),
});

const state = z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']);

export const mailSchema = z.object({
  id,
  toAddress: z.string(),
  subject: z.string(),
  state,
  ...queued,
});

export type Mail = z.output<typeof mailSchema>;

/** Mail that waits, went out or did not. */
export const mailList = operator.get('/api/ext/v1/desk/mails', '邮件', {
  query: deskListQuery(['madeAt', 'nextAt', 'state'], { keyword, state: state.optional() }),
  data: pageOf(mailSchema),
});

/** Lets a mail that did not go out, or was cancelled, be tried again now. */
export const mailRetry = operator.post('/api/ext/v1/desk/mails/retry', '重发一封邮件', {
  body: z.object({ mailId: id }),
  data: mailSchema,
});

/** Keeps a mail from going out; one that is being sent is refused with `under-way`. */
export const mailCancel = operator.post('/api/ext/v1/desk/mails/cancel', '取消一封邮件', {
  body: z.object({ mailId: id }),
  data: mailSchema,
});
