import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { sceneDataSource } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** A list that the operator keeps: `contact-topic`, `forum-topic`, `work-season`, `work-category`; empty for an unknown code. */
export function getSceneItems(
  query: QueryOf<typeof sceneDataSource>,
  options?: CallOptions,
): Promise<DataOf<typeof sceneDataSource>> {
  return send<typeof sceneDataSource>(
    { method: 'GET', path: '/api/v1/sys/sceneDataSource/listBySceneCode', token: 'optional', query },
    options,
  );
}
