import { createHmac } from 'node:crypto';
import type { downloadLink } from '@shared/contract/endpoints';
import type { Counters } from '../../counters/counters';
import { Refusal } from '../../http/refusal';
import { sameText } from '../../links/link-signer';
import type { DeskQuery } from '../../lists/read-list';

/** A request's clock may differ by so much, in milliseconds. */
const WINDOW = 5 * 60_000;
/** The same signature is taken so often: a retry is honest, a copy in a loop is not. */
const MOST_REPEATS = 5;

/** Decides whether a request for a link is to be taken. The key is public: this throttles, it proves nothing. */
export class RequestCheck {
  readonly #secret: { secretId: string; secret: string };
  readonly #counters: Counters;

  constructor(secret: { secretId: string; secret: string }, counters: Counters) {
    this.#secret = secret;
    this.#counters = counters;
  }

  /** Throws what is wrong. */
  async check(request: DeskQuery<typeof downloadLink>, now: number): Promise<void> {
    const { secretId, secret } = this.#secret;
    const { signature, bizCode, os, arch, timestamp } = request;
    const signed = `arch=${arch}&bizCode=${bizCode}&os=${os}&secretId=${request.secretId}&timestamp=${timestamp}`;
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    if (request.secretId !== secretId || !sameText(signature, expected)) throw new Refusal('signature-refused');
    if (Math.abs(now - timestamp) > WINDOW) throw new Refusal('clock-skew', { serverTime: now });
    // The clock refuses a signature beyond its window.
    const { count } = await this.#counters.add(`download ${signature}`, 2 * WINDOW);
    if (count > MOST_REPEATS) throw new Refusal('rate-limited', { retryAfter: 60 });
  }
}
