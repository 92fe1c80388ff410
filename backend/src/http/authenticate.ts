import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { limitUser } from './limit-requests';
import { Refusal } from './refusal';

/** Who a request comes from. */
export interface User {
  id: number;
  name: string;
  avatarUrl: string;
  official: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest, and on routes without `access`. */
    user: User | null;
  }
}

/** The token of `Authorization: Bearer …`; a cookie authenticates nothing, so no other site can act for a visitor. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Knows the visitor before a route with `access` runs, and turns away whom it does not take. */
export const authenticate = fp(
  (app: FastifyInstance, options: { requestsPerMinute: number }, done) => {
    const limit = limitUser(app, options.requestsPerMinute);
    app.decorateRequest('user', null);
    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config;
      if (access === undefined) return;
      const token = bearerToken(request);
      const find = access === 'guest' ? app.sessions.readerOf : app.sessions.userOf;
      request.user = token === null ? null : await find(token);
      if (request.user !== null) await limit(request);
      // A guest's page works with a token that has ended, too.
      else if (access !== 'guest') throw new Refusal('login-required');
      if (access === 'official' && request.user?.official !== true) throw new Refusal('official-only');
    });
    done();
  },
  { name: 'authenticate', dependencies: ['sessions', '@fastify/rate-limit'] },
);
