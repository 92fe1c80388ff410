import type { FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config/mail-config';
import type { Database } from '../../database/database';
import { keepDoing, msUntil } from '../../keep-doing';
import type { LinkSigner } from '../../links/link-signer';
import { mailLimits } from './mail-limits';
import { WHEN_DUE, claimMail, settleMail } from './mail-queue';
import { MailRefused, sendMail } from './send-mail';

interface Sending {
  database: Database;
  signer: LinkSigner;
  mail: MailConfig;
}

/** Sends one mail that is due, or cancels it where nobody wants it any more. False where none is. */
export async function sendNext({ database, signer, mail }: Sending): Promise<boolean> {
  const due = await claimMail(database);
  if (!due) return false;
  if (!due.wanted) {
    await settleMail(database, due, { sent: false, unwanted: true });
    return true;
  }
  try {
    await sendMail(due, mail, signer);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await settleMail(database, due, { sent: false, again: error.again, error: error.message });
    return true;
  }
  await settleMail(database, due, { sent: true });
  return true;
}

/** Sends what is due, one after the other, until the application closes; several processes share the work. */
export function keepSending(app: FastifyInstance, sending: Sending): void {
  keepDoing(app, {
    failed: 'mail could not be looked after',
    every: mailLimits.look,
    least: mailLimits.least,
    listen: (heard) => sending.database.listen(heard),
    due: () => msUntil(sending.database, WHEN_DUE),
    work: async (closing) => {
      while (!closing.aborted && (await sendNext(sending)));
    },
  });
}
