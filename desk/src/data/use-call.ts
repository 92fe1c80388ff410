import type { DataOf, Route } from '@shared/contract/endpoints';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { deskCall } from './data-provider';

/** Reads what a call gives, and again when something in sight was changed. */
export function useCall<R extends Route>(
  route: R,
  input: object = {},
  options: Pick<UseQueryOptions<DataOf<R>>, 'enabled' | 'refetchInterval'> = {},
): UseQueryResult<DataOf<R>> {
  return useQuery<DataOf<R>>({ queryKey: [route.path, input], queryFn: () => deskCall(route, input), ...options });
}
