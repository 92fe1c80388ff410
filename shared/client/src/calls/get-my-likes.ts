import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { myLikes } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** What this visitor liked, latest first. */
export function getMyLikes(
  query: QueryOf<typeof myLikes> = {},
  options?: CallOptions,
): Promise<DataOf<typeof myLikes>> {
  return send<typeof myLikes>({ method: 'GET', path: '/api/ext/v1/my/likes', token: 'required', query }, options);
}
