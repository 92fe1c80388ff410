import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { comicList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Comics, latest first, perhaps of one topic; with what this visitor has read. */
export function getComics(
  query: QueryOf<typeof comicList> = {},
  options?: CallOptions,
): Promise<DataOf<typeof comicList>> {
  return send<typeof comicList>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/comicList', token: 'optional', query },
    options,
  );
}
