import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { httpRequest } from '@shared/testing/http-request';
import { compressAnswers } from './compress-answers';
import { secureHeaders } from './secure-headers';

const list = { items: Array.from({ length: 200 }, (_, id) => ({ id, title: '订单对不上的一天' })) };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify();
  secureHeaders(app);
  compressAnswers(app);
  app.get('/list', () => list);
  app.post('/list', () => list);
  app.get('/short', () => ({ items: [] }));
  app.get('/missing', (_request, reply) => reply.code(404).send(list));
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(JSON.stringify(list)));
  app.get('/drawing.svg', (_request, reply) => reply.type('image/svg+xml').send(JSON.stringify(list)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const everything = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const encodingOf = async (url: string, headers: Record<string, string> = everything, method = 'GET') =>
  (await httpRequest(port, { url, headers, method })).headers['content-encoding'];

describe('an answer', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  ])('for a guest is sent as %s to who takes "%s"', async (encoding, taken, decompress) => {
    const { headers, rawPayload } = await httpRequest(port, { url: '/list', headers: { 'accept-encoding': taken } });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: 'authorization, accept-encoding',
    });
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(list);
    expect(rawPayload.length).toBeLessThan(1000);
  });

  it('is sent as it is to who takes none', async () => {
    const { headers, body } = await httpRequest(port, { url: '/list', headers: { 'accept-encoding': 'zstd' } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'authorization, accept-encoding']);
    expect(JSON.parse(body)).toEqual(list);
  });

  it('is compressed where it is a drawing', async () => {
    expect(await encodingOf('/drawing.svg')).toBe('br');
  });

  it('for somebody who is signed in is never compressed', async () => {
    expect(await encodingOf('/list', { ...everything, authorization: 'Bearer somebody' })).toBeUndefined();
  });

  it.each([
    ['a short one', '/short', 'GET'],
    ['a refusal', '/missing', 'GET'],
    ['a page with a form', '/page', 'GET'],
    ['that of a write', '/list', 'POST'],
  ])('is not compressed where it is %s', async (_what, url, method) => {
    expect(await encodingOf(url, everything, method)).toBeUndefined();
  });
});
