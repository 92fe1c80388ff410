import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type ApiError, call as callRoute, type CallOptions, call } from '@shared/client';
import { readToken } from '@shared/client/auth';
import {
  type DataOf,
  type InputOf,
  type KnownAnswer,
  type Route,
  requestAddress,
  type RichUser,
  userInfoRich,
} from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { useSignedIn } from '../login/use-signed-in';
import { composedAt, OWN, queryClient, retryAfter } from './query-client';

export type CallKey = readonly (string | number | undefined)[];

export interface Call<Data> {
  /** The answer; undefined until the first, and kept while a newer one is asked for. */
  data: Data | undefined;
  /** The reason why there is nothing to show, or nothing newer. */
  error: ApiError | undefined;
  busy: boolean;
  reload: () => void;
  /** Changes what is shown at once, before or without asking the server. */
  change: (update: (data: Data) => Data) => void;
}

interface CallSettings<Data> {
  /** Milliseconds after which it is asked again while the page is seen. */
  every?: number | false;
  /** Makes the data of the composed page from what its calls answered. */
  composed?: (answer: KnownAnswer) => Data | undefined;
}

const NOTHING: CallKey = ['nothing'];
const idle = (): void => undefined;

/**
 * Asks for data and shares it with whoever asks under the same key. Cancelled when nobody shows it any more, asked again when the
 * login changes and when the window is seen again. What the page was composed with counts as asked for when the page came: its
 * HTML is as new as an answer would be. Only who is signed in asks at once: to them some of it is another.
 *
 * @param key names the answer; `null` asks for nothing
 */
export const useCall = __NODE__ ? useComposedCall : useLiveCall;

/** Shares nothing and asks for nothing: one process composes many pages, and nothing of one may be in another. */
function useComposedCall<Data>(
  key: CallKey | null,
  _call: (options: CallOptions) => Promise<Data>,
  { composed }: CallSettings<Data> = {},
): Call<Data> {
  const given = givenTo(usePage(), key, composed);
  return { data: given ?? undefined, error: undefined, busy: !given, reload: idle, change: idle };
}

function useLiveCall<Data>(
  key: CallKey | null,
  call: (options: CallOptions) => Promise<Data>,
  { every = false, composed }: CallSettings<Data> = {},
): Call<Data> {
  const queryKey = key ?? NOTHING;
  const page = usePage();
  const given = givenTo(page, key, composed);
  const { data, error, isFetching, refetch } = useQuery<Data, ApiError>(
    {
      queryKey,
      queryFn: key === null ? skipToken : ({ signal }) => call({ signal, swallow: true, quiet: true }),
      refetchInterval: ({ state }) => retryAfter(state) ?? every,
      ...(given && {
        initialData: given,
        initialDataUpdatedAt: page.composed ? composedAt() : (page.answers?.at ?? 0),
      }),
    },
    queryClient,
  );
  const name = JSON.stringify(queryKey);
  // The given answer that is used, or undefined.
  const asGuest = given && page.composed ? name : undefined;
  useEffect(() => {
    if (asGuest !== undefined && readToken() !== undefined) void refetch();
  }, [asGuest, refetch]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const change = useCallback(
    (update: (data: Data) => Data) => {
      const shown = JSON.parse(name) as CallKey;
      // Requests under way were asked before this change.
      void queryClient.cancelQueries({ queryKey: shown, exact: true });
      queryClient.setQueryData<Data>(shown, (before) => before && update(before));
    },
    [name],
  );
  return { data, error: error ?? undefined, busy: isFetching, reload, change };
}

/** The answer that the page was composed with. */
function givenTo<Data>(
  { answers }: ReturnType<typeof usePage>,
  key: CallKey | null,
  composed: CallSettings<Data>['composed'],
): Data | null | undefined {
  const known = answers?.byAddress;
  return key && known && composed?.((request) => known[request] as typeof request.answers);
}

/**
 * Asks for what a route answers to an input; `null` asks for nothing.
 *
 * @param composed finds it in what the page was composed with, where another call answered it there
 */
export function useRead<R extends Route>(
  route: R,
  input: InputOf<R> | null,
  composed?: (answer: KnownAnswer) => DataOf<R> | undefined,
): Call<DataOf<R>> {
  const address = requestAddress(route, input ?? {});
  const ask = callRoute as (route: R, input: InputOf<R> | object, options: CallOptions) => Promise<DataOf<R>>;
  return useCall<DataOf<R>>(input && [address], (options) => ask(route, input ?? {}, options), {
    composed: composed ?? ((answer) => answer<DataOf<R>>(address)),
  });
}

/** Asks for what belongs to the visitor, only while somebody is signed in. */
export function useOwnCall<Data>(key: CallKey | null, call: (options: CallOptions) => Promise<Data>): Call<Data> {
  const signedIn = useSignedIn();
  return useCall(key && signedIn ? [OWN, ...key] : null, call);
}

/** The signed-in visitor; undefined for a guest. */
export function useMe(): RichUser | undefined {
  return useOwnCall(['me'], (options) => call(userInfoRich, {}, options)).data;
}
