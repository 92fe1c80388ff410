import type { DataOf } from '@shared/contract/endpoints';
import type { comicTopicList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Topics that comics are filtered by. */
export function getComicTopics(options?: CallOptions): Promise<DataOf<typeof comicTopicList>> {
  return send<typeof comicTopicList>(
    { method: 'GET', path: '/api/noauth/v1/sns/comic/topic/list', token: 'none' },
    options,
  );
}
