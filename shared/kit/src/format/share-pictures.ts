import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharePictureFile } from '@shared/contract/release';

/** `<remote>/share/pictures.json`, as `npm run share-pictures` writes it: what each page's picture was made from. */
export interface SharePictureList {
  schema: 1;
  width: number;
  height: number;
  brand: string;
  /** Pictures by the page's path below the base path, with a trailing slash. */
  pages: Readonly<Record<string, { file: string; title: string; description: string }>>;
}

interface SharePicture {
  page: string;
  /** The picture's name among the files of a release. */
  asset: string;
  content: Buffer;
  width: number;
  height: number;
}

/** The committed sharing pictures of a remote; none where it has not made any. */
export function sharePictures(folder: string): SharePicture[] {
  const listed = path.join(folder, 'share/pictures.json');
  if (!existsSync(listed)) return [];
  const { pages, width, height } = JSON.parse(readFileSync(listed, 'utf8')) as SharePictureList;
  return Object.entries(pages).map(([page, { file }]) => {
    const address = path.join(folder, 'share', file);
    if (!existsSync(address))
      throw new Error(
        `${path.basename(folder)}/share/${file}, the sharing picture of ${page}, is missing: run npm run share-pictures`,
      );
    const content = readFileSync(address);
    const { name, ext } = path.parse(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { page, asset: `share.${name}.${hash}${ext}`, content, width, height };
  });
}

/** Entries of `build.json` about them, by page. */
export function describeSharePictures(folder: string): Record<string, SharePictureFile> {
  return Object.fromEntries(
    sharePictures(folder).map(({ page, asset, width, height }) => [page, { file: asset, width, height }]),
  );
}
