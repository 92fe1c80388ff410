import type { LinkSigner } from '../../links/link-signer';

/** Milliseconds that an editor may show an article to others before it is published. */
const LIFETIME = 60 * 60_000;

const subject = (slug: string) => `preview of help article ${slug}`;

/** A word by which one article is read whatever its state; nothing has to be remembered for it. */
export function openPreview(signer: LinkSigner, slug: string, now: number): { word: string; endsAt: number } {
  return { word: signer.ticket(subject(slug), now, LIFETIME), endsAt: now + LIFETIME };
}

export function isPreview(
  signer: LinkSigner,
  word: string | undefined,
  { slug, now }: { slug: string; now: number },
): boolean {
  return word !== undefined && signer.isAlive(word, subject(slug), now);
}
