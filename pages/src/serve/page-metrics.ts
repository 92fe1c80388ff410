import { type Metrics, countRequests } from '@shared/observability/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Alarms } from './alarms';

/** Alarms while which pages are older than they could be. */
const older = ['store', 'revision', 'data', 'data age'];

export class PageMetrics {
  readonly #following: Histogram;

  constructor(private readonly metrics: Metrics) {
    this.#following = new Histogram({
      name: 'site_release_live_seconds',
      help: 'Time from a decision to its being served here',
      buckets: [1, 2, 5, 15, 60, 300],
      registers: [metrics],
    });
  }

  count(app: FastifyInstance, alarms: Alarms): void {
    const registers = [this.metrics];
    const answers = new Counter({
      name: 'site_page_answers_total',
      help: 'Answers at addresses of pages, by status and by what they were',
      labelNames: ['status', 'state'],
      registers,
    });
    new Gauge({
      name: 'site_alarms',
      help: 'Alarms of /healthz',
      registers,
      collect() {
        this.set(alarms.list.length);
      },
    });
    countRequests(app, this.metrics, 'page');
    app.addHook('onResponse', ({ routeOptions }, { statusCode: status }, done) => {
      const isOlder = older.some((kind) => alarms.has(kind));
      if (routeOptions.url === undefined) answers.inc({ status, state: stateOf(status, isOlder) });
      done();
    });
  }

  followed(decidedAt: string): void {
    this.#following.observe(Math.max(0, Date.now() - Date.parse(decidedAt)) / 1000);
  }
}

function stateOf(status: number, isOlder: boolean): string {
  if (status === 404 || status === 410) return 'missing';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return isOlder ? 'stale' : 'live';
}
