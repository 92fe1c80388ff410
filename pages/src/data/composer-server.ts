import { previewSchema, wantedSchema } from '@shared/contract/release/data-schemas';
import { type Metrics, countRequests } from '@shared/observability/metrics';
import { sameSecret } from '@shared/observability/same-secret';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DataComposer } from './data-composer';

/** Takes wishes of page servers, and tells how the composer is. What it composes they read from the store, signed. */
export function composerServer(
  composer: Pick<DataComposer, 'want' | 'isWhole' | 'preview'>,
  serviceKey: string,
  metrics?: Metrics,
): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 2000, forceCloseConnections: true });
  if (metrics) countRequests(app, metrics, 'none');
  const isKey = sameSecret(serviceKey);
  app.get('/healthz', (_request, reply) => reply.code(composer.isWhole ? 200 : 503).send({ whole: composer.isWhole }));
  const isService = ({ headers: { 'service-key': given } }: FastifyRequest) => isKey(given);
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
