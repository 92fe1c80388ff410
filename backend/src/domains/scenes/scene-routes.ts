import type { FastifyInstance } from 'fastify';
import { sceneDataSource } from '@shared/contract/endpoints';
import { route } from '../../http/route';

export function sceneRoutes(app: FastifyInstance): void {
  route(app, sceneDataSource, ({ query }) => app.scenes.list(query.sceneCode));
}
