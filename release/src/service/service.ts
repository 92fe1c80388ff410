import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController, fastify } from 'fastify';
import type { SiteConfig } from '@shared/contract/config';
import { StorageError } from '@shared/storage/errors';
import { type Sandbox, findSandbox } from '../../../pages/src/compose/sandbox';
import { describeError } from '../../../pages/src/serve/describe-error';
import { TRUSTED_PROXY } from '../../../pages/src/serve/forward-visitor';
import { guardedServer } from '../../../pages/src/serve/guarded-server';
import { securityHeaders } from '../../../pages/src/serve/security-headers';
import { recordAttempt } from '@shared/store/ledger/attempts';
import { isRefusal } from '@shared/store/refusal';
import { ReleaseError } from '@shared/store/release-error';
import { type Store, parseDocument } from '@shared/store/store/store';
import type { TrustMemory } from '@shared/store/trust/trust-memory';
import { unpackBuild } from '../publish/archive';
import { type PublishOptions, publishBuild } from '../publish/publish';
import { readBuild } from '../verify/read-build';
import { type Answer, PIECE, decisionSchema } from '../remote/wire';
import { Decisions } from './decisions';
import { SignedRequests } from './signed-requests';
import { isGiven, listGiven } from './given';
import { InTurn } from './in-turn';
import { StatusError, type Upload, type UploadLimits, Uploads } from './uploads';

const MINUTE = 60_000;
/** Requests of an address in a minute: all, a promotion of a large site reads a thousand files; lists; and what makes work. */
const requests = { all: 6000, lists: 600, work: 300 };
/** Bytes of a signed request, and of a decision with the configuration and all that was ever withdrawn. */
const REQUEST = 64 * 1024;
const DECISION = 1024 * 1024;
/** As pages have it (guarded-server.ts), for a few teams: a piece of an archive over a slow line takes a minute. */
const connections = { head: 10_000, request: 180_000, connections: 512 };

export interface ServiceOptions {
  store: Store;
  memory: TrustMemory;
  /** Configuration to try releases with while nothing was promoted yet. */
  config: SiteConfig;
  /** Folder for archives that have not come whole; emptied at the start and at the end. */
  uploads: string;
  /** Brings a release to life in a browser before it is stored. */
  inBrowser?: PublishOptions['inBrowser'];
  log?: boolean;
  /** The clock, in ms. */
  now?: () => number;
  limits?: Partial<UploadLimits>;
  sandbox?: Promise<Sandbox>;
}

