import { useEffect } from 'react';
import { apiUrl, getChapter } from 'shared/api';
import type { ChapterDetail } from 'shared/contract/endpoints';
import { answers } from '../calls/answers';
import type { Reading } from './use-reading';

/** Near the end the next chapter is asked for, with its first pictures, so that it opens at once. */
export function useFetchAhead(chapter: ChapterDetail | undefined, { last, count }: Reading): void {
  const next = chapter?.next?.id;
  const near = count > 0 && last >= count - 2;
  useEffect(() => {
    if (!near || next === undefined || answers.get(`chapter ${String(next)}`)) return;
    const controller = new AbortController();
    getChapter({ chapterId: next }, { signal: controller.signal, swallow: true }).then(
      (detail) => {
        answers.set(`chapter ${String(next)}`, detail);
        for (const panel of detail.panels.slice(0, 4)) new Image().src = apiUrl(panel.url);
      },
      // Fetched when it is opened, then.
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [near, next]);
}
