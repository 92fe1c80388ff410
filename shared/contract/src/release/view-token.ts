import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a page server says of a view that it handed out: who signs it knows which canaries the visitor was drawn into. */
export interface HandedView {
  /** Seconds since 1970, by the page server's clock. */
  issued: number;
  revision: number;
  /** Bit i: the visitor is in `canaries[i]` of that revision. */
  mask: number;
  /** 0 … 9999, kept in the cookie `channel`. */
  cohort: number;
  /** `pageMark` of the route's pattern. */
  page: string;
  /** Names this view alone. */
  nonce: string;
}

/** Seconds in which a token is good, and how far two clocks may differ. */
export const VIEW_LIFETIME = 15 * 60;
const CLOCKS = 60;

/** A token is one byte of version, 4 of time, 4 of revision, one of mask, 2 of cohort, 8 of page, 8 of nonce, and 12 of HMAC-SHA256. */
const VERSION = 1;
const [PAGE, NONCE, BODY, LENGTH] = [12, 20, 28, 40];
const VIEW_TOKEN = /^[\w-]{54}$/;

/** The key of tokens; nothing else is signed by it. */
export function viewKey(serviceKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serviceKey, '', 'view', 32));
}

/** Names a page by the pattern of its route (`/case/:id`): 8 bytes of its SHA-256, hexadecimal. */
export function pageMark(pattern: string): string {
  return createHash('sha256').update(pattern).digest('hex').slice(0, 16);
}

export function signView(key: Buffer, view: Omit<HandedView, 'nonce'>): string {
  const body = Buffer.alloc(BODY);
  body.writeUInt8(VERSION, 0);
  body.writeUInt32BE(view.issued, 1);
  body.writeUInt32BE(view.revision, 5);
  body.writeUInt8(view.mask, 9);
  body.writeUInt16BE(view.cohort, 10);
  body.write(view.page, PAGE, 'hex');
  randomBytes(BODY - NONCE).copy(body, NONCE);
  return Buffer.concat([body, sealOf(key, body)]).toString('base64url');
}

/** What a token says; null where no page server signed it, or it is not good at this time (ms). */
export function readView(key: Buffer, token: string, now: number): HandedView | null {
  if (!VIEW_TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, BODY);
  // Base64 has bits to spare at its end: another writing of the same bytes is no second token, since the nonce is what counts.
  if (bytes.length !== LENGTH || body[0] !== VERSION || !timingSafeEqual(bytes.subarray(BODY), sealOf(key, body)))
    return null;
  const issued = body.readUInt32BE(1);
  const age = now / 1000 - issued;
  if (age > VIEW_LIFETIME || age < -CLOCKS) return null;
  return {
    issued,
    revision: body.readUInt32BE(5),
    mask: body.readUInt8(9),
    cohort: body.readUInt16BE(10),
    page: body.toString('hex', PAGE, NONCE),
    nonce: body.toString('hex', NONCE),
  };
}

function sealOf(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(body)
    .digest()
    .subarray(0, LENGTH - BODY);
}
