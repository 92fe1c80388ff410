import { useSyncExternalStore } from 'react';
import { call } from '@shared/client';
import { isUnknown, listenOwner, readOwner, rememberOwner } from '@shared/client/auth';
import { userInfoRich } from '@shared/contract/endpoints';
import { useOwnCall } from '../calls/use-call';

/**
 * Keeps drafts and marks of their owner. A login tells; where it could not, the server is asked.
 */
export function useOwner(): void {
  const owner = useSyncExternalStore(listenOwner, readOwner, () => '');
  useOwnCall(isUnknown(owner) ? ['owner'] : null, async (options) => {
    const { id } = await call(userInfoRich, {}, options);
    rememberOwner(id);
    return id;
  });
}
