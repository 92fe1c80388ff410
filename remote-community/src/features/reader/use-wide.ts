import { useSyncExternalStore } from 'react';

/** Printed pages are only readable from here on: the words on one are as large as its panels are small. */
const WIDE = '(width >= 48rem)';

/** Whether the window is wide; asked in a browser, not while composing. */
export const isWide = () => window.matchMedia(WIDE).matches;

/** Whether a printed page has the room it needs. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    isWide,
    () => false,
  );
}
