import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { comicChapterLikeUserList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Who liked a chapter, latest first. */
export function getChapterLikeUsers(
  query: QueryOf<typeof comicChapterLikeUserList>,
  options?: CallOptions,
): Promise<DataOf<typeof comicChapterLikeUserList>> {
  return send<typeof comicChapterLikeUserList>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/comicChapter/likeUserList', token: 'none', query },
    options,
  );
}
