import { z } from 'zod';
import { id, instant, keyword, pageOf, queryId, official, operator } from '../basics';
import { deskFlag, deskListQuery } from '../desk/list';
import { mySessionSchema } from '../my/calls';
import { personSchema, roleSchema } from '../users/calls';

export const deskPersonSchema = personSchema.extend({
  company: z.string(),
  joinedAt: instant,
  roles: z.array(roleSchema),
  /** Roles that an operator asked for, to which another may agree; null where there are none. */
  asked: z.object({ roles: z.array(roleSchema), by: personSchema, at: instant }).nullable(),
  /** Null where they may write. */
  blockedUntil: instant.nullable(),
  blockedReason: z.string(),
  /** The instant at which a login of theirs was last used, to five minutes; null where there is none. */
  lastSeenAt: instant.nullable(),
});

export type DeskPerson = z.output<typeof deskPersonSchema>;

export const personList = operator.get('/api/ext/v1/desk/people', '用户', {
  query: deskListQuery(['joinedAt', 'name', 'company', 'lastSeenAt'], {
    keyword,
    role: roleSchema.optional(),
    blocked: deskFlag,
    asked: deskFlag,
  }),
  data: pageOf(deskPersonSchema),
});

/** A person's logins, the latest used first. */
export const personSessions = operator.get('/api/ext/v1/desk/people/sessions', '一位用户的登录', {
  query: z.object({ userId: queryId }),
  data: z.array(mySessionSchema),
});

/** Ends one login of a person, or all of them where none is named; the one that asks stays. */
export const personSessionsEnd = operator.post('/api/ext/v1/desk/people/sessions/end', '结束一位用户的登录', {
  body: z.object({ userId: id, sessionId: id.optional() }),
  data: z.object({ ended: z.int().min(0) }),
});

/** People with a role: whom something can be given to. */
export const colleagueList = official.get('/api/ext/v1/desk/colleagues', '同事', {
  query: deskListQuery(['name'], { role: roleSchema.optional(), keyword }),
  data: pageOf(personSchema),
});
