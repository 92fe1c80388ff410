import { Refusal } from '../http/refusal';
import type { LinkSigner } from './link-signer';

/** Milliseconds that an editor may show a thing to others before it is published. */
const LIFETIME = 60 * 60_000;

/** Words by which one thing is read whatever its state; nothing has to be remembered for them. */
export class Previews {
  constructor(
    private readonly signer: LinkSigner,
    private readonly kind: string,
  ) {}

  open(id: number | string): { word: string; endsAt: string } {
    const now = Date.now();
    return {
      word: this.signer.ticket(this.#subject(id), now, LIFETIME),
      endsAt: new Date(now + LIFETIME).toISOString(),
    };
  }

  /** Whether a word was given that opens it. @throws Refusal for a word that does not, or no longer */
  isOpen(word: string | undefined, id: number | string): boolean {
    if (word === undefined) return false;
    if (this.signer.isAlive(word, this.#subject(id), Date.now())) return true;
    throw new Refusal('link-expired', {}, '预览已经过期，请从工作台重新打开');
  }

  #subject(id: number | string): string {
    return `preview of ${this.kind} ${id}`;
  }
}
