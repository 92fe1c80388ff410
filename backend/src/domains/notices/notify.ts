import type { Queryable } from '../../database/database';

export type NoticeKind = 'answer' | 'reply' | 'review' | 'open-day' | 'moderation' | 'award';

interface Notice {
  userId: number;
  kind: NoticeKind;
  /** A sentence, in the person's words. */
  text: string;
  /** The place it leads to: a path of the site below its base path, `question/?question=6`. */
  link: string;
  /** Whether it goes out by mail, too; false where a mail says it already. */
  byMail?: boolean;
  /** The iCalendar file of the mail. */
  calendar?: string;
  /** The name of what is told, where that is told to nobody twice. */
  key?: string;
}

/**
 * Tells a person something, in the transaction that makes it so: it is told if and only if it happened. By mail, too, where
 * they have an address and did not say no.
 */
export async function notify(transaction: Queryable, { userId, ...notice }: Notice): Promise<void> {
  await notifyAll(transaction, [userId], notice);
}

/** The same for several people at once. */
export async function notifyAll(
  transaction: Queryable,
  userIds: readonly number[],
  { kind, text, link, byMail = true, calendar = '', key }: Omit<Notice, 'userId'>,
): Promise<void> {
  if (userIds.length === 0) return;
  const sql = `with notice as (
      insert into notices (user_id, kind, text, link, key)
      select id::int, $2, $3, $4, $6 from jsonb_array_elements_text($1::jsonb) as t (id) returning id, user_id, text, link)
    insert into mails (to_address, subject, text, link, user_id, key, calendar)
    select u.email, left(n.text, 60), n.text, n.link, u.id, 'notice-' || n.id, $7
    from notice n join users u on u.id = n.user_id where u.email is not null and u.mail_notices and $5`;
  await transaction.query(sql, [JSON.stringify(userIds), kind, text, link, byMail, key ?? null, calendar]);
}
