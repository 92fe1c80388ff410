import type { DataOf, Demo, InputOf, demoList, demoSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow, personColumn } from '../../database/database';
import { found, Refusal, refuseField } from '../../http/refusal';
import type { LinkSigner } from '../../links/link-signer';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { refuseIdle } from './lead-rules';
import { INSERT, place } from './demo-times';
import { tellOfDemo, ticketOf } from './tell-of-demo';

type DeskDemo = DataOf<typeof demoList>['items'][number];
type Row = Pick<DeskDemo, 'id' | 'hostId' | 'startsAt' | 'endsAt' | 'version' | 'status'> & { sequence: number };

const status = `case when d.cancelled_at is not null then 'cancelled' when d.starts_at <= now() then 'over' else 'booked' end as status`;
const times = 'd.starts_at as "startsAt", d.ends_at as "endsAt"';

export async function readDemo(database: Queryable, messageId: number, signer: LinkSigner): Promise<Demo> {
  const sql = `select m.no, ${times}, d.sequence, d.changed_at as "changedAt", ${status}
    from demos d join messages m on m.id = d.message_id where m.id = $1`;
  const row = found(await firstRow<Omit<Demo, 'ticket'>>(database, sql, [messageId]));
  return { ...row, ticket: ticketOf(messageId, signer) };
}

/** Takes a free time for a message, and says so to who booked it and who gives it. */
export async function bookDemo(
  transaction: Queryable,
  { messageId, startsAt }: { messageId: number; startsAt: string },
  signer: LinkSigner,
): Promise<Demo> {
  await place(transaction, 'demoAt', { messageId, startsAt });
  await tellOfDemo(transaction, { messageId, change: 'booked', by: null }, signer);
  return readDemo(transaction, messageId, signer);
}

/** Locks a demonstration that is still to come. @throws Refusal with a sentence where it is not */
async function lockDemo(transaction: Queryable, messageId: number): Promise<Row> {
  const sql = `select d.id, d.host_id as "hostId", ${times}, d.sequence, d.version, ${status} from demos d where d.message_id = $1 for update`;
  const row = found(await firstRow<Row>(transaction, sql, [messageId]));
  if (row.status === 'over') throw new Refusal('event-over', {}, '这次演示的时间已经过了');
  return row;
}

/** Moves a demonstration by its visitor, or cancels it; asked for twice, it is told once. */
export async function changeDemo(
  transaction: Queryable,
  { messageId, startsAt }: { messageId: number; startsAt: string | null },
  signer: LinkSigner,
): Promise<Demo> {
  const { id, hostId, sequence, version, ...row } = await lockDemo(transaction, messageId);
  if (startsAt === null) {
    if (row.status === 'booked') await cancelDemo(transaction, { messageId, by: null }, signer);
  } else if (row.status === 'cancelled') {
    throw new Refusal('booking-cancelled', {}, '这次演示已经取消了，想看请重新约');
  } else if (Date.parse(row.startsAt) !== Date.parse(startsAt)) {
    // The row is taken out, so that its own time is free for it, and comes again.
    await transaction.query('delete from demos where id = $1', [id]);
    const next = { id, messageId, startsAt, hostId, sequence: sequence + 1, version: version + 1 };
    await place(transaction, 'startsAt', next);
    await tellOfDemo(transaction, { messageId, change: 'moved', by: null }, signer);
  }
  return readDemo(transaction, messageId, signer);
}

type By = { messageId: number; by: number | null };

async function cancelDemo(transaction: Queryable, { messageId, by }: By, signer: LinkSigner): Promise<void> {
  const now = 'cancelled_at = now(), changed_at = now(), sequence = sequence + 1, version = version + 1';
  await transaction.query(`update demos set ${now} where message_id = $1`, [messageId]);
  await tellOfDemo(transaction, { messageId, change: 'cancelled', by }, signer);
}

const columns = `d.id, d.message_id as "messageId", m.no, m.name, m.contact, ${times},
  case when u.id is not null then ${personColumn('u')} end as host, d.host_id as "hostId", ${status}, d.version`;
const source = 'demos d join messages m on m.id = d.message_id left join users u on u.id = d.host_id';

export function demoRows(query: DeskQuery<typeof demoList>) {
  const where = new Conditions()
    .search(query.keyword, ['m.no', 'm.name', 'm.contact', 'u.name'])
    .when(query.status, (given) => `${status.replace(' as status', '')} = ${given}`);
  return { columns, from: source, key: 'd.id', sorts: { startsAt: 'd.starts_at' }, where };
}

/** Moves or cancels a demonstration, by a colleague: to any time at which whoever gives it gives no other. */
export async function saveDemo(
  transaction: Queryable,
  { id, version, ...given }: InputOf<typeof demoSave>,
  { by, signer }: { by: number; signer: LinkSigner },
): Promise<Saved<DeskDemo>> {
  const read = `select ${columns} from ${source} where d.id = $1`;
  const { messageId } = found(await firstRow<DeskDemo>(transaction, read, [id]));
  const row = await lockDemo(transaction, messageId);
  if (row.version !== version) throw new Refusal('changed-since');
  const before = { startsAt: row.startsAt, hostId: row.hostId, status: row.status };
  const { startsAt = row.startsAt, hostId = row.hostId, status: wanted = row.status } = given;
  const after = { startsAt, hostId, status: wanted };
  if (after.status === 'cancelled') {
    if (row.status === 'booked') await cancelDemo(transaction, { messageId, by }, signer);
  } else if (JSON.stringify(after) !== JSON.stringify(before)) {
    const start = Date.parse(after.startsAt);
    if (start <= Date.now()) refuseField('startsAt', '这个时间已经过了');
    if (after.hostId !== null) await refuseIdle(transaction, 'hostId', after.hostId);
    const end = new Date(start + Date.parse(row.endsAt) - Date.parse(row.startsAt)).toISOString();
    await transaction.query('delete from demos where id = $1', [id]);
    const values = [id, messageId, after.hostId, after.startsAt, end, row.sequence + 1, version + 1];
    if (!(await firstRow(transaction, INSERT, values))) refuseField('startsAt', '演示的人这时有别的演示');
    await tellOfDemo(transaction, { messageId, change: 'moved', by }, signer);
  }
  return { row: await onlyRow<DeskDemo>(transaction, read, [id]), before, after };
}
