import { useEffect, useRef } from 'react';
import { sendPlace } from '../comics/member-places';
import { type Place, readPlaces, savePlace, tellPlaces } from '../comics/places';
import { call } from '@shared/client';
import { readToken } from '@shared/client/auth';
import { comicClickToView } from '@shared/contract/endpoints';
import { queryClient } from '../calls/query-client';

/** Milliseconds on a panel after which the place is written down: turning on and on writes nothing. */
const STAY = 400;
/** Milliseconds after which the server is told, too, so that another device goes on there. */
const TELL = 3000;

/**
 * Remembers where a visitor is in a chapter: once they stay, when they leave the page, and when they close the chapter.
 *
 * @param comicId undefined while there is nothing to remember
 */
export function useKeptPlace(
  chapterId: number | undefined,
  comicId: number | undefined,
  { panel, of }: Pick<Place, 'panel' | 'of'>,
): void {
  const unwritten = useRef<() => void>(undefined);
  const untold = useRef<() => void>(undefined);
  useEffect(() => {
    if (chapterId === undefined || comicId === undefined) return;
    unwritten.current = undefined;
    untold.current = undefined;
    // Opened is not begun: it would take away the place that another device is about to tell.
    if (panel === 1 && of > 1 && !readPlaces()[String(chapterId)]) return;
    const write = () => {
      unwritten.current = undefined;
      savePlace(chapterId, { comicId, panel, of, at: Date.now() });
    };
    unwritten.current = write;
    const tell = () => {
      untold.current = undefined;
      sendPlace(chapterId);
    };
    untold.current = tell;
    const waiting = [setTimeout(write, STAY), setTimeout(tell, TELL)];
    return () => waiting.forEach(clearTimeout);
  }, [chapterId, comicId, panel, of]);

  useEffect(() => {
    const leave = () => {
      unwritten.current?.();
      untold.current?.();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      tellPlaces();
    };
  }, [chapterId]);
}

/** Tells the server that whoever is signed in has read a chapter to its end. */
export function useReadMark(chapterId: number | undefined, atEnd: boolean): void {
  useEffect(() => {
    if (chapterId === undefined || !atEnd || readToken() === undefined) return;
    // The place on this device stands in for it; nobody has to hear of a failure.
    call(comicClickToView, { chapterId }, { swallow: true, quiet: true }).then(
      () => queryClient.invalidateQueries({ queryKey: ['comics'] }),
      () => undefined,
    );
  }, [chapterId, atEnd]);
}
