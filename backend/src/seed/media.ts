import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '@shared/storage/is-missing';

export const mediaUrl = (name: string) => `/api/ext/v1/media/${name}`;

/** There are so many drawn visitors; a higher number is one of them. */
const AVATARS = 4;
const folder = path.join(import.meta.dirname, '../../pictures');

/** The sample picture of that name, or null: `comic-1.svg` (cover), `comic-1-2-3.svg` (comic, chapter, panel), `work-7.svg`, `avatar-2.svg`. */
export async function readMedia(name: string): Promise<Buffer | null> {
  const match = /^(comic|work|avatar)-(\d{1,3}(?:-\d{1,2}-\d{1,2})?)\.svg$/.exec(name);
  if (!match) return null;
  const [, kind = '', number = ''] = match;
  const file = kind === 'avatar' ? `avatar-${Number(number) % AVATARS}.svg` : name;
  try {
    return await readFile(path.join(folder, file));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
