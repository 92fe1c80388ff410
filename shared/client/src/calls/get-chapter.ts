import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { comicChapterDetail } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** A chapter with its panels, its neighbours, and whether this visitor liked and read it. */
export function getChapter(
  query: QueryOf<typeof comicChapterDetail>,
  options?: CallOptions,
): Promise<DataOf<typeof comicChapterDetail>> {
  return send<typeof comicChapterDetail>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/comicChapter/detail', token: 'optional', query },
    options,
  );
}