/** Keeps a store for whoever may release into it: gives what is verified anyway, and takes what is signed. Alone it writes there. */
export async function buildService(options: ServiceOptions): Promise<FastifyInstance> {
  const { store, memory, log = true, now = Date.now, sandbox = findSandbox(), limits } = options;
  const app = fastify({
    logger: log ? { level: 'info', base: null, serializers: { err: (error: unknown) => describeError(error) } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: TRUSTED_PROXY,
    bodyLimit: REQUEST,
    serverFactory: (handle) => guardedServer(handle, connections),
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply);
    },
  });
  const signedRequests = new SignedRequests(store.storage, memory, now);
  const onLate = (error: unknown) => app.log.warn({ err: error }, 'pages could not be compressed further');
  const decisions = new Decisions({ store, sandbox, now, onLate });
  const uploads = new Uploads(options.uploads, now, limits);
  await uploads.close();
  const sweeping = setInterval(() => void uploads.sweep().catch(onLate), MINUTE);
  sweeping.unref();
  // One after the other: each is unpacked into memory.
  const publishing = new InTurn();
  const take = async (upload: Upload) => {
    const isNew = await publishing.run(() => storeUpload(options, upload));
    const { name, version } = upload.request.release.signed;
    app.log.info({ release: `${name}@${version}`, by: upload.owner, isNew }, 'published');
    return isNew;
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here' }));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...securityHeaders, 'cache-control': 'no-store' });
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions, ip }, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const line = { method, route: routeOptions.url ?? 'none', ip, status, ms: Math.round(elapsedTime) };
    // A promotion reads hundreds of files.
    app.log[method === 'GET' && status < 500 ? 'debug' : 'info'](line, 'answered');
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await decisions.close();
    await uploads.close();
  });
  await app.register(rateLimit, { max: requests.all, timeWindow: MINUTE });
  const limited = (max: number) => ({ rateLimit: { max, timeWindow: MINUTE } });

  app.get('/healthz', async (_request, reply) => {
    const { head, problems } = await store.ledger.find();
    const all = [...problems, ...(await store.authority.alarms(head?.revision ?? null, new Date(now())))];
    return reply.code(all.length > 0 ? 503 : 200).send({ ok: all.length === 0, problems: all });
  });
  app.get<{ Querystring: { prefix?: string } }>('/store', { config: limited(requests.lists) }, async ({ query }) =>
    listGiven(store.storage, query.prefix ?? ''),
  );
  app.get<{ Params: { '*': string } }>('/store/*', async ({ params }, reply) => {
    const found = isGiven(params['*']) ? await store.storage.get(params['*']) : null;
    if (!found) return reply.code(404).send({ error: 'There is nothing here' });
    return reply.type('application/octet-stream').send(found.body);
  });

  const progress = async ({ id, offset, result }: Upload): Promise<Answer> =>
    result === null ? { upload: id, offset } : { isNew: await result };
  app.post('/uploads', { config: limited(requests.work) }, async ({ body }) => {
    const requested = await signedRequests.read(bytesOf(body));
    return progress(await uploads.begin(requested));
  });
  app.patch<{ Params: { id: string }; Querystring: { offset?: string } }>(
    '/uploads/:id',
    {
      bodyLimit: PIECE,
      // Nobody who was not let in before has a piece read.
      onRequest: ({ params }, _reply, done) => {
        uploads.get(params.id);
        done();
      },
    },
    async ({ params, query, body }) =>
      progress(await uploads.append(params.id, { offset: Number(query.offset), piece: bytesOf(body) }, take)),
  );
  app.post('/decisions', { bodyLimit: DECISION, config: limited(requests.work) }, async ({ body }) => {
    // As it was written: its configuration is named by a hash.
    const decision = parseDocument('The decision', bytesOf(body), decisionSchema);
    const revision = await decisions.make(decision);
    app.log.info({ revision, action: decision.revision.signed.action, by: decision.revision.signed.by }, 'decided');
    return { revision };
  });
  return app;
}

/** Stores the release of an archive that has come whole; tells whether it is new. */
async function storeUpload(
  { store, config, inBrowser }: ServiceOptions,
  { file, request, owner: by }: Upload,
): Promise<boolean> {
  const { release: signed, source } = request;
  const { name, version } = signed.signed;
  try {
    const output = await readBuild(await unpackBuild(file));
    if (output.build.name !== name)
      throw new ReleaseError(`The archive holds a build of ${output.build.name}, not of ${name}`);
    const tryWith = (await store.config()) ?? config;
    return (
      await publishBuild({ store, version, source, by, tryWith, ...(inBrowser && { inBrowser }), signed }, output)
    ).isNew;
  } catch (error) {
    await recordAttempt(store.storage, { command: `publish ${name}@${version}`, by, package: name }, error);
    throw error;
  }
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message } = error as { statusCode?: number; message?: string };
  const sentence = (status: number, said = message) => reply.code(status).send({ error: said });
  if (error instanceof StatusError) return sentence(statusCode);
  const isOfStore = error instanceof StorageError && error.name !== 'StorageKeyError';
  if (isRefusal(error) && !isOfStore) {
    request.log.warn(message);
    return sentence(422);
  }
  if (!isOfStore && statusCode < 500) return sentence(statusCode);
  request.log.error({ err: error }, 'failed');
  return isOfStore
    ? sentence(503, 'The store of the service failed, and nothing is sure: its log says why')
    : sentence(500, 'The service failed: its log says why');
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
