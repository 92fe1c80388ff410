import type { Route } from '../route';
import type * as schemas from './schemas';

/** A list that the operator keeps: `contact-topic`, `forum-topic`, `work-season`, `work-category`; empty for an unknown code. */
export const sceneDataSource: Route<typeof schemas.sceneDataSource> = {
  method: 'GET',
  path: '/api/v1/sys/sceneDataSource/listBySceneCode',
  token: 'optional',
};
