import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { comicChapterList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** The chapters of a comic by number, with their size and likes. */
export function getChapters(
  query: QueryOf<typeof comicChapterList>,
  options?: CallOptions,
): Promise<DataOf<typeof comicChapterList>> {
  return send<typeof comicChapterList>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/comicChapter/list', token: 'none', query },
    options,
  );
}
