import { z } from 'zod';
import { mailFields, messageFields, moderationFields, templateFields } from '../../fields';
import { code, id, instant, keyword, optionalText, pageOf, queryId, typed, callsOf, operator } from '../basics';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';
import { messageSchema, messageStatusSchema } from '../desk/calls';
import { personSchema } from '../users/calls';

const salesOrOperator = callsOf(['sales', 'operator']);

const personOrNone = personSchema.nullable();

export const messageCaseSchema = messageSchema.extend({
  /** Answers, notes, and changes of stage and owner, the latest first. */
  thread: z.array(
    z.object({
      kind: z.enum(['answer', 'note', 'status', 'owner']),
      id,
      /** Null where the site did it by a rule, or the account is gone. */
      author: personOrNone,
      /** The subject of an answer. */
      subject: z.string(),
      /** The answer, the note, or the reason of a stage. */
      text: z.string(),
      madeAt: instant,
      /** How far the mail of an answer is; null where it is kept no longer. */
      mail: z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']).nullable(),
      status: messageStatusSchema.nullable(),
      owner: personOrNone,
    }),
  ),
  /** Other messages of this account, number or address, the latest first, at most 20. */
  related: z.array(
    messageSchema.pick({ id: true, no: true, receivedAt: true, status: true, topic: true, message: true }),
  ),
});

export type MessageCase = z.output<typeof messageCaseSchema>;

export const messageCase = salesOrOperator.get('/api/ext/v1/desk/messages/case', '一条留言', {
  query: z.object({ id: queryId }),
  data: messageCaseSchema,
});

/** Notes how far a message is, who has it in hand, and when to remind them. */
export const messageSave = salesOrOperator.post('/api/ext/v1/desk/messages/save', '处理留言', {
  body: z.object({
    id,
    version: rowVersion,
    status: messageStatusSchema.optional(),
    /** Why it is `invalid`, which demands it. */
    reason: optionalText(moderationFields.reason.max),
    /** The person who has it in hand, or null for nobody. */
    assigneeId: id.nullable().optional(),
    followAt: instant.nullable().optional(),
  }),
  data: messageCaseSchema,
});

export const messageNote = salesOrOperator.post('/api/ext/v1/desk/messages/note', '给留言写备注', {
  body: z.object({ id, text: typed(messageFields.message) }),
  data: messageCaseSchema,
});

/** Answers a message by mail. Refused with a sentence at `contact` where it left no address. */
export const messageAnswer = salesOrOperator.post('/api/ext/v1/desk/messages/answer', '用邮件回复留言', {
  body: z.object({ id, version: rowVersion, subject: typed(mailFields.subject), text: typed(mailFields.text) }),
  data: messageCaseSchema,
});

export const leadRuleSchema = z.object({
  id,
  /** A value of scene code `contact-topic`; null for any. */
  topic: code.nullable(),
  /** As the provider's header spells it; null for any. */
  region: z.string().nullable(),
  /** People among whom messages go round. */
  people: z.array(id),
  /** Their names; who may work on messages no more is passed over. */
  names: z.string(),
  /** The first rule that fits counts. */
  position: z.int(),
  version: rowVersion,
});

/** Rules by which a new message is given to somebody. */
export const leadRuleList = operator.get('/api/ext/v1/desk/lead-rules', '留言分给谁', {
  query: deskListQuery(['position'], {}),
  data: pageOf(leadRuleSchema),
});

export const leadRuleSave = operator.post('/api/ext/v1/desk/lead-rules/save', '保存留言分给谁', {
  body: z.object({
    ...savedRow,
    topic: code.nullable().optional(),
    region: typed(messageFields.region).nullable().optional(),
    people: z.array(id).min(1, '至少选一位').max(100).optional(),
    position: z.int().min(1).max(1000).optional(),
  }),
  data: leadRuleSchema,
});

export const leadRuleRemove = operator.post('/api/ext/v1/desk/lead-rules/remove', '删除一条分配规则', {
  body: lookedAt,
});

export const templateSchema = z.object({
  id,
  name: z.string(),
  subject: z.string(),
  /** `{name}` stands for the name of who wrote. */
  body: z.string(),
  version: rowVersion,
  changedAt: instant,
});

export type MailTemplate = z.output<typeof templateSchema>;

/** Texts that answers begin from. */
export const templateList = salesOrOperator.get('/api/ext/v1/desk/templates', '回复模板', {
  query: deskListQuery(['name', 'changedAt'], { keyword }),
  data: pageOf(templateSchema),
});

export const templateSave = operator.post('/api/ext/v1/desk/templates/save', '保存回复模板', {
  body: z.object({
    ...savedRow,
    name: typed(templateFields.name).optional(),
    subject: typed(mailFields.subject).optional(),
    body: typed(mailFields.text).optional(),
  }),
  data: templateSchema,
});

/** Removes a template; what was answered with it stays. */
export const templateRemove = operator.post('/api/ext/v1/desk/templates/remove', '删除回复模板', { body: lookedAt });
