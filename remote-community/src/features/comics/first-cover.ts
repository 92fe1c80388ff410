import { useState } from 'react';
import { type SiteConfig, sitePath } from '@shared/contract/config';
import { usePage } from '@shared/ui/page';
import type { ComicWithChapters } from './use-comics';

const PATH = '/api/ext/v1/comics/covers/1';

/** Where the cover of the newest comic is to be had before anybody knows which one that is. */
export function firstCoverAddress({ apiBaseUrl, basePath }: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>): string {
  return apiBaseUrl ? apiBaseUrl.replace(/\/$/, '') + PATH : sitePath({ basePath }, PATH);
}

/**
 * Gives the comic whose cover stood there before the list came the same address again, so that the picture stays and is not
 * fetched twice; any other comic, and any later list, gets none.
 *
 * @param comics undefined before the list came
 */
export function useFirstCover(
  comics: readonly ComicWithChapters[] | undefined,
  topicId: number | undefined,
): (comicId: number) => string | undefined {
  const { config } = usePage();
  const [waited] = useState(comics === undefined && topicId === undefined);
  const [shown, setShown] = useState<number | null>();
  if (comics && shown === undefined) setShown(waited ? (comics[0]?.id ?? null) : null);
  return (comicId) => (comicId === shown ? firstCoverAddress(config) : undefined);
}
