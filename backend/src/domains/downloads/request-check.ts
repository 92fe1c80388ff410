import { createHmac } from 'node:crypto';
import { Refusal } from '../../http/refusal';
import { sameText } from '../../links/link-signer';

/** A request's clock may differ by so much, in milliseconds. */
const WINDOW = 5 * 60_000;
/** The same signature is taken so often: a retry is honest, a copy in a loop is not. */
const MOST_REPEATS = 5;
/** Signatures that are remembered; older ones are forgotten first. */
const REMEMBERED = 50_000;

export interface SignedRequest {
  bizCode: string;
  os: string;
  arch: string;
  timestamp: number;
  secretId: string;
  signature: string;
}

/** Decides whether a request for a link is to be taken. The key is public: this throttles, it proves nothing. */
export class RequestCheck {
  readonly #secret: { secretId: string; secret: string };
  readonly #uses = new Map<string, number>();

  constructor(secret: { secretId: string; secret: string }) {
    this.#secret = secret;
  }

  /** Throws what is wrong. */
  check(request: SignedRequest, now: number): void {
    const { secretId, secret } = this.#secret;
    const { signature, bizCode, os, arch, timestamp } = request;
    const signed = `arch=${arch}&bizCode=${bizCode}&os=${os}&secretId=${request.secretId}&timestamp=${timestamp}`;
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    if (request.secretId !== secretId || !sameText(signature, expected)) throw new Refusal('signature-refused');
    if (Math.abs(now - timestamp) > WINDOW) throw new Refusal('clock-skew', { serverTime: now });
    const uses = (this.#uses.get(signature) ?? 0) + 1;
    if (uses > MOST_REPEATS) throw new Refusal('rate-limited', { retryAfter: 60 });
    this.#remember(signature, uses);
  }

  #remember(signature: string, uses: number): void {
    this.#uses.delete(signature);
    this.#uses.set(signature, uses);
    if (this.#uses.size <= REMEMBERED) return;
    const [oldest] = this.#uses.keys();
    if (oldest !== undefined) this.#uses.delete(oldest);
  }
}
