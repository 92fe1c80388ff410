import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { route } from '../../http/route';

export function articleRoutes(app: FastifyInstance): void {
  route(app, calls.articleHelpful, async ({ body, request: { ip } }) => ({
    articleId: body.articleId,
    ...(await app.articles.vote({ ...body, ip })),
  }));
}
