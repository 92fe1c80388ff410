import { useSyncExternalStore, useState } from 'react';
import { call } from '@shared/client';
import { isUnknown, listenOwner, readOwner, rememberOwner } from '@shared/client/auth';
import { userInfoRich } from '@shared/contract/endpoints';
import { useOwnCall } from '../calls/use-call';
import { listenLoginChanged } from '@shared/contract';

/**
 * Keeps drafts and marks of their owner. A login tells; where it could not, the server is asked.
 */
export function useOwner(): void {
  const owner = useSyncExternalStore(listenOwner, readOwner, () => '');
  useOwnCall(isUnknown(owner) ? ['owner'] : null, async (options) => {
    const { id } = await call(userInfoRich, {}, options);
    // A login that came meanwhile may be another person's.
    if (readOwner() === owner) rememberOwner(id);
    return id;
  });
}

/** The owner of a form in sight, undefined while composing: whoever typed is still there when their login ends by itself, and goes on under their name. */
export function useKeeper(): string | undefined {
  useOwner();
  const [{ subscribe, read }] = useState(followKeeper);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function followKeeper() {
  let keeper: string | undefined;
  let ended = false;
  const look = () => {
    const owner = readOwner();
    if (!(ended && owner === '')) keeper = owner;
  };
  const subscribe = (listener: () => void) => {
    look();
    const stops = [
      listenLoginChanged((change) => {
        ended = change.ended === true;
      }),
      listenOwner(() => {
        look();
        listener();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { subscribe, read: () => keeper };
}
