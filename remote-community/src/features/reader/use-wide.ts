import { useSyncExternalStore } from 'react';

/** Two panels beside each other are only readable from here on. */
const WIDE = '(width >= 1100px)';

/** Whether a spread has the room it needs. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => {
        query.removeEventListener('change', listener);
      };
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
