import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { type FastifyInstance, fastify } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

let backend: FastifyInstance;
let server: FastifyInstance;
/** Address that the next request seems to come from: tests have no other machine. */
let peer: string;

const hosts = ['site.example', 'site.example:8080', 'www.site.example'];

beforeAll(async () => {
  backend = fastify({ trustProxy: 'loopback' });
  backend.get('/api/who', ({ ip, protocol, host, headers }) => ({
    ip,
    protocol,
    host,
    forwarded: headers.forwarded,
    baggage: headers['baggage'],
    tracestate: headers['tracestate'],
  }));
  const upstream = await backend.listen({ host: '127.0.0.1', port: 0 });
  const store = (await openFolder(tmpdir())).store;
  server = await buildServer({ store, basePath: '/', hosts, backend: upstream, log: false });
  server.server.prependListener('request', ({ socket }: IncomingMessage) => {
    Object.defineProperty(socket, 'remoteAddress', { value: peer });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const claims = {
  host: 'site.example',
  forwarded: 'for=198.51.100.1',
  tracestate: 'visitor=1',
  baggage: 'userId=alice',
  'x-forwarded-for': '198.51.100.1, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.site.example',
};

async function who(from: string, headers: Record<string, string>): Promise<unknown> {
  peer = from;
  const { port } = server.server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/who', headers, agent: false }, resolve).on('error', reject).end();
  });
  return JSON.parse(await text(response)) as unknown;
}

test('the backend sees the visitor’s own address and the host that was asked', async () => {
  const asked = await who('203.0.113.7', { host: 'site.example:8080' });
  expect(asked).toEqual({ ip: '203.0.113.7', protocol: 'http', host: 'site.example:8080' });
});

test('a visitor from elsewhere cannot say who they are', async () => {
  expect(await who('203.0.113.7', claims)).toEqual({ ip: '203.0.113.7', protocol: 'http', host: 'site.example' });
});

test('a proxy on this machine is believed, as far as the last address it saw itself', async () => {
  expect(await who('127.0.0.1', claims)).toEqual({ ip: '203.0.113.9', protocol: 'https', host: 'www.site.example' });
});
