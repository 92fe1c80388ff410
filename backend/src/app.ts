import type { Writable } from 'node:stream';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { traceRequests } from '@shared/observability/traces';
import { type Metrics, countRequests } from '@shared/observability/metrics';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import type { BackendConfig } from './config/backend-config';
import type { Counters } from './counters/counters';
import { limitStore } from './counters/limit-store';
import { MemoryCounters } from './counters/memory-counters';
import type { Database } from './database/database';
import { databasePlugin } from './database/plugin';
import { type Repositories, repositories } from './domains/repositories';
import { type RouteParts, registerRoutes } from './domains/routes';
import { answerBrokenRequest } from './http/answer-broken-request';
import { authenticate } from './http/authenticate';
import { compressAnswers } from './http/compress-answers';
import { handleErrors, answerError } from './http/error-handler';
import { exempt, limitAddress } from './http/limit-requests';
import { fromService } from './http/service-key';
import { logRequests, loggerOptions } from './http/logging';
import { readJson } from './http/read-json';
import { requestId } from './http/request-id';
import { secureHeaders } from './http/secure-headers';
import { validateWithContract } from './http/validate-with-contract';

/** Parts that the application needs, opened and closed by whoever builds it. */
export interface AppParts extends RouteParts {
  database: Database;
  /** Counters for rate limits; this process alone unless given. */
  counters?: Counters;
  /** Counts requests; absent: nobody does. */
  metrics?: Metrics | undefined;
  /** Destination of the log; standard output unless given. */
  log?: Writable;
}

/** Bytes of the largest JSON body. */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds that a request may take to arrive. */
const REQUEST_TIMEOUT = 300_000;

declare module 'fastify' {
  interface FastifyInstance extends Repositories {
    counters: Counters;
  }
}

/** Builds the application; `server.ts` listens. */
export async function buildApp(config: BackendConfig, parts: AppParts): Promise<FastifyInstance> {
  const { counters = new MemoryCounters() } = parts;
  const app = fastify({
    logger: loggerOptions(config.logLevel, parts.log),
    // `logRequests` writes one line a request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // A stop waits for what is under way, not for browsers that keep connections open.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A broken address is answered like every error.
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  handleErrors(app);
  validateWithContract(app);
  readJson(app);
  logRequests(app);
  if (config.collector !== undefined) traceRequests(app, { from: 'services' });
  if (parts.metrics) countRequests(app, parts.metrics, 'none');
  secureHeaders(app);
  compressAnswers(app);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    exposedHeaders: ['retry-after', 'token-ended'],
    maxAge: 600,
  });
  await app.register(rateLimit, { global: false, store: limitStore(counters) });
  app.decorate('counters', counters);
  app.addHook('onClose', () => counters.close());
  app.addHook(
    'onRequest',
    exempt(fromService(config.serviceKey), limitAddress(app, 'address', config.rateLimit.address)),
  );
  await app.register(multipart);
  await app.register(databasePlugin, { database: parts.database });
  await app.register(repositories);
  await app.register(authenticate, { requestsPerMinute: config.rateLimit.user });
  await registerRoutes(app, config, parts);
  return app;
}
