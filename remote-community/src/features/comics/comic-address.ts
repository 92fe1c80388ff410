import type { ChapterName } from '@shared/contract/endpoints';
import { comicsHref } from './comics-query';

/** The page of a comic. */
export const comicHref = (comicId: number) => `/comics/${String(comicId)}/`;

/** The page of a chapter, where it is read from top to bottom. */
export const chapterHref = ({ comicId, id }: Pick<ChapterName, 'comicId' | 'id'>) =>
  `${comicHref(comicId)}${String(id)}/`;

/** Address of the comments under a chapter. */
export const commentsHref = (chapter: Pick<ChapterName, 'comicId' | 'id'>) => `${chapterHref(chapter)}#comments`;

/** The page of a chapter with the reader over it, where this visitor stopped. */
export const readerHref = (chapter: Pick<ChapterName, 'comicId' | 'id'>) =>
  comicsHref(chapterHref(chapter), { chapterId: chapter.id });

/** A number in an address, written in the one way that has a page; 0, which nothing has, for anything else. */
export function numberIn(parameter: string | undefined): number {
  return parameter !== undefined && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
}
