import { z } from 'zod';
import { mailFields, templateFields } from '../../fields';
import { id, instant, keyword, optionalText, pageOf, queryId, typed } from '../basics';
import { deskListQuery, rowVersion } from '../desk/list';
import { messageSchema, messageStatusSchema } from '../desk/schemas';
import { personSchema } from '../users/schemas';

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

export const messageCase = {
  access: 'operator',
  summary: '一条留言',
  query: z.object({ id: queryId }),
  data: messageCaseSchema,
} as const;

export const messageSave = {
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
} as const;

export const messageAnswer = {
  access: 'operator',
  summary: '用邮件回复留言',
  body: z.object({ id, version: rowVersion, subject: typed(mailFields.subject), text: typed(mailFields.text) }),
  data: messageCaseSchema,
} as const;

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

export const templateList = {
  access: 'operator',
  summary: '回复模板',
  query: deskListQuery(['name', 'changedAt'], { keyword }),
  data: pageOf(templateSchema),
} as const;

export const templateSave = {
  access: 'operator',
  summary: '保存回复模板',
  body: z.object({
    id: id.optional(),
    version: rowVersion.optional(),
    name: typed(templateFields.name).optional(),
    subject: typed(mailFields.subject).optional(),
    body: typed(mailFields.text).optional(),
  }),
  data: templateSchema,
} as const;

export const templateRemove = {
  access: 'operator',
  summary: '删除回复模板',
  body: z.object({ id, version: rowVersion }),
  data: z.null(),
} as const;
