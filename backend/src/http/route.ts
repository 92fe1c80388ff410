import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Envelope, Route } from '@shared/contract/endpoints';
import { type Endpoint, type SchemasOf, schemasOf } from '@shared/contract/schemas';
import type { z } from 'zod';
import type { User } from './authenticate';
import { limitAddress } from './limit-requests';
import { Refusal } from './refusal';

/** What a route's handler works with, checked against the contract. */
export interface RouteContext<R extends Route> {
  query: z.output<SchemasOf<R>['query']>;
  body: z.output<SchemasOf<R>['body']>;
  /** Never null where the contract's `access` asks for a login. */
  user: SchemasOf<R>['access'] extends 'guest' ? User | null : User;
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
export function route<R extends Route>(
  app: FastifyInstance,
  call: R,
  handle: (context: RouteContext<R>) => Promise<z.input<SchemasOf<R>['data']>>,
  { perMinute }: RouteOptions = {},
): void {
  const { method, path } = call;
  const { access, query, body }: Pick<Endpoint, 'access' | 'query' | 'body'> = schemasOf<Route>(call);
  app.route({
    method,
    url: path,
    config: { access },
    ...(perMinute !== undefined && { onRequest: limitAddress(app, perMinute) }),
    schema: { querystring: query, ...(method === 'POST' && { body }) },
    handler: async (request, reply): Promise<Envelope<unknown>> => {
      if (access !== 'guest' && request.user === null) throw new Refusal('login-required');
      // The validator ran with these very schemas, and the hook before it with this very access.
      const context = {
        query: request.query,
        body: request.body,
        user: request.user,
        request,
        reply,
      } as RouteContext<R>;
      return { code: 200, data: await handle(context), msg: '' };
    },
  });
}
