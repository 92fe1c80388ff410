import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether links have to lead on without scripts: in what is composed, until it is live. */
export function usePlain(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
