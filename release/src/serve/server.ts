import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Store } from '../store/store';
import { errorPage } from './error-page';
import { type LiveComposition, LiveSite } from './live-site';
import { securityHeaders } from './security-headers';
import { sendFile } from './send-file';

export interface ServerOptions {
  store: Store;
  basePath: string;
  /** Where `/api` is answered; absent where there is no backend. */
  backend?: string;
  log?: boolean;
}

/** Serves the store: pages at their own paths, assets, the pointer; `/api` comes from the backend. */
export async function buildServer({ store, basePath, backend, log = true }: ServerOptions): Promise<FastifyInstance> {
  const site = new LiveSite(store);
  const app = fastify({
    logger: log ? { level: 'warn' } : false,
    forceCloseConnections: true,
    frameworkErrors: (_error, request, reply) => void refuse(request, reply, 400),
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    request.log.warn({ status, method: request.method, url: request.url.slice(0, 200) }, 'refused');
    if (status === 405) reply.header('allow', 'GET, HEAD');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorPage(status, basePath));
  };

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.setErrorHandler(async (error, request, reply) => {
    request.log.error({ error }, 'failed');
    return refuse(request, reply, 500);
  });
  if (backend)
    await app.register(proxy, {
      upstream: backend,
      prefix: `${basePath}api`,
      rewritePrefix: '/api',
      http: { requestOptions: { timeout: 30_000 } },
    });

  app.get('/healthz', async (_request, reply) => {
    const live = await site.stable();
    return reply
      .code(live ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: Boolean(live), composition: live?.composition.id ?? null });
  });
  app.get(`${basePath}composition.json`, async (request, reply) =>
    pointer(await site.stable(), reply, request, refuse),
  );
  app.get(`${basePath}assets/:name/:file`, async (request, reply) => {
    const { name, file } = request.params as { name: string; file: string };
    if (fileFor(request.url, basePath) === null) return refuse(request, reply, 400);
    if (!/^[\w-]+$/.test(name) || !/^[\w-][\w.-]*$/.test(file))
      return notFound(await site.stable(), request, reply, refuse);
    const sent = await sendFile(request, reply, {
      file: store.assets(name, file),
      tag: file,
      status: 200,
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return sent ? reply : notFound(await site.stable(), request, reply, refuse);
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, reply, 405);
    const name = fileFor(request.url, basePath);
    if (name === null) return refuse(request, reply, 400);
    const live = await site.stable();
    if (!live) return refuse(request, reply, 503);
    const page = live.files.get(name) ?? live.files.get(name === '' ? 'index.html' : `${name}/index.html`);
    if (!page) return notFound(live, request, reply, refuse);
    await sendFile(request, reply, {
      file: page.file,
      tag: page.sha256.slice(0, 20),
      status: page.status,
      cacheControl: 'no-cache',
    });
    return reply;
  });
  return app;
}

type Refuse = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

async function notFound(
  live: LiveComposition | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  refuse: Refuse,
): Promise<FastifyReply> {
  const page = live?.files.get('404.html');
  if (!page) return refuse(request, reply, 404);
  await sendFile(request, reply, {
    file: page.file,
    tag: page.sha256.slice(0, 20),
    status: 404,
    cacheControl: 'no-cache',
  });
  return reply;
}

function pointer(
  live: LiveComposition | undefined,
  reply: FastifyReply,
  request: FastifyRequest,
  refuse: Refuse,
): FastifyReply {
  if (!live) return refuse(request, reply, 503);
  const { id, releases } = live.composition;
  const etag = `"${id}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send({
    schema: 1,
    id,
    releases: Object.fromEntries(
      Object.entries(releases).map(([name, { digest: _digest, ...release }]) => [name, { name, ...release }]),
    ),
  });
}

/** The file in a composition that an address asks for, without its slashes; null where the address cannot be one. */
function fileFor(url: string, basePath: string): string | null {
  const [path = ''] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split('/').includes('..')) return null;
  if (decoded === basePath.slice(0, -1)) return '';
  if (!decoded.startsWith(basePath)) return '404';
  return decoded.slice(basePath.length).replace(/\/$/, '');
}
