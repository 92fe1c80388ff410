import {
  type ChapterComments,
  chapterComments,
  type PublicChapter,
  publicChapter,
  request,
} from '@shared/contract/endpoints';
import { type Call, useRead } from '../../calls/use-call';

type Chapter = Pick<PublicChapter['chapter'], 'comicId' | 'id'>;

/**
 * A part of what was said under a chapter; the first one is in the composed page.
 *
 * @param cursor where the part before it ended
 */
export function useComments({ comicId, id }: Chapter, cursor?: string): Call<ChapterComments> {
  return useRead(chapterComments, { chapterId: id, ...(cursor !== undefined && { cursor }) }, (answer) =>
    cursor === undefined ? answer(request(publicChapter, { comicId, id }))?.comments : undefined,
  );
}

/** Adds a comment that was just written, as if it had been there when the list was asked for. */
export const withComment = (list: ChapterComments, comment: ChapterComments['items'][number]): ChapterComments => ({
  ...list,
  // The answer to a second click is the comment of the first.
  items: [comment, ...list.items.filter(({ id }) => id !== comment.id)],
  total: list.total + (list.items.some(({ id }) => id === comment.id) ? 0 : 1),
});
