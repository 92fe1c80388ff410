import { createHash, randomBytes } from 'node:crypto';
import type { DataRequest, InputOf, dataRequestCreate, dataRequestList } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, Refusal, refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { type Deleted, deleteAccount } from '../account/delete-account';
import { forgetMessages } from '../account/redact-audit';
import { findPerson } from './find-person';
import { guestRows, subjectOf } from './subject';

const columns = `r.id, r.subject, r.user_id as "userId", r.kind, r.state, r.asked_at as "askedAt", r.due_at as "dueAt",
  r.decided_at as "decidedAt", coalesce(u.name, '') as "decidedBy", r.reason, r.proof, r.counts`;
const source = 'data_requests r left join users u on u.id = r.decided_by';

export function requestRows(query: DeskQuery<typeof dataRequestList>) {
  const where = new Conditions()
    .search(query.keyword, ['r.subject', 'r.proof'])
    .when(query.state, (state) => `r.state = ${state}`);
  return { columns, from: source, key: 'r.id', sorts: { dueAt: 'r.due_at', askedAt: 'r.asked_at' }, where };
}

export async function requestOf(database: Queryable, id: number): Promise<DataRequest> {
  return found(await firstRow<DataRequest>(database, `select ${columns} from ${source} where r.id = $1`, [id]));
}

export async function createRequest(
  transaction: Queryable,
  { subject, userId, kind }: InputOf<typeof dataRequestCreate>,
): Promise<DataRequest> {
  const { accounts } = await findPerson(transaction, subject);
  if (userId !== null && !accounts.some(({ id }) => id === userId)) refuseField('subject', '这个账号和填的不是一个人');
  const sql = 'insert into data_requests (subject, user_id, kind) values ($1, $2, $3) returning id';
  const { id } = await onlyRow<{ id: number }>(transaction, sql, [subject, userId, kind]);
  return requestOf(transaction, id);
}

interface Decision {
  id: number;
  /** Why it is refused; null where it is done. */
  reason: string | null;
  by: number;
  sessionId: number;
}

/**
 * Does what was asked, or refuses it, once. Of whom it was about stays a hash that needs a key, which only the answer has.
 * @throws Refusal `changed-since` where a colleague decided
 */
export async function decideRequest(
  transaction: Queryable,
  { id, reason, by, sessionId }: Decision,
): Promise<{ request: DataRequest; key: string; deleted: Deleted }> {
  const lock = `select subject, user_id as "userId", kind, state from data_requests where id = $1 for update`;
  type Row = Pick<DataRequest, 'subject' | 'userId' | 'kind' | 'state'>;
  const { subject, userId, kind, state } = found(await firstRow<Row>(transaction, lock, [id]));
  if (state !== 'open') throw new Refusal('changed-since', {}, '同事已经办过这个请求了');
  if (userId === by) throw new Refusal('own-proposal', {}, '自己的资料请另一位管理员来办');
  const { accounts, guest } = await findPerson(transaction, subject);
  const kept = [...(accounts.find((account) => account.id === userId)?.kept ?? []), ...guest];
  const counts: Record<string, number> = {};
  for (const { table, rows } of kept) counts[table] = (counts[table] ?? 0) + rows;
  const key = randomBytes(12).toString('base64url');
  const proof = createHash('sha256').update(`${key} ${subject}`).digest('hex');
  // The account takes its open requests with it, but for this one.
  const decide = `update data_requests set state = $2, subject = '', user_id = null, decided_at = now(), decided_by = $3, reason = $4,
    proof = $5, counts = $6::jsonb where id = $1`;
  const done = reason === null;
  await transaction.query(decide, [
    id,
    done ? 'done' : 'refused',
    by,
    reason ?? '',
    proof,
    JSON.stringify(done ? counts : {}),
  ]);
  let deleted: Deleted = { sessions: [], files: [] };
  if (done && kind !== 'tell') {
    const { key: contact } = await subjectOf(transaction, subject);
    await forgetGuest(transaction, contact, { rowsStay: kind === 'anonymise' });
    if (userId !== null)
      deleted = await deleteAccount(transaction, { userId, sessionId, by, keepAnswers: kind === 'anonymise' });
  }
  return { request: await requestOf(transaction, id), key, deleted };
}

/** Deletes what a guest left, or takes every word of theirs out of it, so that only counts know of it. */
async function forgetGuest(
  transaction: Queryable,
  contact: string,
  { rowsStay }: { rowsStay: boolean },
): Promise<void> {
  const lock = `select id from messages where ${guestRows.messages} order by id for update`;
  const ids = (await transaction.query<{ id: number }>(lock, [contact])).map(({ id }) => id);
  await forgetMessages(transaction, ids);
  // Mail that a queue holds at this moment goes with its row, too.
  await transaction.query(`delete from mails where ${guestRows.mails}`, [contact]);
  const those = '(select jsonb_array_elements_text($1::jsonb)::int)';
  if (!rowsStay) {
    await transaction.query(`delete from messages where id in ${those}`, [JSON.stringify(ids)]);
    return;
  }
  for (const table of ['message_answers', 'message_notes', 'hook_calls'])
    await transaction.query(`delete from ${table} where message_id in ${those}`, [JSON.stringify(ids)]);
  const blank = `update messages set name = '已匿名', contact = '', company = '', message = '', first_visit_url = '', note = '',
    campaign = '', region = '', version = version + 1 where id in ${those}`;
  await transaction.query(blank, [JSON.stringify(ids)]);
}
