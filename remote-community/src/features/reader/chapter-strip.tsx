import { useCallback, useState, useEffect } from 'react';
import { type ChapterDetail, publicChapter, request } from '@shared/contract/endpoints';
import { readPlaces } from '../comics/places';
import styles from './chapter-strip.module.css';
import { Strip } from './strip';
import { savesData, useIdle } from '../frame/use-idle';
import { useKeptPlace, useReadMark } from './use-kept-place';
import { call } from '@shared/client';
import { apiPath } from '@shared/contract/config';
import { usePage } from '@shared/ui/page';
import { queryClient } from '../calls/query-client';
import { fetchPictures } from '@shared/ui/pictures';

/** Pictures of the next chapter that are fetched with it. */
const FIRST = 2;

/** Panels before the last from which on the next chapter is asked for. */
const NEAR = 2;

/**
 * The panels of a chapter in its page. How far one has come is kept here as in the reader; it never takes back a place further on:
 * who opens the page again has not read less.
 */
export function ChapterStrip({ chapter }: { chapter: ChapterDetail }) {
  const { id, comicId, no, panels } = chapter;
  const of = panels.length;
  const [furthest, setFurthest] = useState(0);
  const seen = useCallback(
    (panel: number) => {
      if (panel > (readPlaces()[String(id)]?.panel ?? 0)) setFurthest(panel);
    },
    [id],
  );
  useKeptPlace(id, furthest > 0 ? comicId : undefined, { panel: furthest, of });
  useReadMark(id, of > 0 && furthest === of);
  useNextPage(chapter, of > 0 && furthest >= of - NEAR);
  const idle = useIdle();
  return (
    <section className={styles.strip} data-tone="dark" aria-label={`第 ${String(no)} 话的画`}>
      <Strip panels={panels} fit="width" whole={idle && !savesData()} seen={seen} />
    </section>
  );
}

/** The next chapter's page is asked for near the end of this one's, so that it opens at once, and with the network cut. */
function useNextPage({ comicId, next }: Pick<ChapterDetail, 'comicId' | 'next'>, near: boolean): void {
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
        ({ chapter }) => fetchPictures(chapter.panels.slice(0, FIRST).map(({ url }) => apiPath(config, url))),
        // Fetched when it is opened, then.
        () => undefined,
      );
  }, [near, comicId, id, config]);
}
