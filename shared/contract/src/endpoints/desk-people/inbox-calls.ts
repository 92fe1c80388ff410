import { z } from 'zod';
import { mailFields, templateFields } from '../../fields';
import { id, instant, keyword, optionalText, pageOf, queryId, typed } from '../basics';
import { get, post } from '../define-call';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';
import { messageSchema, messageStatusSchema } from '../desk/calls';
import { personSchema } from '../users/calls';

export const messageCaseSchema = messageSchema.extend({
  answers: z.array(
    z.object({
      id,
      author: personSchema.nullable(),
      subject: z.string(),
      text: z.string(),
      madeAt: instant,
      /** How far the mail is; null where it is kept no longer. */
      mail: z.enum(['waiting', 'sending', 'sent', 'failed']).nullable(),
    }),
  ),
});

export type MessageCase = z.output<typeof messageCaseSchema>;

/** A message with what was answered. */
export const messageCase = get('/api/ext/v1/desk/messages/case', {
  access: 'operator',
  summary: '一条留言',
  query: z.object({ id: queryId }),
  data: messageCaseSchema,
});

/** Notes how far a message is, who has it in hand, and what colleagues should know. */
export const messageSave = post('/api/ext/v1/desk/messages/save', {
  access: 'operator',
  summary: '处理留言',
  body: z.object({
    id,
    version: rowVersion,
    status: messageStatusSchema.optional(),
    /** The operator who has it in hand, or null for nobody. */
    assigneeId: id.nullable().optional(),
    note: optionalText(2000).nullable(),
  }),
  data: messageCaseSchema,
});

/** Answers a message by mail. Refused with a sentence at `contact` where it left no address. */
export const messageAnswer = post('/api/ext/v1/desk/messages/answer', {
  access: 'operator',
  summary: '用邮件回复留言',
  body: z.object({ id, version: rowVersion, subject: typed(mailFields.subject), text: typed(mailFields.text) }),
  data: messageCaseSchema,
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
export const templateList = get('/api/ext/v1/desk/templates', {
  access: 'operator',
  summary: '回复模板',
  query: deskListQuery(['name', 'changedAt'], { keyword }),
  data: pageOf(templateSchema),
});

/** Makes a template, or changes one. */
export const templateSave = post('/api/ext/v1/desk/templates/save', {
  access: 'operator',
  summary: '保存回复模板',
  body: z.object({
    ...savedRow,
    name: typed(templateFields.name).optional(),
    subject: typed(mailFields.subject).optional(),
    body: typed(mailFields.text).optional(),
  }),
  data: templateSchema,
});

/** Removes a template; what was answered with it stays. */
export const templateRemove = post('/api/ext/v1/desk/templates/remove', {
  access: 'operator',
  summary: '删除回复模板',
  body: lookedAt,
  data: z.null(),
});
