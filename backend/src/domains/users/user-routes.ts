import type { FastifyInstance } from 'fastify';
import { userGetAndEnter, userInfoRich } from '@shared/contract/endpoints';
import { route } from '../../http/route';

export function userRoutes(app: FastifyInstance): void {
  route(app, userInfoRich, ({ login }) => app.users.rich(login));
  route(app, userGetAndEnter, async ({ user }) => ({ ...user, ...(await app.users.enter(user)) }));
}
