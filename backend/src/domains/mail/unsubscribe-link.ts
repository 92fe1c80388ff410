import type { LinkSigner } from '../../links/link-signer';

const DAY = 24 * 60 * 60_000;
/** A mail may lie in somebody's box for long. */
const LASTS = 400 * DAY;

const subjectOf = (userId: number) => `unsubscribe ${userId}`;

/** Returns a path below the site's base path, good for this person alone; the same in each copy of a mail, made at `madeAt`. */
export function unsubscribePath(userId: number, madeAt: string, signer: LinkSigner): string {
  return `api/ext/v1/mail/unsubscribe/${userId}/${signer.ticket(subjectOf(userId), Date.parse(madeAt), LASTS)}`;
}

export function mayUnsubscribe(userId: number, ticket: string, signer: LinkSigner): boolean {
  return signer.isAlive(ticket, subjectOf(userId), Date.now());
}
