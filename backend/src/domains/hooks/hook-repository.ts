import type { Hook, HookCall, InputOf, hookCallList, hookList, hookSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { found, refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { readRow, saveRow } from '../../lists/save-row';
import type { Lead, SiteNews } from './call-hook';
import { SAMPLE } from './keep-calling';
import { mayCall } from './post-safely';

const hooks = {
  table: 'hooks',
  columns: `id, name, kind, url, secret <> '' as secured, enabled, version`,
  from: 'hooks',
  key: 'id',
};

export function hookRows(query: DeskQuery<typeof hookList>) {
  return { ...hooks, sorts: { name: 'name' }, where: new Conditions().search(query.keyword, ['name']) };
}

/** Makes a hook where there is no `id`, and changes one where there is. */
export async function saveHook(
  transaction: Queryable,
  { id, version, name, kind, url, secret, enabled }: InputOf<typeof hookSave>,
  hosts: readonly string[],
): Promise<Saved<Hook>> {
  if (url !== undefined && !(URL.canParse(url) && mayCall(new URL(url), hosts)))
    refuseField('url', '要以 https:// 开头，不能是内网的地址');
  const columns = { name, kind, url, secret: secret ?? undefined, enabled };
  const { row, before, after } = await saveRow<Hook>(transaction, hooks, {
    id,
    version,
    columns,
    needs: ['name', 'kind', 'url'],
  });
  // Whoever takes the call could not tell it from anybody else's.
  if ((row.kind === 'json' || row.kind === 'review') && !row.secured) refuseField('secret', '请填写，对方用它核对签名');
  const made = { name, kind, enabled: row.enabled };
  return { row, before: masked(before), after: id === undefined ? made : masked(after) };
}

/** Addresses of bots are keys, as secrets are: neither is noted. */
function masked({ url, secret, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...rest, ...(url !== undefined && { url: '…' }), ...(secret !== undefined && { secret: '…' }) };
}

const hookCalls = {
  columns: `c.id, h.name as hook, c.data->>'no' as no, c.state, c.attempts, c.next_at as "nextAt",
  c.last_error as "lastError", c.made_at as "madeAt", c.sent_at as "sentAt"`,
  from: 'hook_calls c join hooks h on h.id = c.hook_id',
  key: 'c.id',
};

export function callRows(query: DeskQuery<typeof hookCallList>) {
  const where = new Conditions()
    .search(query.keyword, ['h.name', `c.data->>'no'`])
    .when(query.state, (state) => `c.state = ${state}`)
    .when(query.hookId, (hook) => `c.hook_id = ${hook}`);
  const sorts = { madeAt: 'c.made_at', nextAt: 'c.next_at', state: 'c.state' };
  return { ...hookCalls, sorts, where };
}

export function readCall(database: Queryable, callId: number): Promise<HookCall> {
  return readRow<HookCall>(database, hookCalls, callId);
}

/** Queues a call of each hook that is on, in the transaction that makes it due. */
export async function queueCalls(
  transaction: Queryable,
  event: string,
  data: Lead | SiteNews,
  messageId: number | null = null,
): Promise<void> {
  const sql = `insert into hook_calls (hook_id, message_id, event, data) select id, $1::int, $2, $3::jsonb from hooks
    where enabled and kind <> 'review'`;
  await transaction.query(sql, [messageId, event, JSON.stringify(data)]);
}

/** Queues a sample for a hook, also for one that is off. */
export async function queueSample(transaction: Queryable, hookId: number): Promise<number> {
  const lead: Lead = {
    no: '',
    topic: '示例',
    name: '示例',
    company: '示例公司',
    contact: '',
    message: '这是一条试发的示例，不是访客的留言。',
    campaign: '',
    region: '',
    demo: '',
    link: 'desk/',
  };
  const sql = `insert into hook_calls (hook_id, event, data) select id, $2, $3::jsonb from hooks where id = $1 returning id`;
  return found(await firstRow<{ id: number }>(transaction, sql, [hookId, SAMPLE, JSON.stringify(lead)])).id;
}
