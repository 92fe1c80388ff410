import { useEffect, useRef } from 'react';
import { type Place, savePlace, tellPlaces } from '../comics/places';

/** Milliseconds on a panel after which the place is written down: turning on and on writes nothing. */
const STAY = 400;

/**
 * Remembers where a visitor stands in a chapter: once they stay, when they leave the page, and when they close the chapter.
 *
 * @param comicId undefined while there is nothing to remember
 */
export function useKeptPlace(
  chapterId: number | undefined,
  comicId: number | undefined,
  { panel, of }: Pick<Place, 'panel' | 'of'>,
): void {
  const unwritten = useRef<() => void>(undefined);
  useEffect(() => {
    if (chapterId === undefined || comicId === undefined) return;
    const write = () => {
      unwritten.current = undefined;
      savePlace(chapterId, { comicId, panel, of, at: Date.now() });
    };
    unwritten.current = write;
    const stayed = setTimeout(write, STAY);
    return () => {
      clearTimeout(stayed);
    };
  }, [chapterId, comicId, panel, of]);

  useEffect(() => {
    const leave = () => unwritten.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      tellPlaces();
    };
  }, [chapterId]);
}
