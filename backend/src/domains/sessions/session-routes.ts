import type { FastifyInstance } from 'fastify';
import { accessTokenByJumpToken, userLogout } from '@shared/contract/endpoints';
import { deviceOf } from './device';
import { bearerToken } from '../../http/authenticate';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';

export function sessionRoutes(app: FastifyInstance): void {
  route(
    app,
    accessTokenByJumpToken,
    async ({ query, request }) => {
      const session = await app.sessions.exchange(query.jumpToken, deviceOf(request.headers['user-agent']));
      if (!session) throw new Refusal('jump-token-invalid');
      return { accessToken: session.accessToken, expiresAt: session.expiresAt };
    },
    { perMinute: 60 },
  );

  route(app, userLogout, async ({ request }) => {
    const token = bearerToken(request);
    if (token !== null) await app.sessions.end(token);
    return null;
  });
}
