import { createHash, timingSafeEqual } from 'node:crypto';
import { wantedSchema } from '@shared/contract/release/data-schemas';
import fastify, { type FastifyInstance } from 'fastify';
import type { DataComposer } from './data-composer';

/** Takes wishes of page servers, and tells how the composer is. What it composes they read from the store, signed. */
export function composerServer(composer: Pick<DataComposer, 'want' | 'isWhole'>, serviceKey: string): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 2000, forceCloseConnections: true });
  const expected = digest(serviceKey);
  app.get('/healthz', (_request, reply) => reply.code(composer.isWhole ? 200 : 503).send({ whole: composer.isWhole }));
  app.post('/pages', async (request, reply) => {
    const given = request.headers['service-key'];
    // Hashes are of one length, whatever was sent.
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) return reply.code(401).send();
    const wanted = wantedSchema.safeParse(request.body);
    if (!wanted.success) return reply.code(400).send();
    return { outcome: await composer.want(wanted.data.part, wanted.data.path) };
  });
  return app;
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
