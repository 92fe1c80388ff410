import type { FastifyInstance } from 'fastify';
import { ask } from '../../../release/src/testing/ask';
import { promote } from '../../../release/src/promote/promote';
import type { Fixture } from '../../../release/src/testing/fixture';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { composerServer } from '../data/composer-server';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-community';
const serviceKey = 's'.repeat(40);

describe('a page of a channel in a frame', () => {
  let fixture: Fixture;
  let composer: FastifyInstance;
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    await fixture.publishRemote(name, '1.1.0');
    await promote({ store: fixture.store, by: 'test', releases: { [name]: '1.1.0' }, canary: 1 });
    const missing = () => Promise.resolve('missing' as const);
    composer = composerServer({ isWhole: true, want: missing, preview: () => Promise.resolve(null) }, serviceKey);
    const origin = await composer.listen({ host: '127.0.0.1', port: 0 });
    server = await buildServer({ store: fixture.store, basePath: '/', log: false, composer: { origin, serviceKey } });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await server.close();
    await composer.close();
    await fixture.remove();
  });
  const get = (path: string, from = '10.0.0.1') => ask(port, path, { 'x-forwarded-for': from });

  test.each([
    ['stable', '1.0.0'],
    [name, '1.1.0'],
    ['canary', '1.1.0'],
  ])(
    'is what visitors of %s get, where nothing runs, for this site alone, and nobody is counted',
    async (channel, version) => {
      const { status, headers, body } = await get(`/preview/${channel}/${name}/`);
      expect([status, body]).toEqual([200, expect.stringContaining(`${name} ${version}<`)]);
      expect(headers['content-security-policy']).toBe(
        "frame-ancestors 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
      );
      expect(headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect([headers['set-cookie'], headers['server-timing']]).toEqual([undefined, undefined]);
    },
  );

  test('leaves the page itself to no frame', async () => {
    const { headers } = await get(`/${name}/?channel=stable`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    ['a page that the channel does not have', `/preview/stable/nowhere/`, '这里没有这个页面'],
    ['what is no page', '/preview/stable/sitemap.xml', '这里没有这个页面'],
    ['a package without a canary', '/preview/remote-download/remote-download/', ''],
    ['a name that every object has', `/preview/constructor/${name}/`, ''],
    ['a folder above', `/preview/stable/..%2f..%2f${name}/`, ''],
  ])('is none of %s', async (_what, path, words) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([404, expect.stringContaining(words)]);
  });

  test('is given so many times a minute to one network', async () => {
    const from = '10.0.0.2';
    const asked = await Promise.all(Array.from({ length: 121 }, () => get('/preview/stable/nowhere/', from)));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await get(`/preview/stable/${name}/`)).status).toBe(200);
  });
});
