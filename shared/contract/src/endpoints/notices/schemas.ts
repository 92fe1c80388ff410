import { z } from 'zod';
import { id, instant, keyword, pageOf, partOf, queryCursor } from '../basics';
import { deskListQuery } from '../desk/list';

export const noticeSchema = z.object({
  id,
  kind: z.enum(['answer', 'reply', 'review', 'open-day', 'moderation', 'award']),
  /** One sentence. */
  text: z.string(),
  /** A path of the site, with its first slash. */
  link: z.string(),
  madeAt: instant,
  read: z.boolean(),
});

export type Notice = z.output<typeof noticeSchema>;

const unread = z.object({ unread: z.int().min(0) });

export const noticeList = {
  access: 'visitor',
  summary: '我的通知',
  query: z.object(queryCursor),
  data: partOf(noticeSchema),
} as const;

export const noticeCount = { access: 'visitor', summary: '没看过的通知有几条', data: unread } as const;

export const noticesRead = {
  access: 'visitor',
  summary: '通知看过了',
  body: z.object({ upTo: id }),
  data: unread,
} as const;

const choice = z.object({
  /** False where this site sends no mail. */
  available: z.boolean(),
  /** Null where the login says none that was checked. */
  address: z.string().nullable(),
  wanted: z.boolean(),
});

export const mailChoice = { access: 'visitor', summary: '我的邮件通知', data: choice } as const;

export const mailChoiceSave = {
  access: 'visitor',
  summary: '要不要邮件通知',
  body: z.object({ wanted: z.boolean() }),
  data: choice,
} as const;

export const mailState = {
  access: 'official',
  summary: '邮件发送的状态',
  data: z.object({
    /** Whether there is a server to send by; without one, mail waits. */
    configured: z.boolean(),
    waiting: z.int(),
    failed: z.int(),
    /** Since when the oldest of those waits. */
    waitingSince: instant.nullable(),
  }),
} as const;

const state = z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']);

export const mailSchema = z.object({
  id,
  toAddress: z.string(),
  subject: z.string(),
  state,
  attempts: z.int(),
  nextAt: instant,
  /** The server's last error; empty where nothing went wrong. */
  lastError: z.string(),
  madeAt: instant,
  sentAt: instant.nullable(),
});

export type Mail = z.output<typeof mailSchema>;

export const mailList = {
  access: 'operator',
  summary: '邮件',
  query: deskListQuery(['madeAt', 'nextAt', 'state'], { keyword, state: state.optional() }),
  data: pageOf(mailSchema),
} as const;

export const mailRetry = {
  access: 'operator',
  summary: '重发一封邮件',
  body: z.object({ mailId: id }),
  data: mailSchema,
} as const;

export const mailCancel = {
  access: 'operator',
  summary: '取消一封邮件',
  body: z.object({ mailId: id }),
  data: mailSchema,
} as const;
