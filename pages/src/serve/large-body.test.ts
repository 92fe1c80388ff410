import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { type FastifyInstance, fastify } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

const MB = 1024 * 1024;
const reached: string[] = [];
let backend: FastifyInstance;
let server: FastifyInstance;

beforeAll(async () => {
  backend = fastify();
  backend.get('/api/call', ({ url }) => {
    reached.push(url);
    return { code: 200 };
  });
  backend.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });
  backend.post('/api/ext/v1/desk/files/part', async ({ body }) => {
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
    return { bytes };
  });
  backend.post('/api/ext/v1/desk/site-content/draft', { bodyLimit: MB }, ({ body }) => ({
    bytes: String(body).length,
  }));
  const upstream = await backend.listen({ host: '127.0.0.1', port: 0 });
  server = await buildServer({
    store: (await openFolder(tmpdir())).store,
    basePath: '/',
    backend: upstream,
    log: false,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

/** Says how long its body is, and sends nothing of it. */
async function announce(
  method: string,
  path: string,
  length: number,
): Promise<{ status: number | undefined; answer: unknown }> {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-length': length, 'content-type': 'application/json' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve);
    asked.on('error', reject).flushHeaders();
  });
  const answer = await json(response);
  response.socket.destroy();
  return { status: response.statusCode, answer };
}

test.each([
  ['/api/call', 65 * 1024, 'body-too-large', '提交的内容太长，请缩短后再试'],
  ['/api/eco/v1/file/upload', 12 * MB, 'file-too-large', '文件不能超过 10 MB'],
  ['/api/ext/v1/desk/files/part?id=a&offset=0', 6 * MB, 'body-too-large', '提交的内容太长，请缩短后再试'],
  ['/api/ext/v1/desk/site-content/draft', 257 * 1024, 'body-too-large', '提交的内容太长，请缩短后再试'],
  ['/api/call?/api/ext/v1/desk/files/part', 65 * 1024, 'body-too-large', '提交的内容太长，请缩短后再试'],
])('a body that is too large for %s is refused before a byte of it is read', async (path, length, reason, msg) => {
  expect(await announce('POST', path, length)).toEqual({ status: 413, answer: { code: 413, data: { reason }, msg } });
  expect(reached).toEqual([]);
});

test('calls go on to the backend', async () => {
  expect(await announce('GET', '/api/call', 0)).toEqual({ status: 200, answer: { code: 200 } });
  expect(reached).toEqual(['/api/call']);
});

test('a part of a file goes on to the backend', async () => {
  const { port } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/ext/v1/desk/files/part?id=a&offset=0`;
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: Buffer.alloc(4 * MB, 7) });
  expect(await response.json()).toEqual({ bytes: 4 * MB });
});

test('an entry of the site’s pages goes on to the backend', async () => {
  const { port } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/ext/v1/desk/site-content/draft`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'x'.repeat(200 * 1024),
  });
  expect(await response.json()).toEqual({ bytes: 200 * 1024 });
});
