import type { Queryable } from '../../database/database';

interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The place it leads to, below the site's base path. */
  link?: string;
  /** Mail queued twice under one key goes out once. */
  key?: string | undefined;
  /** The person whose address it is, where known: the mail goes with the account. */
  userId?: number | null | undefined;
  /** The iCalendar file that goes along: as it is now, also where the booking is another by the time the mail goes. */
  calendar?: string;
}

/** Queues a mail, in the transaction that makes it due: it goes out if and only if that happened. */
export async function queueMail(
  transaction: Queryable,
  { to, subject, text, link = '', key, userId = null, calendar = '' }: Mail,
): Promise<void> {
  await transaction.query(
    `insert into mails (to_address, subject, text, link, key, user_id, calendar) values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
    [to, subject, text, link, key ?? null, userId, calendar],
  );
}
