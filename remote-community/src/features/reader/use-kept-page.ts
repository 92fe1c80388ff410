import { useEffect } from 'react';
import { announceKeepPage } from '@shared/contract';
import { apiPath } from '@shared/contract/config';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { chapterHref } from '../comics/comic-address';
import { savesData, useIdle } from '../frame/use-idle';

/**
 * Once a chapter was opened, its page is kept on this device with all pictures: it opens again, and the reader over it, with the
 * network cut. Not where the visitor saves data.
 *
 * @param cover of its comic, which the reader shows beside it
 */
export function useKeptPage(chapter: ChapterDetail | undefined, cover: string | undefined): void {
  const { config } = usePage();
  const idle = useIdle();
  const path = chapter && chapterHref(chapter);
  // The same list while likes and marks change.
  const panels = chapter?.panels;
  useEffect(() => {
    if (path === undefined || panels === undefined || !idle || savesData()) return;
    const pictures = [...panels.map(({ url }) => url), ...(cover === undefined ? [] : [cover])];
    announceKeepPage({ path, pictures: pictures.map((url) => apiPath(config, url)) });
  }, [path, panels, cover, idle, config]);
}
