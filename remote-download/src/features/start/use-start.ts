import { useCallback, useEffect, useRef, useState } from 'react';
import { getDownloadLink, reportTelemetry } from '@shared/client';
import { detectPlatform } from '@shared/ui/device';
import { loadInHiddenFrame } from './hidden-frame';
import { startFailure, type StartFailure } from './start-failure';
import type { AskedBuild } from '../platforms/platforms';

const MARK = 'downloadStarted';

export type StartState =
  /** The visit has started a download before: nothing happens unless asked. */
  | { name: 'waiting' }
  /** On a phone, where no build runs. */
  | { name: 'elsewhere' }
  | { name: 'asking' }
  | { name: 'started'; link: string }
  | { name: 'failed'; failure: StartFailure };

/** Starts the download of a build once per visit, and again when asked. */
export function useStart({ os, arch, version }: AskedBuild) {
  const [state, setState] = useState<StartState>(firstState);
  const running = useRef<AbortController>(null);

  const ask = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const build = version === undefined ? { os, arch } : { os, arch, version };
    getDownloadLink(build, { signal: controller.signal, swallow: true, timeout: 20_000 }).then(
      (link) => {
        markStarted();
        loadInHiddenFrame(link);
        setState({ name: 'started', link });
      },
      (error: unknown) => {
        const failure = startFailure(error);
        if (!failure) return;
        setState({ name: 'failed', failure });
        reportTelemetry([
          {
            kind: 'download',
            remote: 'remote-download',
            cause: failure.cause,
            outcome: `${os}-${arch}`,
            page: '/download/',
          },
        ]);
      },
    );
  }, [os, arch, version]);

  useEffect(() => {
    if (firstState().name === 'asking') ask();
    return () => {
      running.current?.abort();
    };
  }, [ask]);

  const again = () => {
    setState({ name: 'asking' });
    ask();
  };
  return { state, again };
}

function firstState(): StartState {
  if (detectPlatform(navigator) === 'phone') return { name: 'elsewhere' };
  return { name: wasStarted() ? 'waiting' : 'asking' };
}

/**
 * Whether this visit of the address has started its download already. The mark lives on the history entry:
 * Back and reload find it, following the link anew does not.
 */
function wasStarted(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function markStarted(): void {
  const state = history.state as object | null;
  history.replaceState({ ...state, [MARK]: true }, '');
}
