import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharePictureList } from '@shared/kit/format';
import { root } from '@shared/testing/root';
import type { PageWords } from '@shared/testing/page-words';

export const listFile = (remote: string) => path.join(root, remote, 'share/pictures.json');

/** Reads the sources of a remote's committed pictures; null where it has none. */
export async function readPictureList(remote: string): Promise<SharePictureList | null> {
  const text = await readFile(listFile(remote), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as SharePictureList);
}

/** Why a page's picture has to be made anew, in a sentence; null where it shows what the page says. */
export function staleness(words: PageWords, list: SharePictureList | null): string | null {
  const { path: address, remote } = words;
  const made = list?.pages[address];
  if (!made) return `${address} has no picture in ${remote}/share: run npm run share-pictures`;
  const old = { brand: list.brand, title: made.title, description: made.description };
  for (const name of ['brand', 'title', 'description'] as const) {
    if (old[name] !== words[name])
      return `${address}: its picture shows the ${name} “${old[name]}”, the page says “${words[name]}”: run npm run share-pictures`;
  }
  return null;
}
