import { useCallback, useEffect, useState } from 'react';
import { call, CancelledError } from '@shared/client';
import { clientBuilds, type ClientPlatform, type DataOf, request } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';

export type ClientBuilds =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; platforms: readonly ClientPlatform[] };

/** Builds that the backend offers. While it is unknown, the links of the page work all the same. */
export function useClientBuilds(): ClientBuilds {
  const { answers } = usePage();
  const composed = answers?.byAddress[request(clientBuilds)] as DataOf<typeof clientBuilds> | undefined;
  const [platforms, setPlatforms] = useState<readonly ClientPlatform[] | 'failed' | undefined>(composed?.platforms);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setPlatforms(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const known = composed !== undefined && attempt === 0;
  useEffect(() => {
    // The HTML is as new as an answer would be.
    if (known) return;
    const controller = new AbortController();
    call(clientBuilds, {}, { signal: controller.signal, swallow: true }).then(
      (answer) => setPlatforms(answer.platforms),
      (error: unknown) => {
        if (!(error instanceof CancelledError)) setPlatforms('failed');
      },
    );
    return () => controller.abort();
  }, [attempt, known]);
  if (platforms === undefined) return { state: 'loading' };
  return platforms === 'failed' ? { state: 'failed', retry } : { state: 'ready', platforms };
}
