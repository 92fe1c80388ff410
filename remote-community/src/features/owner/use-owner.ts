import { useSyncExternalStore } from 'react';
import { call } from '@shared/client';
import { listenOwner, readOwner, rememberOwner } from '@shared/client/auth';
import { userInfoRich } from '@shared/contract/endpoints';
import { useOwnCall } from '../calls/use-call';

/**
 * Whose drafts and marks are shown and kept: what stands behind their names in the local storage. Undefined until that is
 * known: a login tells, and where it could not, the server is asked.
 */
export function useOwner(): string | undefined {
  const owner = useSyncExternalStore(listenOwner, readOwner, () => undefined);
  useOwnCall(owner === undefined ? ['owner'] : null, async (options) => {
    const { id } = await call(userInfoRich, {}, options);
    rememberOwner(id);
    return id;
  });
  return owner;
}
