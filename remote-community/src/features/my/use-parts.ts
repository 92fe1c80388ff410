import { type InfiniteData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError, CallOptions } from '@shared/client';
import type { Part } from '@shared/contract/endpoints';
import { OWN, queryClient } from '../calls/query-client';
import { useSignedIn } from '../login/use-signed-in';

/** A list of one's own, as far as it was asked for. */
export interface OwnList<Item> {
  /** Entries of the list; undefined until the first answer. */
  data: readonly Item[] | undefined;
  error: ApiError | undefined;
  busy: boolean;
  reload: () => void;
  /** Asks for what comes after; undefined at the end. */
  more?: (() => void) | undefined;
}

/** A list that is asked for part by part, from where the last part ended. */
export function useParts<Item>(
  key: string,
  ask: (cursor: string | undefined, options: CallOptions) => Promise<Part<Item>>,
): OwnList<Item> {
  const signedIn = useSignedIn();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Part<Item>,
    ApiError,
    InfiniteData<Part<Item>>,
    readonly string[],
    string | undefined
  >(
    {
      queryKey: [OWN, 'parts', key],
      queryFn: signedIn ? ({ pageParam, signal }) => ask(pageParam, { signal, swallow: true, quiet: true }) : skipToken,
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
  return {
    data: data?.pages.flatMap(({ items }) => items),
    error: error ?? undefined,
    busy: isFetching,
    reload: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
