import type {
  DataOf,
  InputOf,
  Mail,
  mailChoice,
  mailChoiceSave,
  mailList,
  mailState,
} from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../../database/database';
import { readQueue } from '../../queue/queue';
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

/** A mail as the desk's list has it. */
export function readMail(database: Queryable, mailId: number): Promise<Mail> {
  return onlyRow<Mail>(database, `select ${columns} from mails m where m.id = $1`, [mailId]);
}

export async function readMailState(database: Queryable, configured: boolean): Promise<DataOf<typeof mailState>> {
  const { late: _late, ...row } = await readQueue(database, 'mails');
  return { configured, ...row };
}

type Choice = DataOf<typeof mailChoice>;

export async function readChoice(database: Queryable, userId: number, available: boolean): Promise<Choice> {
  const sql = 'select email as address, mail_notices as wanted, letter from users where id = $1';
  return { available, ...(await onlyRow<Omit<Choice, 'available'>>(database, sql, [userId])) };
}

/** A person who opts out gets none of those that still wait either. The first letter tells of what comes from now on. */
export async function saveChoice(
  transaction: Queryable,
  userId: number,
  { wanted, letter }: InputOf<typeof mailChoiceSave>,
): Promise<void> {
  const change = `update users set mail_notices = coalesce($2, mail_notices), letter = coalesce($3, letter),
    letter_at = case when $3 and not letter then now() else letter_at end where id = $1`;
  await transaction.query(change, [userId, wanted ?? null, letter ?? null]);
  const sql = `update mails set state = 'cancelled' where user_id = $1 and state = 'waiting'
    and (($2 and key like 'notice-%') or ($3 and key like 'letter-%'))`;
  await transaction.query(sql, [userId, wanted === false, letter === false]);
}
