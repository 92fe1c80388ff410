import { useEffect } from 'react';
import { announceKeepPage } from '@shared/contract';
import type { ChapterDetail, Picture } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { chosenAddress } from '@shared/ui/pictures';
import { savesData, useIdle } from '../frame/use-idle';
import { chapterHref } from '../comics/comics-query';

/**
 * Keeps on this device the page of a chapter that was opened, with all pictures: it opens again, and the reader over it, with the
 * network cut. Nothing is kept where the visitor saves data.
 *
 * @param cover picture of its comic, which the reader shows beside it
 */
export function useKeptPage(chapter: ChapterDetail | undefined, cover: Picture | undefined): void {
  const { config } = usePage();
  const idle = useIdle();
  const path = chapter && chapterHref(chapter);
  // The same list while likes and marks change.
  const panels = chapter?.panels;
  useEffect(() => {
    if (path === undefined || panels === undefined || !idle || savesData()) return;
    const pictures = panels.map((panel) => chosenAddress(config, panel));
    // The cover stands small beside the chapter.
    if (cover) pictures.push(chosenAddress(config, { ...cover, width: 1 }));
    announceKeepPage({ path, pictures });
  }, [path, panels, cover, idle, config]);
}
