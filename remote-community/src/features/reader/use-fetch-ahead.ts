import { useEffect } from 'react';
import { call } from '@shared/client';
import { type ChapterDetail, comicChapterDetail } from '@shared/contract/endpoints';
import { queryClient } from '../calls/query-client';
import { chosenAddress, fetchPictures } from '@shared/ui/pictures';
import type { CallKey } from '../calls/use-call';
import type { Reading } from './use-reading';

/** The key of a chapter with its panels. */
export const chapterKey = (chapterId: number, preview?: string): CallKey => ['chapter', chapterId, preview];

/** Asks for the next chapter near the end, with its first pictures, so that it opens at once. */
export function useFetchAhead(chapter: ChapterDetail | undefined, { last, count, step }: Reading): void {
  const next = chapter?.next?.id;
  const near = count > 0 && last >= count - 2;
  useEffect(() => {
    if (!near || next === undefined) return;
    const queryKey = chapterKey(next);
    queryClient
      .query({
        queryKey,
        queryFn: ({ signal }) => call(comicChapterDetail, { chapterId: next }, { signal, swallow: true, quiet: true }),
      })
      .then(
        ({ panels }) =>
          fetchPictures(
            panels.slice(0, Math.max(step, 4)).map((panel) => chosenAddress(window.__SITE_CONFIG__, panel)),
          ),
        // Fetched when it is opened, then.
        () => undefined,
      );
  }, [near, next, step]);
}
