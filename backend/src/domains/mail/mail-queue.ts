import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { mailLimits, waitAfter } from './mail-limits';

export interface DueMail {
  id: number;
  toAddress: string;
  subject: string;
  text: string;
  link: string;
  /** The person; null where it was written to somebody without an account. */
  userId: number | null;
  attempts: number;
  madeAt: string;
  /** Whether it is wanted; false: it tells a notice, and its person has said meanwhile that they want none by mail. */
  wanted: boolean;
}

/** SQL: when a mail is due next. */
export const WHEN_DUE = `select least(
  (select min(next_at) from mails where state = 'waiting'), (select min(locked_until) from mails where state = 'sending'))`;

/**
 * Takes the mail that is due for longest. It is marked before the dialogue begins: what a process that ended leaves behind is
 * taken again once its lease is over.
 */
export async function claimMail(database: Queryable): Promise<DueMail | undefined> {
  return firstRow<DueMail>(
    database,
    `update mails set state = 'sending', attempts = attempts + 1, locked_until = now() + $1 * interval '1 millisecond'
     where id = (
       select id from mails where (state = 'waiting' and next_at <= now()) or (state = 'sending' and locked_until <= now())
       order by next_at, id limit 1 for update skip locked)
     returning id, to_address as "toAddress", subject, text, link, user_id as "userId", attempts, made_at as "madeAt",
       (key is null or key not like 'notice-%' or exists (select from users u where u.id = user_id and u.mail_notices)) as wanted`,
    [mailLimits.lease],
  );
}

type Outcome = { sent: true } | { sent: false; unwanted: true } | { sent: false; again: boolean; error: string };

/** Longest error that is kept, in characters. */
const MOST_OF_ERROR = 500;

/** Writes down how it went, unless the lease ended and another took it. */
export async function settleMail(
  database: Queryable,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  const mine = `id = $1 and attempts = $2 and state = 'sending'`;
  if (outcome.sent) {
    const sql = `update mails set state = 'sent', sent_at = now(), last_error = '', locked_until = null where ${mine}`;
    await database.query(sql, [id, attempts]);
    return;
  }
  if ('unwanted' in outcome) {
    await database.query(`update mails set state = 'cancelled', locked_until = null where ${mine}`, [id, attempts]);
    return;
  }
  const again = outcome.again && attempts < mailLimits.attempts;
  const sql = `update mails set state = $3, next_at = now() + $4 * interval '1 millisecond', last_error = $5, locked_until = null
    where ${mine}`;
  await database.query(sql, [
    id,
    attempts,
    again ? 'waiting' : 'failed',
    waitAfter(attempts),
    outcome.error.replaceAll('\0', '').slice(0, MOST_OF_ERROR),
  ]);
}
