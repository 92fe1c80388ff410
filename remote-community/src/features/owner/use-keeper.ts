import { useState, useSyncExternalStore } from 'react';
import { listenOwner, readOwner } from '@shared/client/auth';
import { listenLoginChanged } from '@shared/contract';
import { useOwner } from './use-owner';

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
