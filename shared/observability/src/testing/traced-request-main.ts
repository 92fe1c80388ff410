import process from 'node:process';
import fastify from 'fastify';
import { startTraces, traceHeaders, traceRequests, traced } from '../traces';

/** Answers one request by two servers, and sends its spans to the collector that is given: `traced-request-main.ts <collector> <trace>`. */
const [collector, own] = process.argv.slice(2);
const tracing = await startTraces('test', collector);
const backend = fastify();
traceRequests(backend, { from: 'services' });
backend.get('/questions/:id', () => traced('sql', {}, () => Promise.reject(new Error('no such table'))));
const origin = await backend.listen({ port: 0, host: '127.0.0.1' });
const pages = fastify();
traceRequests(pages, { from: 'nobody' });
pages.get('/page/:id', async (_request, reply) => {
  const { status } = await fetch(`${origin}/questions/secret-7`, { headers: traceHeaders() });
  return reply.code(status).send();
});
const site = await pages.listen({ port: 0, host: '127.0.0.1' });
await fetch(`${site}/page/secret-7`, { headers: { traceparent: `00-${own}-00f067aa0ba902b7-01` } });
await Promise.all([pages.close(), backend.close()]);
await tracing?.flush();
process.exit();
