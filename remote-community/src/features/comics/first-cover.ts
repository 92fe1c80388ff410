import { useState } from 'react';
import type { SiteConfig } from '@shared/contract/config';
import { usePage } from '@shared/ui/page';
import { pictureSources } from '@shared/ui/pictures';
import type { ComicWithChapters } from './use-comics';

const PATH = '/api/ext/v1/comics/covers/1';

/** The greatest width that covers are drawn with, wherever they stand. */
export const COVER_SIZES = '300px';

export type CoverSources = ReturnType<typeof pictureSources>;

/** Sources of the newest comic's cover before anybody knows which one that is, and whether it has widths. */
export function firstCoverSources(config: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>): CoverSources {
  return pictureSources(config, { url: PATH, widths: [1280, 800, 400] }, { sizes: COVER_SIZES });
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
): (comicId: number) => CoverSources | undefined {
  const { config } = usePage();
  const [waited] = useState(comics === undefined && topicId === undefined);
  const [shown, setShown] = useState<number | null>();
  if (comics && shown === undefined) setShown(waited ? (comics[0]?.id ?? null) : null);
  return (comicId) => (comicId === shown ? firstCoverSources(config) : undefined);
}
