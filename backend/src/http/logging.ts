import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Structured lines without anything secret: no headers, no bodies, no addresses as asked (a query may hold a jump token). */
export function loggerOptions(level: string, stream?: Writable): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { req: requestLine }, ...(stream && { stream }) };
}

/** Writes one line a request, when it has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      ...requestLine(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.login?.user.id,
    };
    request.log.info(line, 'answered');
    done();
  });
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions.url ?? 'none' };
}
