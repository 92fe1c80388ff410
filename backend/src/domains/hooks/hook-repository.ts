import type { Hook, HookCall, InputOf, hookCallList, hookList, hookSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import type { Lead, SiteNews } from './call-hook';
import { SAMPLE } from './keep-calling';
import { mayCall } from './post-safely';

const columns = `id, name, kind, url, secret <> '' as secured, enabled, version`;

export function hookRows(query: DeskQuery<typeof hookList>) {
  return {
    columns,
    from: 'hooks',
    key: 'id',
    sorts: { name: 'name' },
    where: new Conditions().search(query.keyword, ['name']),
  };
}

/** Makes a hook where there is no `id`, and changes one where there is. */
export async function saveHook(
  transaction: Queryable,
  { id, version = 0, name, kind, url, secret, enabled }: InputOf<typeof hookSave>,
  hosts: readonly string[],
): Promise<Saved<Hook>> {
  if (url !== undefined && !(URL.canParse(url) && mayCall(new URL(url), hosts)))
    refuseField('url', '要以 https:// 开头，不能是内网的地址');
  const given = { name, kind, url, secret: secret ?? undefined, enabled };
  const { id: saved, ...changed } =
    id === undefined
      ? await addHook(transaction, required({ name, kind, url }), given)
      : { id, ...(await changeRow(transaction, { table: 'hooks', id, version, columns: given })) };
  const row = await onlyRow<Hook>(transaction, `select ${columns} from hooks where id = $1`, [saved]);
  // Whoever takes the call could not tell it from anybody else's.
  if ((row.kind === 'json' || row.kind === 'review') && !row.secured) refuseField('secret', '请填写，对方用它核对签名');
  return { row, before: masked(changed.before), after: masked(changed.after) };
}

async function addHook(
  transaction: Queryable,
  { name, kind, url }: { name: string; kind: string; url: string },
  { secret = '', enabled = true }: { secret?: string | undefined; enabled?: boolean | undefined },
) {
  const sql = 'insert into hooks (name, kind, url, secret, enabled) values ($1, $2, $3, $4, $5) returning id';
  const { id } = await onlyRow<{ id: number }>(transaction, sql, [name, kind, url, secret, enabled]);
  return { id, before: {}, after: { name, kind, enabled } };
}

/** Addresses of bots are keys, as secrets are: neither is noted. */
function masked({ url, secret, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...rest, ...(url !== undefined && { url: '…' }), ...(secret !== undefined && { secret: '…' }) };
}

const callColumns = `c.id, h.name as hook, c.data->>'no' as no, c.state, c.attempts, c.next_at as "nextAt",
  c.last_error as "lastError", c.made_at as "madeAt", c.sent_at as "sentAt"`;
const callSource = 'hook_calls c join hooks h on h.id = c.hook_id';

export function callRows(query: DeskQuery<typeof hookCallList>) {
  const where = new Conditions()
    .search(query.keyword, ['h.name', `c.data->>'no'`])
    .when(query.state, (state) => `c.state = ${state}`)
    .when(query.hookId, (hook) => `c.hook_id = ${hook}`);
  const sorts = { madeAt: 'c.made_at', nextAt: 'c.next_at', state: 'c.state' };
  return { columns: callColumns, from: callSource, key: 'c.id', sorts, where };
}

export function readCall(database: Queryable, callId: number): Promise<HookCall> {
  return onlyRow<HookCall>(database, `select ${callColumns} from ${callSource} where c.id = $1`, [callId]);
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
