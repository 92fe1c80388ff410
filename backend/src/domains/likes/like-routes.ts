import type { FastifyInstance } from 'fastify';
import { likeCreate, likeDelete, myLikes } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { route } from '../../http/route';

export function likeRoutes(app: FastifyInstance): void {
  route(app, likeCreate, async ({ body, user }) => found(await app.likes.create(body, user.id)));
  route(app, likeDelete, async ({ body, user }) => found(await app.likes.delete(body, user.id)));
  route(app, myLikes, ({ query, user }) => app.likes.mine(user.id, query));
}
