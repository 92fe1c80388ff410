import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Where the backend draws pictures of titles and descriptions: `<words>.<signature>.png` follows. */
export const SHARE_PICTURES = '/api/ext/v1/media/share/';

const sharedHead = z.object({ title: z.string(), description: z.string() });
const withHead = z.object({ head: sharedHead });

/** What is drawn of a page, and shown where its address is shared. */
export type SharedHead = z.output<typeof sharedHead>;

/** The title and description in a value of an entry; null where it has none. */
export function headIn(value: unknown): SharedHead | null {
  return withHead.safeParse(value).data?.head ?? null;
}

/** The file of a picture: the words on it, signed by who composes pages, so that nothing else is drawn for anybody. */
export function sharePictureFile({ title, description }: SharedHead, serviceKey: string): string {
  const words = Buffer.from(JSON.stringify({ title, description })).toString('base64url');
  return `${words}.${createHmac('sha256', serviceKey).update(`share ${words}`).digest('base64url').slice(0, 22)}.png`;
}

/** The words on a picture; null where nobody who composes pages signed them. */
export function headOfFile(file: string, serviceKey: string): SharedHead | null {
  try {
    const words: unknown = JSON.parse(Buffer.from(file.split('.', 1)[0] ?? '', 'base64url').toString());
    const head = sharedHead.parse(words);
    return file === sharePictureFile(head, serviceKey) ? head : null;
  } catch {
    return null;
  }
}
