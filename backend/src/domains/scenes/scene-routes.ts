import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { route } from '../../http/route';

export function sceneRoutes(app: FastifyInstance): void {
  route(app, calls.sceneDataSource, ({ query }) => app.scenes.list(query.sceneCode));
}
