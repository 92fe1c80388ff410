import type { FastifyInstance } from 'fastify';
import type { MailConfig } from '../../config/mail-config';
import type { Database } from '../../database/database';
import type { LinkSigner } from '../../links/link-signer';
import { type Queue, claim, keepSending, settle } from '../../queue/queue';
import { mailLimits } from './mail-limits';
import nodemailer from 'nodemailer';
import { unsubscribePath } from './unsubscribe-link';

interface DueMail {
  id: number;
  toAddress: string;
  subject: string;
  text: string;
  link: string;
  /** An iCalendar file; empty where none goes along. */
  calendar: string;
  /** The person; null where it was written to somebody without an account. */
  userId: number | null;
  madeAt: string;
  /** Whether it is wanted; false: it tells a notice, and its person has said meanwhile that they want none by mail. */
  wanted: boolean;
}

/** The reply code from which on the server's refusal is meant to stay (RFC 5321, 4.2.1). */
const PERMANENT = 500;

class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether it may be taken later. */
  readonly again: boolean;

  constructor(cause: unknown) {
    const { responseCode, message } = cause as { responseCode?: number; message?: string };
    super(message ?? String(cause), { cause });
    this.again = responseCode === undefined || responseCode < PERMANENT;
  }
}

/**
 * Brings one mail to the server, to the byte the same at each attempt, its Message-ID before all: where the server took a mail
 * and its answer was lost, the second copy is known by it. @throws MailRefused
 */
async function sendMail(mail: DueMail, { smtpUrl, from, site }: MailConfig, signer: LinkSigner): Promise<void> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: mailLimits.connection,
    greetingTimeout: mailLimits.connection,
    socketTimeout: mailLimits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const leave = mail.userId === null ? null : `${site}${unsubscribePath(mail.userId, mail.madeAt, signer)}`;
  const lines = [mail.text, ...(mail.link === '' ? [] : ['', `${site}${mail.link}`])];
  const farewell = leave === null ? [] : ['', '--', `不想再收到这样的邮件：${leave}`];
  const id = `mail-${mail.id}.${Date.parse(mail.madeAt)}`;
  const method = /^METHOD:(\w+)/m.exec(mail.calendar)?.[1] ?? 'PUBLISH';
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  // Parts are told apart by the mail's own name: each copy has the same bytes.
  const file = { baseBoundary: id, attachments: [{ filename: 'calendar.ics', content: mail.calendar, contentType }] };
  let late: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      transport.sendMail({
        from,
        to: { name: '', address: mail.toAddress },
        subject: mail.subject,
        text: [...lines, ...farewell].join('\n'),
        messageId: `<${id}@${new URL(site).hostname}>`,
        date: mail.madeAt,
        ...(mail.calendar !== '' && file),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(leave !== null && {
            'List-Unsubscribe': `<${leave}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }),
      new Promise<never>((_resolve, reject) => {
        late = setTimeout(() => reject(new Error('The server took too long')), mailLimits.dialogue);
      }),
    ]);
  } catch (error) {
    throw new MailRefused(error);
  } finally {
    clearTimeout(late);
    transport.close();
  }
}

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
