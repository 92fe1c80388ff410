import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the beginning of what was turned to into sight: another page of a list, another question. The address alone changes
 * then, and the window would stay where it was. What the page opens with is left where the browser puts it: its query comes
 * after what was composed, and is no turn.
 */
export function useTurnedTo<E extends HTMLElement>(key: unknown): RefObject<E | null> {
  const beginning = useRef<E>(null);
  const shown = useRef(key);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const isQueryOfOpened = isFirst.current && isOpenedAddress();
    isFirst.current = false;
    if (isQueryOfOpened) return;
    beginning.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, [key]);
  return beginning;
}

/** Whether the document was opened at the address that is shown. */
function isOpenedAddress(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && withoutFragment(opened.name) === withoutFragment(location.href);
}

const withoutFragment = (address: string) => address.split('#')[0];
