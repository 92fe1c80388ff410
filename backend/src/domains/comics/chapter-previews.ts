import type { LinkSigner } from '../../links/link-signer';

/** Milliseconds that an editor may show a chapter to others before it is published. */
const LIFETIME = 60 * 60_000;

const subject = (chapterId: number) => `preview of chapter ${chapterId}`;

/** Words by which one chapter is read whatever its state; nothing has to be remembered for them. */
export class ChapterPreviews {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  open(chapterId: number, now: number): { word: string; endsAt: number } {
    return { word: this.#signer.ticket(subject(chapterId), now, LIFETIME), endsAt: now + LIFETIME };
  }

  isOpen(word: string | undefined, chapterId: number, now: number): boolean {
    return word !== undefined && this.#signer.isAlive(word, subject(chapterId), now);
  }
}
