import { useCallback, useEffect, useState } from 'react';
import { call, CancelledError } from '@shared/client';
import { clientBuilds, type ClientPlatform } from '@shared/contract/endpoints';

export type ClientBuilds =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; platforms: readonly ClientPlatform[] };

/** What the backend has to download. While it is unknown, the links of the page work all the same. */
export function useClientBuilds(): ClientBuilds {
  const [platforms, setPlatforms] = useState<readonly ClientPlatform[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setPlatforms(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    call(clientBuilds, {}, { signal: controller.signal, swallow: true }).then(
      (answer) => {
        setPlatforms(answer.platforms);
      },
      (error: unknown) => {
        if (!(error instanceof CancelledError)) setPlatforms('failed');
      },
    );
    return () => {
      controller.abort();
    };
  }, [attempt]);
  if (platforms === undefined) return { state: 'loading' };
  return platforms === 'failed' ? { state: 'failed', retry } : { state: 'ready', platforms };
}
