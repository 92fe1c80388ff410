import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Store } from '../store/store';
import { TRUSTED_PROXY, forwardVisitor } from './forward-visitor';
import { refuseLargeBody } from './large-body';
import { LiveSite } from './live-site';
import { Overrides } from './overrides';
import { PageAnswers } from './page-answers';
import { TRANSPORT_SECURITY, securityHeaders } from './security-headers';

/** How long a request may take to arrive, in ms; the largest upload over a slow line takes less. */
const REQUEST_TIMEOUT = 300_000;
/** Calls that may be under way at once. */
const MOST_CALLS = 16_384;

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
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: TRUSTED_PROXY,
    // What is no address at all passes no hook.
    frameworkErrors: (_error, request, reply) => {
      secure(request, reply);
      answers.refuse(request, reply, 400);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
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
      preHandler: refuseLargeBody,
      // Bodies that drip hold a connection each: they must not use up those of everybody else.
      http: { requestOptions: { timeout: 30_000 }, agentOptions: { maxSockets: MOST_CALLS, maxFreeSockets: 256 } },
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

function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  // A browser takes it over https alone; the proxy in front says which it was.
  if (request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
}
