import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listenLocally } from '@shared/testing/listen-locally';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

test('a request is one trace over both servers, without addresses and without what visitors say of it', async () => {
  const sent: SentSpan[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.end('{}');
    });
  });
  const { port, close } = await listenLocally(collector, () => collector.closeAllConnections());
  const own = '4bf92f3577b34da6a3ce929d0e0e4736';
  // The exporter imports as it goes, which jest lets nobody do.
  const program = path.join(import.meta.dirname, 'testing/traced-request-main.ts');
  const words = ['--import', 'tsx', program, `http://127.0.0.1:${port}`, own];
  await promisify(execFile)(process.execPath, words, { timeout: 60_000 });
  await close();

  const [page, call, sql] = ['GET /page/:id', 'GET /questions/:id', 'sql'].map((name) =>
    sent.find((span) => span.name === name),
  );
  expect(sent).toHaveLength(3);
  expect(page?.parentSpanId).toBeUndefined();
  expect(call?.parentSpanId).toBe(page?.spanId);
  expect(sql?.parentSpanId).toBe(call?.spanId);
  expect(new Set(sent.map(({ traceId }) => traceId)).size).toBe(1);
  expect(page?.traceId).not.toBe(own);
  expect([page, call, sql].map((span) => span?.status.code)).toEqual([2, 2, 2]);
  expect(JSON.stringify(sent)).not.toContain('secret-7');
});
