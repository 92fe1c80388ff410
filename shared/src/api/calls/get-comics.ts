import type { DataOf, QueryOf } from '../../contract/endpoints/endpoint';
import type { comicList } from '../../contract/endpoints/comic-list';
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
