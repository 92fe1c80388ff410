import { createHash, timingSafeEqual } from 'node:crypto';
import { previewSchema, wantedSchema } from '@shared/contract/release/data-schemas';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DataComposer } from './data-composer';

/** Takes wishes of page servers, and tells how the composer is. What it composes they read from the store, signed. */
export function composerServer(
  composer: Pick<DataComposer, 'want' | 'isWhole' | 'preview'>,
  serviceKey: string,
): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 2000, forceCloseConnections: true });
  const expected = digest(serviceKey);
  app.get('/healthz', (_request, reply) => reply.code(composer.isWhole ? 200 : 503).send({ whole: composer.isWhole }));
  const isService = ({ headers: { 'service-key': given } }: FastifyRequest) =>
    // Hashes are of one length, whatever was sent.
    typeof given === 'string' && timingSafeEqual(digest(given), expected);
  app.post('/previews', async (request, reply) => {
    if (!isService(request)) return reply.code(401).send();
    const wanted = previewSchema.safeParse(request.body);
    const html = wanted.success ? await composer.preview(wanted.data.token, wanted.data.path) : null;
    return html === null ? reply.code(404).send() : reply.type('text/html; charset=utf-8').send(html);
  });
  app.post('/pages', async (request, reply) => {
    if (!isService(request)) return reply.code(401).send();
    const wanted = wantedSchema.safeParse(request.body);
    if (!wanted.success) return reply.code(400).send();
    return { outcome: await composer.want(wanted.data.part, wanted.data.path) };
  });
  return app;
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
