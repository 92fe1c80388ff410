import { useDeferredValue } from 'react';
import { usePage } from '@shared/ui/page';

/**
 * Whether links have to lead on without scripts: in what is composed, until it is live. They turn in a render that gives way to
 * whoever presses something; a store that says so renders all links at once.
 */
export function usePlain(): boolean {
  const { composed } = usePage();
  return useDeferredValue(false, __NODE__ || composed || undefined);
}
