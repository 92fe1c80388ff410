import { z } from 'zod';

/** The server by which mail goes out, and the name in which it is sent. */
export const mailVariables = {
  /** `smtp://user:password@host:587`, or `smtps://` for one that is encrypted from the beginning. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an address, or: Name <address>')
    .optional(),
};

export interface MailConfig {
  smtpUrl: string;
  from: string;
  /** Base of links in mail, with a slash at its end. */
  site: string;
}

interface MailVariables {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  ORIGIN?: string | undefined;
  BASE_PATH: string;
}

/** Returns null where no mail is sent, or one sentence about what is missing beside what is there. */
export function mailConfig({
  SMTP_URL,
  MAIL_FROM,
  ORIGIN,
  BASE_PATH,
}: MailVariables): MailConfig | { problem: string } | null {
  if (SMTP_URL === undefined)
    return MAIL_FROM === undefined ? null : { problem: 'MAIL_FROM needs SMTP_URL, the server that mail goes out by' };
  if (MAIL_FROM === undefined) return { problem: 'SMTP_URL needs MAIL_FROM, the address that mail comes from' };
  if (ORIGIN === undefined) return { problem: 'SMTP_URL needs ORIGIN, where links in mail lead' };
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, site: new URL(ORIGIN).origin + BASE_PATH };
}
