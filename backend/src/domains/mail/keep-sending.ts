import type { FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config/mail-config';
import type { Database } from '../../database/database';
import type { LinkSigner } from '../../links/link-signer';
import { mailLimits } from './mail-limits';
import { claimMail, settleMail } from './mail-queue';
import { MailRefused, sendMail } from './send-mail';

interface Sending {
  database: Database;
  signer: LinkSigner;
  mail: MailConfig;
}

/** Sends one mail that is due. False where none is. */
export async function sendNext({ database, signer, mail }: Sending): Promise<boolean> {
  const due = await claimMail(database);
  if (!due) return false;
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
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = async () => {
    try {
      while (!stopped && (await sendNext(sending)));
    } catch (error) {
      app.log.error({ err: error }, 'mail could not be looked after');
    }
    if (!stopped) timer = setTimeout(start, mailLimits.look).unref();
  };
  const start = () => {
    running = run();
  };
  start();
  app.addHook('onClose', async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  });
}
