import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { comicChapterDelete } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Deletes a chapter, its likes and its reading marks; official users. */
export function deleteComicChapter(
  body: BodyOf<typeof comicChapterDelete>,
  options?: CallOptions,
): Promise<DataOf<typeof comicChapterDelete>> {
  return send<typeof comicChapterDelete>(
    { method: 'POST', path: '/api/v1/sns/comic/comicChapter/delete', token: 'required', body },
    options,
  );
}
