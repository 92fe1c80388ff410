import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { comicClickToView } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Marks a chapter as read; doing so again changes nothing. */
export function markChapterRead(
  body: BodyOf<typeof comicClickToView>,
  options?: CallOptions,
): Promise<DataOf<typeof comicClickToView>> {
  return send<typeof comicClickToView>(
    { method: 'POST', path: '/api/v1/sns/comic/user/clickToView', token: 'required', body },
    options,
  );
}
