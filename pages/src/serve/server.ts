import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { CachedStorage } from '@shared/storage/cached-storage';
import { StorageError } from '@shared/storage/errors';
import { ReleaseError } from '@shared/store/release-error';
import type { Addresses } from '@shared/store/config/settings';
import type { SiteConfig } from '@shared/contract/config';
import { traceRequests } from '@shared/observability/traces';
import type { Metrics } from '@shared/observability/metrics';
import type { Store } from '@shared/store/store/store';
import { answerUnreadable } from './answer-unreadable';
import { alarmSentences } from './alarm-sentences';
import { Alarms } from './alarms';
import { AskedAddress } from './asked-address';
import { AssetIndex } from './asset-index';
import { BodiesUnderWay } from './bodies-under-way';
import { DataPages, type DataPagesOptions } from './data-pages';
import { describeError } from './describe-error';
import { TRUSTED_PROXY, forwardVisitor } from './forward-visitor';
import { type ConnectionLimits, guardedServer } from './guarded-server';
import { HandedViews } from './handed-views';
import { refuseLargeBody } from './large-body';
import type { LastRevision } from './last-revision';
import { LiveSite } from './live-site';
import { PageMetrics } from './page-metrics';
import { Overrides } from './overrides';
import { type Pace, bucketPace, folderPace } from './pace';
import { PageAnswers } from './page-answers';
import { TRANSPORT_SECURITY, securityHeaders } from './security-headers';
import { previewRoutes } from './preview';
import { SecurityText } from './security-text';
import { SPECULATION_RULES, SPECULATION_TYPE, speculationRules } from './speculation-rules';
import { FileSender } from './send-file';
import { SiteNames } from './site-names';
import { decisionRoute } from './pass-decision';
import { type FormReports, VerifiedFiles } from './verified-files';
import { ViewTokens } from './view-tokens';
import { answerWithoutBackend } from './without-backend';

/** Calls that may be under way at once. */
const MOST_CALLS = 16_384;
/** Alarms that say nothing of the bytes in the store. */
const notOfBytes: ReadonlySet<string> = new Set(['store', 'data age', 'data pages', 'origin', 'environment']);
/** Asked by whoever watches the servers, by any name or address of theirs. */
const HEALTH = '/healthz';

export interface ServerOptions {
  store: Store;
  /** Copies that this machine holds of a bucket; absent or null: the store is a folder. */
  cache?: CachedStorage | null;
  basePath: string;
  /** The revision that this machine served last; absent: nothing is remembered. */
  last?: LastRevision | null;
  /** Names that the site has beside this machine's own, as in an address. */
  hosts?: readonly string[];
  /** Says what is wrong where this server was told of another address than its pages are composed for. */
  addressProblem?: (composed: Addresses) => string | null;
  /** Address at which `/api` is answered; absent where there is no backend. */
  backend?: string;
  /** The composer of pages with public data that nobody asked for yet; absent where there is none. */
  composer?: DataPagesOptions['composer'];
  /** Whether visitors may get remotes from their own machine (`allowOverrides`). */
  allowOverrides?: boolean;
  metrics?: Metrics | undefined;
  /** Whether requests are traced. */
  traced?: boolean;
  log?: boolean;
  limits?: Partial<ConnectionLimits>;
}

