import type { FastifyInstance } from 'fastify';

/** Sets the headers of every answer; a route may say otherwise. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // Browsers keep an answer only to ask about it again, and never for another visitor.
      'cache-control': 'private, no-cache',
      vary: 'authorization',
    });
    done();
  });
}
