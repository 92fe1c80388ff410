import { z } from 'zod';
import { moderationFields } from '../../fields';
import { id, instant, keyword, pageOf, queryId, typed } from '../basics';
import { deskFlag, deskListQuery } from '../desk/list';
import { mySessionSchema } from '../my/schemas';
import { personSchema, roleSchema } from '../users/schemas';

export const deskPersonSchema = personSchema.extend({
  company: z.string(),
  joinedAt: instant,
  roles: z.array(roleSchema),
  /** Null where they may write. */
  blockedUntil: instant.nullable(),
  blockedReason: z.string(),
  /** When a login of theirs was last used, to five minutes; null where there is none. */
  lastSeenAt: instant.nullable(),
});

export type DeskPerson = z.output<typeof deskPersonSchema>;

export const personList = {
  access: 'operator',
  summary: '用户',
  query: deskListQuery(['joinedAt', 'name', 'company', 'lastSeenAt'], {
    keyword,
    role: roleSchema.optional(),
    blocked: deskFlag,
  }),
  data: pageOf(deskPersonSchema),
} as const;

export const personBlock = {
  access: 'operator',
  summary: '禁止一位用户发言',
  body: z.object({ userId: id, until: instant.nullable(), reason: typed(moderationFields.reason) }),
  data: z.null(),
} as const;

export const personSessions = {
  access: 'operator',
  summary: '一位用户的登录',
  query: z.object({ userId: queryId }),
  data: z.array(mySessionSchema),
} as const;

export const personSessionsEnd = {
  access: 'operator',
  summary: '结束一位用户的登录',
  body: z.object({ userId: id, sessionId: id.optional() }),
  data: z.object({ ended: z.int().min(0) }),
} as const;

export const colleagueList = {
  access: 'official',
  summary: '同事',
  query: deskListQuery(['name'], { role: roleSchema.optional(), keyword }),
  data: pageOf(personSchema),
} as const;
