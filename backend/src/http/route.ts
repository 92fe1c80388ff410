import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint, Envelope } from '@shared/contract/endpoints';
import type { z } from 'zod';
import type { User } from './authenticate';
import { limitAddress } from './limit-requests';
import { Refusal } from './refusal';

/** What a route's handler works with, checked against the contract. */
export interface RouteContext<E extends Endpoint> {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Never null where the contract's `access` asks for a login. */
  user: E['access'] extends 'guest' ? User | null : User;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Requests a minute from one address, beside the general limit. */
  perMinute?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call, from the contract; a route without it takes anybody and knows nobody. */
    access?: Access;
  }
}

/** Serves a call of the contract: who may make it, what it takes, and the envelope around what it gives. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<z.input<E['data']>>,
  { perMinute }: RouteOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
    ...(perMinute !== undefined && { onRequest: limitAddress(app, perMinute) }),
    schema: { querystring: endpoint.query, ...(endpoint.method === 'POST' && { body: endpoint.body }) },
    handler: async (request, reply): Promise<Envelope<unknown>> => {
      if (endpoint.access !== 'guest' && request.user === null) throw new Refusal('login-required');
      const { query, body, user } = request;
      // The validator ran with this very schema, and the hook before it with this very access.
      const context = { query, body, user, request, reply } as RouteContext<E>;
      return { code: 200, data: await handle(context), msg: '' };
    },
  });
}
