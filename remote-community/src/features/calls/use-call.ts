import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, apiErrorFrom, type CallOptions, CancelledError } from 'shared/api';
import { listenLoginChanged } from 'shared/contract';
import { answers } from './answers';

export interface Call<Data> {
  /** Undefined until the first answer; stays while a newer one is asked for. */
  data: Data | undefined;
  /** Why the last request gave nothing. */
  error: ApiError | undefined;
  busy: boolean;
  reload: () => void;
  /** Changes what is shown at once, before or without asking the server. */
  change: (update: (data: Data) => Data) => void;
}

/** After this long a window that comes back into view asks anew. */
const STALE = 30_000;

/**
 * Asks for data and keeps it, so that the page one comes back to stands at once. Cancelled when the page is left,
 * asked again when the login changes and when the window is seen again.
 *
 * @param key names the answer: equal keys share it; `null` asks for nothing
 */
export function useCall<Data>(key: string | null, call: (options: CallOptions) => Promise<Data>): Call<Data> {
  const [, show] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const latest = useRef(call);
  const [round, setRound] = useState(0);
  useEffect(() => {
    latest.current = call;
  });

  const reload = useCallback(() => {
    setRound((count) => count + 1);
  }, []);

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    setBusy(true);
    setError(undefined);
    latest.current({ signal: controller.signal, swallow: true }).then(
      (data) => {
        answers.set(key, data);
        setBusy(false);
        show((count) => count + 1);
      },
      (thrown: unknown) => {
        if (thrown instanceof CancelledError) return;
        setError(apiErrorFrom(thrown, key));
        setBusy(false);
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, round]);

  useEffect(() => listenLoginChanged(reload), [reload]);
  useEffect(() => reloadWhenSeen(reload), [reload]);

  const change = useCallback(
    (update: (data: Data) => Data) => {
      const data = (key === null ? undefined : answers.get(key)) as Data | undefined;
      if (key === null || data === undefined) return;
      answers.set(key, update(data));
      show((count) => count + 1);
    },
    [key],
  );

  // A key names one call, so what is kept under it is that call's answer.
  const data = (key === null ? undefined : answers.get(key)) as Data | undefined;
  return { data, error, busy, reload, change };
}

function reloadWhenSeen(reload: () => void): () => void {
  let hiddenAt = 0;
  const notice = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt > STALE) reload();
  };
  document.addEventListener('visibilitychange', notice);
  return () => {
    document.removeEventListener('visibilitychange', notice);
  };
}
