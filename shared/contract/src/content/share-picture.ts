import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contentKey, packageName } from '../release/names';

/** Where the backend draws pictures of titles and descriptions that were published: `<package>/<key>/<file>` follows. */
export const SHARE_PICTURES = '/api/ext/v1/media/share/';

const withHead = z.object({ head: z.object({ title: z.string(), description: z.string() }) });

/** What is drawn of an entry, and shown where its page's address is shared. */
export type SharedHead = z.output<typeof withHead>['head'];

/** The title and description in a value of an entry; null where it has none. */
export function headIn(value: unknown): SharedHead | null {
  return withHead.safeParse(value).data?.head ?? null;
}

/** The file of a picture, by what is drawn on it. */
export function sharePictureFile({ title, description }: SharedHead): string {
  return `${createHash('sha256').update(`${title}\n${description}`).digest('hex').slice(0, 16)}.png`;
}

/** Whether an entry may have these names. */
export function isEntry(name: string, key: string): boolean {
  return packageName.safeParse(name).success && contentKey.safeParse(key).success;
}
