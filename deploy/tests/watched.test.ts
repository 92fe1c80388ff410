import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newMetrics, serveMetrics } from '@shared/observability/metrics';
import { BackendProcess } from '@shared/testing/backend-process';
import { freePort } from '@shared/testing/postgres-server';
import { root } from '@shared/testing/root';
import { parse } from 'yaml';
import { z } from 'zod';
import { ComposerMetrics } from '../../pages/src/data/composer-metrics';
import { composerServer } from '../../pages/src/data/composer-server';
import { DataComposer } from '../../pages/src/data/data-composer';
import { PublicData } from '../../pages/src/data/public-data';
import { buildServer } from '../../pages/src/serve/server';
import { SERVICE_KEY } from '../../release/src/testing/data-backend';
import { type DataSite, makeDataSite } from '../../release/src/testing/data-site';

jest.setTimeout(300_000);

const KEY = 'a-token-of-thirty-two-characters.';
const [pageMetrics, composeMetrics] = [newMetrics(), newMetrics()];
const ends: (() => Promise<unknown>)[] = [];
let pages: string;
let site: DataSite;
let backend: BackendProcess;
let backendMetrics: string;
/** The composer's `/metrics`, for who has the token. */
let composed: string;

const origin = (server: { address: () => unknown }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const textOf = async (address: string, headers = {}) => (await fetch(address, { headers })).text();

beforeAll(async () => {
  const port = await freePort();
  backendMetrics = `http://127.0.0.1:${port}/metrics`;
  const folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  backend = await BackendProcess.start({
    DATA_DIR: folder,
    METRICS_PORT: String(port),
    RATE_LIMIT_ADDRESS: '9999',
    SNAPSHOT_DIR: path.join(tmpdir(), 'backend-test-snapshots'),
  });
  ends.push(
    () => backend.end('SIGTERM'),
    () => rm(folder, { recursive: true }),
  );
  site = await makeDataSite();
  const figures = new ComposerMetrics(composeMetrics);
  const data = new PublicData(site.origin, SERVICE_KEY);
  const { store } = site.fixture;
  const composer = new DataComposer({ store, data, say: () => undefined, figures });
  const wishes = composerServer(composer, SERVICE_KEY, { metrics: composeMetrics });
  const server = await buildServer({ store, basePath: '/', log: false, metrics: pageMetrics });
  pages = await server.listen({ host: '127.0.0.1', port: 0 });
  const watched = await serveMetrics({ port: 0, host: '127.0.0.1', token: undefined }, pageMetrics);
  const guarded = await serveMetrics({ port: 0, host: '0.0.0.0', token: KEY }, composeMetrics);
  composed = `${origin(guarded)}/metrics`;
  await composer.step();
  ends.push(
    () => server.close(),
    () => wishes.close(),
    () => composer.reset(),
    () => site.close(),
    async () => {
      watched.close();
      guarded.close();
      await Promise.resolve();
    },
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** The series of a server: a line for each, without its value. */
const seriesOf = (text: string) => text.split('\n').flatMap((line) => /^\w+(?:\{.*\})?(?= )/.exec(line)?.[0] ?? []);

describe('/metrics', () => {
  it('counts by pattern: a thousand addresses that nobody thought of add no series', async () => {
    const ask = async (from: number) => {
      for (let at = from; at < from + 500; at += 1) {
        await textOf(`${pages}/nowhere-${at}?word=${at}`);
        await backend.request({ url: `/api/nowhere-${at}?word=${at}` });
      }
    };
    // Which kinds of garbage were collected by then is chance: there are four, whatever is asked for.
    const series = async () =>
      seriesOf((await pageMetrics.metrics()) + (await textOf(backendMetrics)))
        .filter((one) => !one.startsWith('nodejs_gc_'))
        .sort();
    await ask(0);
    const before = await series();
    await ask(500);
    expect(await series()).toEqual(before);
    const text = await pageMetrics.metrics();
    expect(text).toContain('site_page_answers_total{status="404",state="missing"} 1000');
    expect(text).toContain('site_request_duration_seconds_count{route="page",method="GET",status="4xx"} 1000');
  });

  it('is at a port of its own alone, where others than this machine reach it for who has the token, as OpenMetrics', async () => {
    expect((await fetch(`${pages}/metrics`)).status).toBe(404);
    for (const url of ['/metrics', '/api/metrics', '/internal/metrics'])
      expect((await backend.request({ url })).statusCode).toBe(404);
    for (const authorization of ['', KEY, `Bearer ${KEY}x`])
      expect((await fetch(composed, { headers: { authorization } })).status).toBe(401);
    const response = await fetch(composed, { headers: { authorization: `Bearer ${KEY}` } });
    expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    expect(await response.text()).toMatch(/site_composition_timestamp_seconds 1\d{9}[\s\S]*# EOF\n$/);
    const open = { port: 0, host: '0.0.0.0', token: undefined };
    await expect(serveMetrics(open, newMetrics())).rejects.toThrow('METRICS_TOKEN');
  });
});

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.union([
          z.strictObject({ record: z.string().regex(/^site:\w+:\w+$/), expr: z.string() }),
          z.strictObject({
            alert: z.string().regex(/^[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[mh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string() }),
          }),
        ]),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

/** The metrics that an expression reads: its words, without those of matchers, ranges and groups, functions and operators. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])[a-z_][\w:]*\b(?!\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => word !== 'and');
}

describe('the dashboard and the alerts', () => {
  it('read what the three servers give, and nothing else', async () => {
    const read = (file: string) => readFile(path.join(root, 'deploy', file), 'utf8');
    const { groups } = rulesSchema.parse(parse(await read('prometheus/alerts.yml')));
    const { panels } = dashboardSchema.parse(JSON.parse(await read('grafana/site.json')));
    const rules = groups.flatMap((group) => group.rules);
    const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => metricsIn(expr));
    expect(asked.length).toBeGreaterThan(50);
    const texts = [await pageMetrics.metrics(), await composeMetrics.metrics(), await textOf(backendMetrics)];
    const given = texts.flatMap((text) =>
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : type === 'counter' ? [`${name}_total`] : [name],
      ),
    );
    const known = new Set(['up', ...given, ...rules.flatMap((rule) => ('record' in rule ? [rule.record] : []))]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});
