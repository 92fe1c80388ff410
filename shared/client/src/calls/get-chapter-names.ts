import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { comicChapterSimpleList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** The chapters of a comic by number, for the chapter switcher. */
export function getChapterNames(
  query: QueryOf<typeof comicChapterSimpleList>,
  options?: CallOptions,
): Promise<DataOf<typeof comicChapterSimpleList>> {
  return send<typeof comicChapterSimpleList>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/comicChapter/simpleList', token: 'none', query },
    options,
  );
}
