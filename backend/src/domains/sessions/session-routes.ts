import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { bearerToken } from '../../http/authenticate';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import Bowser from 'bowser';

export function sessionRoutes(app: FastifyInstance): void {
  route(app, calls.accessTokenByJumpToken, async ({ query, request }) => {
    const session = await app.sessions.exchange(query.jumpToken, deviceOf(request.headers['user-agent']));
    if (!session) throw new Refusal('jump-token-invalid');
    return { accessToken: session.accessToken, expiresAt: session.expiresAt };
  });

  route(app, calls.userLogout, async ({ request }) => {
    const token = bearerToken(request);
    if (token !== null) await app.sessions.end(token);
  });
}

/** Browser and system of a `User-Agent`, for a person to know a login by: `Chrome · Windows`; empty where it says neither. */
function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 60);
}