/** Serves the store: pages at their own paths, assets, the pointer; `/api` comes from the backend. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { basePath, hosts = [], backend, allowOverrides = false, log = true, limits, cache } = options;
  const metrics = options.metrics && new PageMetrics(options.metrics);
  const alarms = new Alarms(
    (sentence, cause) => app.log.error(cause === undefined ? {} : { err: cause }, sentence),
    (kind, cause) => {
      if (!notOfBytes.has(kind) && !(cause instanceof StorageError)) cache?.doubt();
    },
  );
  const names = new SiteNames(hosts);
  const asked = new AskedAddress(alarms, names, options.addressProblem);
  const security = new SecurityText(alarms);
  const composedFor = (config: SiteConfig) => {
    asked.composedFor(config);
    security.composedFor(config);
  };
  const handed = options.composer && new HandedViews(options.composer);
  const answers = pageAnswers(options, { alarms, composedFor, security, metrics, handed });
  const app = fastify({
    logger: log ? { level: 'warn', serializers: { err: (error: unknown) => describeError(error) } } : false,
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable(basePath),
    serverFactory: (handle) => guardedServer(handle, limits),
    trustProxy: TRUSTED_PROXY,
    // A request target that is no address passes no hook.
    frameworkErrors: (_error, request, reply) => {
      secure(request, reply);
      answers.refuse(request, reply, 400);
    },
  });

  handed?.keep(app);
  if (options.traced) traceRequests(app, { from: 'nobody' });
  metrics?.count(app, alarms);
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
    asked.count(request);
    // Of two names, what stands in front may have gone by the other one (RFC 9112, section 3.2).
    if ((request.raw.headersDistinct['host'] ?? []).length > 1) return answers.refuse(request, reply, 400);
    const asksHealth = request.url.split('?', 1)[0] === HEALTH;
    if (!asksHealth && !names.has(request)) return answers.refuse(request, reply, 421);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return answers.refuse(request, reply, 400);
    request.log.error({ err: error }, 'failed');
    return answers.refuse(request, reply, 500);
  });
  if (backend) {
    for (const below of ['api', 'desk']) {
      await app.register(proxy, {
        upstream: backend,
        prefix: `${basePath}${below}`,
        rewritePrefix: `/${below}`,
        preHandler: refuseLargeBody,
        // Bodies that drip hold a connection each: they must not use up those of everybody else.
        http: { requestOptions: { timeout: 30_000 }, agentOptions: { maxSockets: MOST_CALLS, maxFreeSockets: 256 } },
        replyOptions: {
          rewriteRequestHeaders: forwardVisitor,
          // A call that changes nothing is sent once more where its connection was closed: a kept one may end as it is used. A busy
          // backend that answers 503 is not asked again: the visitor is told to come again instead.
          retriesCount: 1,
          onError: (reply, { error }) => {
            app.log.warn({ err: error }, 'the backend does not answer');
            answerWithoutBackend(reply as FastifyReply);
          },
        },
      });
    }
  }
  app.get('/.well-known/security.txt', (request, reply) => answers.security(request, reply));
  app.get(HEALTH, (request, reply) => answers.health(request, reply));
  const rules = speculationRules(basePath);
  app.get(`${basePath}${SPECULATION_RULES}`, (_request, reply) =>
    reply.type(SPECULATION_TYPE).header('cache-control', 'public, max-age=86400').send(rules),
  );
  app.get(`${basePath}composition.json`, (request, reply) => answers.pointer(request, reply));
  if (allowOverrides) {
    const small = { bodyLimit: 8192 };
    app.post(`${basePath}overrides.json`, small, (request, reply) => answers.override(request, reply));
  }
  previewRoutes(app, { basePath, composer: options.composer, answers });
  decisionRoute(app, { basePath, composer: options.composer, answers });
  app.get(`${basePath}assets/:name/:file`, (request, reply) => answers.asset(request, reply));
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answers.page(request, reply)
      : answers.refuse(request, reply, 405),
  );
  return app;
}

/** The answers, over the files of the store; what is wrong with those is an alarm, not a visitor's answer. */
function pageAnswers(
  { store, cache = null, basePath, composer, allowOverrides = false, last = null }: ServerOptions,
  {
    alarms,
    composedFor,
    security,
    metrics,
    handed,
  }: {
    alarms: Alarms;
    composedFor: (config: SiteConfig) => void;
    security: SecurityText;
    metrics: PageMetrics | undefined;
    handed: HandedViews | undefined;
  },
): PageAnswers {
  const { storage } = store;
  const reports = (sentence: 'otherBytes' | 'unreadable'): FormReports => ({
    damaged: (key, cause) =>
      alarms.raise(
        key,
        cause instanceof ReleaseError ? alarmSentences.damaged(key, cause.message) : alarmSentences[sentence](key),
        cause,
      ),
    whole: (key) => alarms.clear(key),
  });
  const files = new VerifiedFiles(storage, reports('otherBytes'));
  const assets = new AssetIndex(store, reports('unreadable'));
  const pace: Pace = cache ? bucketPace : folderPace;
  const heldAlone = cache ? (work: () => Promise<void>) => cache.heldAlone(work) : undefined;
  const data = new DataPages({ store, alarms, composer, pace, heldAlone });
  const verified = (sha256: string, body: Buffer) => files.keep(sha256, body);
  const followed = (since: string) => metrics?.followed(since);
  const site = new LiveSite({ store, data, alarms, composedFor, assets, last, verified, pace, heldAlone, followed });
  const sender = new FileSender(new BodiesUnderWay());
  const overrides = allowOverrides ? new Overrides(store, basePath) : undefined;
  const views = handed && composer && new ViewTokens(composer.serviceKey, handed);
  const lost = (name: string, file: string) => {
    for (const one of site.naming(name, file)) handed?.lose(one, Date.now());
  };
  return new PageAnswers({ site, views, lost, data, files, assets, sender, alarms, basePath, security, overrides });
}

function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  // A browser takes it over https alone; the proxy in front says which it was.
  if (request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
}
