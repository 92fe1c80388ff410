import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError, CallOptions } from '@shared/client';
import { useSignedIn } from '../login/use-signed-in';
import { OWN, queryClient } from './query-client';

export type CallKey = readonly (string | number | undefined)[];

export interface Call<Data> {
  /** Undefined until the first answer; stays while a newer one is asked for. */
  data: Data | undefined;
  /** Why there is nothing to show, or nothing newer. */
  error: ApiError | undefined;
  busy: boolean;
  reload: () => void;
  /** Changes what is shown at once, before or without asking the server. */
  change: (update: (data: Data) => Data) => void;
}

const NOTHING: CallKey = ['nothing'];

/**
 * Asks for data and shares it with whoever asks under the same key. Cancelled when nobody shows it any more, asked again when the
 * login changes and when the window is seen again.
 *
 * @param key names the answer; `null` asks for nothing
 */
export function useCall<Data>(
  key: CallKey | null,
  call: (options: CallOptions) => Promise<Data>,
  { every = false }: { every?: number | false } = {},
): Call<Data> {
  const queryKey = key ?? NOTHING;
  const { data, error, isFetching, refetch } = useQuery<Data, ApiError>(
    {
      queryKey,
      queryFn: key === null ? skipToken : ({ signal }) => call({ signal, swallow: true, quiet: true }),
      refetchInterval: every,
    },
    queryClient,
  );
  const name = JSON.stringify(queryKey);
  const reload = useCallback(() => void refetch(), [refetch]);
  const change = useCallback(
    (update: (data: Data) => Data) => {
      const shown = JSON.parse(name) as CallKey;
      // What is under way was asked before this change.
      void queryClient.cancelQueries({ queryKey: shown, exact: true });
      queryClient.setQueryData<Data>(shown, (before) => before && update(before));
    },
    [name],
  );
  return { data, error: error ?? undefined, busy: isFetching, reload, change };
}

/** For what belongs to the visitor: asked for only while somebody is signed in. */
export function useOwnCall<Data>(key: CallKey | null, call: (options: CallOptions) => Promise<Data>): Call<Data> {
  const signedIn = useSignedIn();
  return useCall(key && signedIn ? [OWN, ...key] : null, call);
}
