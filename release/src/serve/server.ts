import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import type { Store } from '../store/store';
import { TRUSTED_PROXY, forwardVisitor } from './forward-visitor';
import { LiveSite } from './live-site';
import { Overrides } from './overrides';
import { PageAnswers } from './page-answers';
import { securityHeaders } from './security-headers';

export interface ServerOptions {
  store: Store;
  basePath: string;
  /** Where `/api` is answered; absent where there is no backend. */
  backend?: string;
  /** Whether visitors may get remotes from their own machine (`allowOverrides`). */
  allowOverrides?: boolean;
  log?: boolean;
}

/** Serves the store: pages at their own paths, assets, the pointer; `/api` comes from the backend. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { store, basePath, backend, allowOverrides = false, log = true } = options;
  const overrides = allowOverrides ? new Overrides(store, basePath) : undefined;
  const answers = new PageAnswers(new LiveSite(store), store, basePath, overrides);
  const app = fastify({
    logger: log ? { level: 'warn' } : false,
    forceCloseConnections: true,
    trustProxy: TRUSTED_PROXY,
    frameworkErrors: (_error, request, reply) => void answers.refuse(request, reply, 400),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return answers.refuse(request, reply, 400);
    request.log.error({ error }, 'failed');
    return answers.refuse(request, reply, 500);
  });
  if (backend) {
    await app.register(proxy, {
      upstream: backend,
      prefix: `${basePath}api`,
      rewritePrefix: '/api',
      http: { requestOptions: { timeout: 30_000 } },
      replyOptions: { rewriteRequestHeaders: forwardVisitor },
    });
  }
  app.get('/healthz', (request, reply) => answers.health(request, reply));
  app.get(`${basePath}composition.json`, (request, reply) => answers.pointer(request, reply));
  if (overrides) {
    const small = { bodyLimit: 8192 };
    app.post(`${basePath}overrides.json`, small, (request, reply) => answers.override(request, reply));
  }
  app.get(`${basePath}assets/:name/:file`, (request, reply) => answers.asset(request, reply));
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answers.page(request, reply)
      : answers.refuse(request, reply, 405),
  );
  return app;
}
