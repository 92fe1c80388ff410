import type { DataOf, Mail, mailChoice, mailList, mailState } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';

const columns = `m.id, m.to_address as "toAddress", m.subject, m.state, m.attempts, m.next_at as "nextAt",
  m.last_error as "lastError", m.made_at as "madeAt", m.sent_at as "sentAt"`;

export function mailRows(query: DeskQuery<typeof mailList>) {
  const where = new Conditions()
    .search(query.keyword, ['m.to_address', 'm.subject'])
    .when(query.state, (state) => `m.state = ${state}`);
  const sorts = { madeAt: 'm.made_at', nextAt: 'm.next_at', state: 'm.state' };
  return { columns, from: 'mails m', key: 'm.id', sorts, where };
}

/** Puts a mail back to where it waits, due now, with all its attempts; or not to be sent. */
export async function setMail(
  transaction: Queryable,
  mailId: number,
  to: 'waiting' | 'cancelled',
): Promise<{ before: string; mail: Mail }> {
  const [row] = await transaction.query<{ state: string; leased: boolean }>(
    `select state, coalesce(locked_until > now(), false) as leased from mails where id = $1 for update`,
    [mailId],
  );
  const { state, leased } = found(row);
  if (state === 'sent' || (state === 'sending' && leased)) throw new Refusal('mail-under-way');
  const again = to === 'waiting' ? `, attempts = 0, next_at = now()` : '';
  const sql = `update mails set state = $2, locked_until = null${again} where id = $1`;
  await transaction.query(sql, [mailId, to]);
  const after = await onlyRow<Mail>(transaction, `select ${columns} from mails m where m.id = $1`, [mailId]);
  return { before: state, mail: after };
}

export async function readMailState(database: Queryable, configured: boolean): Promise<DataOf<typeof mailState>> {
  const row = await onlyRow<{ waiting: number; failed: number; waitingSince: string | null }>(
    database,
    `select count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
       count(*) filter (where state = 'failed')::int as failed,
       min(made_at) filter (where state in ('waiting', 'sending')) as "waitingSince" from mails`,
  );
  return { configured, ...row };
}

type Choice = DataOf<typeof mailChoice>;

export async function readChoice(database: Queryable, userId: number, available: boolean): Promise<Choice> {
  const sql = 'select email as address, mail_notices as wanted from users where id = $1';
  return { available, ...(await onlyRow<Omit<Choice, 'available'>>(database, sql, [userId])) };
}

/** A person who opts out gets none of those that still wait either. */
export async function saveChoice(transaction: Queryable, userId: number, wanted: boolean): Promise<void> {
  await transaction.query('update users set mail_notices = $2 where id = $1', [userId, wanted]);
  if (wanted) return;
  const sql = `update mails set state = 'cancelled' where user_id = $1 and state = 'waiting' and key like 'notice-%'`;
  await transaction.query(sql, [userId]);
}
