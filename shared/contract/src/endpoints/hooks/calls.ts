import { z } from 'zod';
import { hookFields } from '../../fields';
import { id, keyword, optionalText, pageOf, queryId, typed, operator } from '../basics';
import { deskListQuery, lookedAt, queued, rowVersion, savedRow } from '../desk/list';

/** Bots of group chats, and `json`: a signed call by Standard Webhooks, for a CRM. */
const kind = z.enum(['wecom', 'feishu', 'dingtalk', 'json', 'review']);

export const hookSchema = z.object({
  id,
  name: z.string(),
  kind,
  url: z.string(),
  /** Whether it has a secret, which is never told again. */
  secured: z.boolean(),
  enabled: z.boolean(),
  version: rowVersion,
});

export type Hook = z.output<typeof hookSchema>;

/** Addresses that are called when a message comes. */
export const hookList = operator.get('/api/ext/v1/desk/hooks', '新留言的推送', {
  query: deskListQuery(['name'], { keyword }),
  data: pageOf(hookSchema),
});

/** Makes a hook, or changes one; without `secret` it keeps its own. */
export const hookSave = operator.post('/api/ext/v1/desk/hooks/save', '保存推送', {
  body: z.object({
    ...savedRow,
    name: typed(hookFields.name).optional(),
    kind: kind.optional(),
    url: typed(hookFields.url).optional(),
    secret: optionalText(hookFields.secret.max).nullable(),
    enabled: z.boolean().optional(),
  }),
  data: hookSchema,
});

/** Removes a hook, with its calls. */
export const hookRemove = operator.post('/api/ext/v1/desk/hooks/remove', '删除推送', { body: lookedAt });

/** Queues a sample for a hook. */
export const hookTry = operator.post('/api/ext/v1/desk/hooks/try', '试一次推送', {
  body: z.object({ id }),
  data: z.object({ callId: id }),
});

const state = z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled', 'unsure']);

export const hookCallSchema = z.object({
  id,
  /** The hook's name. */
  hook: z.string(),
  /** The message's number; empty in a sample. */
  no: z.string(),
  state,
  ...queued,
});

export type HookCall = z.output<typeof hookCallSchema>;

/** Calls of hooks that wait, went out or did not. */
export const hookCallList = operator.get('/api/ext/v1/desk/hook-calls', '推送记录', {
  query: deskListQuery(['madeAt', 'nextAt', 'state'], { keyword, state: state.optional(), hookId: queryId.optional() }),
  data: pageOf(hookCallSchema),
});

/** Lets a call that did not go out, or nobody knows of, be made again now. */
export const hookCallRetry = operator.post('/api/ext/v1/desk/hook-calls/retry', '再推送一次', {
  body: z.object({ callId: id }),
  data: hookCallSchema,
});

/** Keeps a call from being made; one under way is refused with `under-way`. */
export const hookCallCancel = operator.post('/api/ext/v1/desk/hook-calls/cancel', '取消一次推送', {
  body: z.object({ callId: id }),
  data: hookCallSchema,
});
