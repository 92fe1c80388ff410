import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found } from '../../http/refusal';
import { route } from '../../http/route';

export function likeRoutes(app: FastifyInstance): void {
  route(app, calls.likeCreate, async ({ body, user }) => found(await app.likes.create(body, user.id)));
  route(app, calls.likeDelete, async ({ body, user }) => found(await app.likes.delete(body, user.id)));
  route(app, calls.myLikes, ({ query, user }) => app.likes.mine(user.id, query));
}
