import {
  type HandedViews,
  LARGEST_REVISION,
  handedViewsSchema,
  previewSchema,
  wantedSchema,
} from '@shared/contract/release/data-schemas';
import { type Metrics, countRequests } from '@shared/observability/metrics';
import { sameSecret } from '@shared/observability/same-secret';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type DecisionSources, appendDecision } from './append-decision';
import type { DataComposer } from './data-composer';

/** Bytes of a report of a thousand rows. */
const REPORT_LIMIT = 512 * 1024;

interface ComposerServerOptions {
  metrics?: Metrics | undefined;
  tellViews?: (views: HandedViews) => Promise<void>;
  /** Absent: nothing is decided here. */
  decisions?: DecisionSources;
}

/**
 * Takes wishes of page servers, and passes on what views they handed out, and decisions about canaries; tells how the composer is.
 * What it composes they read from the store, signed.
 */
export function composerServer(
  composer: Pick<DataComposer, 'want' | 'isWhole' | 'preview'>,
  serviceKey: string,
  { metrics, tellViews, decisions }: ComposerServerOptions = {},
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
  // Passed on while the page server waits: it keeps what the backend did not take.
  app.post('/views', { bodyLimit: REPORT_LIMIT }, async (request, reply) => {
    if (!isService(request)) return reply.code(401).send();
    const views = handedViewsSchema.safeParse(request.body);
    if (!views.success || !tellViews) return reply.code(400).send();
    const taken = await tellViews(views.data).then(
      () => true,
      () => false,
    );
    return reply.code(taken ? 204 : 503).send();
  });
  app.post('/decisions', { bodyLimit: LARGEST_REVISION }, async (request, reply) => {
    if (!isService(request)) return reply.code(401).send();
    if (!decisions) return reply.code(404).send();
    const { status, answer } = await appendDecision(decisions, request.body);
    return reply.code(status).send(answer);
  });
  return app;
}
