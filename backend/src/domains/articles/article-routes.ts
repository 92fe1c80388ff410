import type { FastifyInstance } from 'fastify';
import { articleHelpful } from '@shared/contract/endpoints';
import { route } from '../../http/route';

export function articleRoutes(app: FastifyInstance): void {
  route(
    app,
    articleHelpful,
    async ({ body, request: { ip } }) => ({
      articleId: body.articleId,
      ...(await app.articles.vote({ ...body, ip })),
    }),
    { perMinute: 60 },
  );
}
