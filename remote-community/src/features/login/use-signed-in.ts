import { useSyncExternalStore } from 'react';
import { readToken } from '@shared/client/auth';
import { listenLoginChanged } from '@shared/contract';

/** Whether a login token is there; false while composing. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    listenLoginChanged,
    () => readToken() !== undefined,
    () => false,
  );
}
