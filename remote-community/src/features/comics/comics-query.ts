import type { ChapterName } from '@shared/contract/endpoints';
import { positive } from '../frame/number-of';

/** Query of a comics page. */
interface ComicsQuery {
  topicId: number | undefined;
  chapterId: number | undefined;
  /** The word by which an editor shows a chapter that is not published. */
  preview: string | undefined;
}

export function parseComicsQuery(query: string): ComicsQuery {
  const parameters = new URLSearchParams(query);
  return {
    topicId: positive(parameters.get('topic')),
    chapterId: positive(parameters.get('chapter')),
    preview: parameters.get('preview') ?? undefined,
  };
}

/** @param base `/comics/` or `/mobile/comics/` */
export function comicsHref(base: string, { topicId, chapterId }: Partial<Omit<ComicsQuery, 'preview'>>): string {
  const parameters = new URLSearchParams();
  if (topicId !== undefined) parameters.set('topic', String(topicId));
  if (chapterId !== undefined) parameters.set('chapter', String(chapterId));
  const query = parameters.toString();
  return query ? `${base}?${query}` : base;
}

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

/** A number in an address; 0, which nothing has, for anything else. */
export const numberIn = (parameter: string | undefined): number => positive(parameter) ?? 0;
