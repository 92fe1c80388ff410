import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the beginning of what was turned to into sight: another page of a list, another question. The address alone changes
 * then, and the window would stay where it was. What the page opens with is left where the browser puts it: its query comes
 * after what was composed, and before anybody could turn to anything.
 */
export function useTurnedTo<E extends HTMLElement>(key: unknown): RefObject<E | null> {
  const beginning = useRef<E>(null);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!hasBeenTouched()) return;
    beginning.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, [key]);
  return beginning;
}

function hasBeenTouched(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}
