import { type Server, createServer } from 'node:http';
import { isLoopback } from '@shared/contract/config';
import type { FastifyInstance } from 'fastify';
import {
  Histogram,
  type OpenMetricsContentType,
  Registry,
  collectDefaultMetrics,
  openMetricsContentType,
} from 'prom-client';
import type { MetricsPlace } from './place';
import { sameSecret } from './same-secret';

export type Metrics = Registry<OpenMetricsContentType>;

export function newMetrics(): Metrics {
  const metrics: Metrics = new Registry();
  metrics.setContentType(openMetricsContentType);
  return metrics;
}

/**
 * Counts requests and how long they took, by the pattern of their route: an address would be a series for each that anybody thinks of.
 *
 * @param unrouted the name of all that has no route
 */
export function countRequests(app: FastifyInstance, metrics: Metrics, unrouted: string): void {
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Requests by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', ({ method, routeOptions: { url: route = unrouted } }, reply, done) => {
    requests.observe({ route, method, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * Serves `/metrics`, with what Node tells of itself; it keeps no process from ending.
 *
 * @param refresh brings figures up to date that are not counted as things happen
 */
export async function serveMetrics(
  { port, host, token }: MetricsPlace,
  metrics: Metrics,
  refresh: () => Promise<void> = () => Promise.resolve(),
): Promise<Server> {
  if (token === undefined && !isLoopback(host))
    throw new Error(`METRICS_HOST=${host} can be reached from elsewhere: set METRICS_TOKEN`);
  collectDefaultMetrics({ register: metrics });
  const mayRead = token === undefined ? () => true : sameSecret(`Bearer ${token}`);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    if (!mayRead(request.headers.authorization)) return void response.writeHead(401).end();
    refresh()
      .then(() => metrics.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server.unref();
}
