import { useEffect } from 'react';
import { call } from '@shared/client';
import { apiPath } from '@shared/contract/config';
import { type ChapterDetail, publicChapter, request } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { queryClient } from '../calls/query-client';
import { savesData } from '../frame/use-idle';

/** Pictures of the next chapter that are fetched with it. */
const FIRST = 2;

/** Near the end of a chapter's page the next one's is asked for, so that it opens at once, and with the network cut. */
export function useNextPage({ comicId, next }: Pick<ChapterDetail, 'comicId' | 'next'>, near: boolean): void {
  const { config } = usePage();
  const id = next?.id;
  useEffect(() => {
    if (!near || id === undefined || savesData()) return;
    const input = { comicId, id };
    queryClient
      .query({
        queryKey: [request(publicChapter, input)],
        queryFn: ({ signal }) => call(publicChapter, input, { signal, swallow: true, quiet: true }),
      })
      .then(
        ({ chapter }) => {
          for (const { url } of chapter.panels.slice(0, FIRST)) {
            const image = new Image();
            image.fetchPriority = 'low';
            image.src = apiPath(config, url);
          }
        },
        // Fetched when it is opened, then.
        () => undefined,
      );
  }, [near, comicId, id, config]);
}
