import type { FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config/mail-config';
import type { Database } from '../../database/database';
import type { LinkSigner } from '../../links/link-signer';
import { type Queue, claim, keepSending, settle } from '../../queue/queue';
import { mailLimits } from './mail-limits';
import { type DueMail, MailRefused, sendMail } from './send-mail';

export const mailQueue: Queue = {
  table: 'mails',
  columns: `t.to_address as "toAddress", t.subject, t.text, t.link, t.calendar, t.user_id as "userId", t.made_at as "madeAt", (t.key is null
    or not (t.key like 'notice-%' or t.key like 'letter-%') or exists (select from users u where u.id = t.user_id
      and case when t.key like 'letter-%' then u.letter else u.mail_notices end)) as wanted`,
  limits: mailLimits,
};

interface Sending {
  database: Database;
  signer: LinkSigner;
  mail: MailConfig;
}

/** Sends one mail that is due, or cancels it where nobody wants it any more. False where none is. */
export async function sendNext({ database, signer, mail }: Sending): Promise<boolean> {
  const due = await claim<DueMail>(database, mailQueue);
  if (!due) return false;
  if (!due.wanted) {
    await settle(database, mailQueue, due, { state: 'cancelled' });
    return true;
  }
  try {
    await sendMail(due, mail, signer);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await settle(database, mailQueue, due, { state: error.again ? 'again' : 'failed', said: error.message });
    return true;
  }
  await settle(database, mailQueue, due, { state: 'sent' });
  return true;
}

/** Sends mail, one after the other. */
export function keepMailing(app: FastifyInstance, sending: Sending): void {
  keepSending(app, { ...sending, queue: mailQueue, lanes: 1, next: () => sendNext(sending) });
}
