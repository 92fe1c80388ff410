import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { errorEnvelopeSchema } from '@shared/contract/schemas';
import { fastify } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

async function ask(backend: string, init?: RequestInit): Promise<Response> {
  const { store } = await openFolder(tmpdir());
  const server = await buildServer({ store, basePath: '/', backend, log: false });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const response = await fetch(`${origin}/api/ext/v1/questions`, init);
    // The whole answer, before its server closes.
    return new Response(await response.text(), { status: response.status, headers: response.headers });
  } finally {
    await server.close();
  }
}

async function expectToRetry(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('content-type')).toContain('application/json');
  const envelope = errorEnvelopeSchema.parse(await response.json());
  expect(envelope).toMatchObject({ code: 503, msg: '服务正在重启，请稍后再试' });
}

test('a call is answered in the envelope while no backend listens', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  await expectToRetry(await ask(`http://127.0.0.1:${port}`));
  const body = JSON.stringify({ title: '题' });
  const headers = { 'content-type': 'application/json' };
  await expectToRetry(await ask(`http://127.0.0.1:${port}`, { method: 'POST', body, headers }));
});

test('a call whose connection the backend ends without an answer, too', async () => {
  const dying = createServer((socket) => {
    socket.once('data', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => dying.once('listening', resolve));
  const { port } = dying.address() as AddressInfo;
  await expectToRetry(await ask(`http://127.0.0.1:${port}`));
  await new Promise((resolve) => dying.close(resolve));
});

test.each([
  { method: 'GET', status: 200, times: 2 },
  { method: 'POST', status: 503, times: 1 },
])('a $method whose kept connection ends as it is used is sent $times times', async ({ method, status, times }) => {
  let asked = 0;
  const closing = createServer((socket) => {
    socket.once('data', () => {
      asked += 1;
      if (asked === 1) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => closing.once('listening', resolve));
  const { port } = closing.address() as AddressInfo;
  const response = await ask(`http://127.0.0.1:${port}`, { method });
  expect([response.status, asked]).toEqual([status, times]);
  await new Promise((resolve) => closing.close(resolve));
});

test('a backend’s refusal is passed on as it is', async () => {
  const backend = fastify();
  backend.get('/api/ext/v1/questions', (_request, reply) => reply.code(404).send({ code: 404 }));
  const upstream = await backend.listen({ host: '127.0.0.1', port: 0 });
  const response = await ask(upstream);
  expect([response.status, await response.json()]).toEqual([404, { code: 404 }]);
  await backend.close();
});

test('a backend that has too much to do is asked once, and its visitor told when to come again', async () => {
  let asked = 0;
  const backend = fastify();
  backend.get('/api/ext/v1/questions', (_request, reply) => {
    asked += 1;
    return reply.code(503).header('retry-after', '1').send({ code: 503 });
  });
  const response = await ask(await backend.listen({ host: '127.0.0.1', port: 0 }));
  expect([response.status, response.headers.get('retry-after'), asked]).toEqual([503, '1', 1]);
  await backend.close();
});
