import { z } from 'zod';
import { code, id, instant, keyword, optionalText, pageOf, queryId, callsOf, operator } from '../basics';
import { roleSchema } from '../users/calls';
import { personSchema } from '../users/calls';
import { deskInstant, deskListQuery, rowVersion } from './list';

const salesOrOperator = callsOf(['sales', 'operator']);

export const messageStatusSchema = z.enum(['new', 'contacted', 'opportunity', 'won', 'invalid']);

export const messageSchema = z.object({
  id,
  /** The number by which its sender calls it. */
  no: z.string(),
  name: z.string(),
  contact: z.string(),
  company: z.string(),
  /** A value of scene code `contact-topic`. */
  topic: code,
  message: z.string(),
  firstVisitUrl: z.string(),
  receivedAt: instant,
  status: messageStatusSchema,
  /** `utm_campaign` of the first address; empty without one. */
  campaign: z.string(),
  /** As the provider's header says; empty without one. */
  region: z.string(),
  assignee: personSchema.nullable(),
  assigneeId: id.nullable(),
  /** When that person is reminded. */
  followAt: instant.nullable(),
  version: rowVersion,
});

export type Message = z.output<typeof messageSchema>;

export const messageList = salesOrOperator.get('/api/ext/v1/desk/messages', '访客留言', {
  query: deskListQuery(['receivedAt', 'name', 'status'], {
    keyword,
    topic: code.optional(),
    status: messageStatusSchema.optional(),
    /** The person who has it in hand: the one that asks, or nobody. */
    assigned: z.enum(['me', 'nobody']).optional(),
    /** Those whose reminder is due by the end of today. */
    follow: z.literal('today').optional(),
    campaign: optionalText(100),
    region: optionalText(40),
    from: deskInstant,
    until: deskInstant,
  }),
  data: pageOf(messageSchema),
});

const objectType = z.string().regex(/^[a-z][a-z-]{0,39}$/);

export const auditEntrySchema = z.object({
  id,
  at: instant,
  /** Null where the account is gone. */
  actor: z.object({ id, name: z.string() }).nullable(),
  sessionId: id.nullable(),
  /** Name of the call in the contract. */
  action: z.string(),
  /** The action in words; what it is called where no call of today has that name. */
  summary: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** Fields that the action changed, and only those; null where there is nothing to tell. */
  before: z.json().nullable(),
  after: z.json().nullable(),
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

/** Actions of people with roles, perhaps on one object. */
export const auditList = operator.get('/api/ext/v1/desk/audit', '操作记录', {
  query: deskListQuery(['at', 'action'], {
    objectType: objectType.optional(),
    objectId: z
      .string()
      .max(60)
      .regex(/^[\w-]+$/)
      .optional(),
    action: z.string().max(60).regex(/^\w+$/).optional(),
    actorId: queryId.optional(),
    /** Actions that changed something; those that only read are a list of their own. */
    kind: z.enum(['change', 'read']).default('change'),
    from: deskInstant,
    until: deskInstant,
  }),
  data: pageOf(auditEntrySchema),
});

const changedRoles = { userId: id, roles: z.array(roleSchema).max(roleSchema.options.length) };
/** Whether a second operator has to agree first. */
const changedRolesSchema = z.object({ ...changedRoles, waits: z.boolean() });

/** Gives a person exactly these roles, once another operator agrees where there is one. Nobody adds to their own, or takes the operator's from themselves. */
export const userRoles = operator.post('/api/ext/v1/desk/users/roles', '设置角色', {
  body: z.object(changedRoles),
  data: changedRolesSchema,
});

/** Agrees to the roles that a colleague asked for, or ends the question. Who asked does not agree: `own-proposal`. */
export const userRolesDecide = operator.post('/api/ext/v1/desk/users/roles/decide', '同意或退回角色的改动', {
  body: z.object({ ...changedRoles, agreed: z.boolean() }),
  data: changedRolesSchema,
});
