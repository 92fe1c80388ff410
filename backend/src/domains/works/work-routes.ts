import type { FastifyInstance } from 'fastify';
import { activityWorksPage, workDetail } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { route } from '../../http/route';

export function workRoutes(app: FastifyInstance): void {
  route(app, activityWorksPage, ({ body, user }) => app.works.page(body, user?.id ?? null));
  route(app, workDetail, async ({ query, user }) => found(await app.works.detail(query.workId, user?.id ?? null)));
}
