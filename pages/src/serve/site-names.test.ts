import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { ask as get } from '../../../release/src/testing/ask';
import { buildServer } from './server';
import { SiteNames } from './site-names';

const names = new SiteNames(['www.Example.com', 'inside:8080', '[fd00::1]:81']);
const ask = (host: string | undefined, forwarded = host ?? '') => names.has({ headers: { host }, host: forwarded });

test.each(['www.example.com', 'WWW.EXAMPLE.COM', 'www.example.com:443', 'inside:8080', '[fd00::1]:81'])(
  '%s is a name that the site was given',
  (host) => {
    expect(ask(host)).toBe(true);
  },
);

test.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:8080', '[::1]'])('%s is this machine', (host) => {
  expect(ask(host)).toBe(true);
});

test.each([
  'evil.example',
  'www.example.com.evil.example',
  'www.example.com:8443',
  'inside',
  'localhost.evil.example',
  'localhost:evil',
  'user@www.example.com',
  '',
  undefined,
])('%s is no name of the site', (host) => {
  expect(ask(host)).toBe(false);
});

test('a name that a proxy in front passes on is held against the names, too', () => {
  expect(ask('inside:8080', 'www.example.com')).toBe(true);
  expect(ask('inside:8080', 'evil.example')).toBe(false);
});

describe('the server', () => {
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    server = await buildServer({
      store: (await openFolder(tmpdir())).store,
      basePath: '/',
      hosts: ['www.example.com'],
      log: false,
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => server.close());

  it('answers another site’s name with a page that says so, and leads nowhere', async () => {
    const { status, headers, body } = await get(port, '/', { host: 'evil.example' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      421,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<h1>这里不是这个网站</h1>');
    expect(body).not.toMatch(/evil|href/);
    expect((await get(port, '/', { 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  });

  it('refuses a request that gives two names', async () => {
    expect((await get(port, '/healthz', ['host', 'www.example.com', 'host', 'www.example.com'])).status).toBe(400);
  });

  it('answers its own names, and whoever asks for its health', async () => {
    expect((await get(port, '/', { host: 'www.example.com' })).status).toBe(503);
    expect((await get(port, '/healthz', { host: '10.0.0.5:8080' })).status).toBe(503);
  });
});
