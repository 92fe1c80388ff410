import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database, onlyRow } from '../database/database';

/** Milliseconds: long enough to begin a download and to go on with it after a pause. */
export const LINK_LIFETIME = 10 * 60_000;

/**
 * Makes links that end by themselves; nothing has to be remembered for them. Links to a person's own things, exports and uploaded
 * files, name the login they were made for and end with it, too. Those that others follow without a login do not: a client file
 * is anybody's, a preview is made to be shown to others for an hour, and who leaves a mailing list need not log in for it.
 */
export class LinkSigner {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Returns an address of a client file, below the API base. */
  link(file: string, now: number): string {
    return `/api/ext/v1/client-files/${this.ticket(file, now)}/${file}`;
  }

  /** Part of a link that is good for `subject` alone: the name of a client file, or words with spaces, which none has. */
  ticket(subject: string, now: number, lifetime = LINK_LIFETIME): string {
    return this.#sign(subject, now + lifetime);
  }

  isAlive(ticket: string, subject: string, now: number): boolean {
    const expires = Number(ticket.split('.')[0]);
    return Number.isSafeInteger(expires) && now < expires && sameText(ticket, this.#sign(subject, expires));
  }

  #sign(subject: string, expires: number): string {
    const proof = createHmac('sha256', this.#key).update(`${expires} ${subject}`).digest('base64url');
    return `${expires}.${proof}`;
  }
}

/** Opens a signer with the key that all processes of one database share. */
export async function openLinkSigner(database: Database): Promise<LinkSigner> {
  const fresh = randomBytes(32).toString('hex');
  await database.query(`insert into settings (name, value) values ('link-key', $1) on conflict do nothing`, [fresh]);
  const { value } = await onlyRow<{ value: string }>(database, `select value from settings where name = 'link-key'`);
  return new LinkSigner(value);
}

/** Compares without telling by its time where the difference is. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
