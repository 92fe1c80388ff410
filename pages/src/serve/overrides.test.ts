import type { FastifyInstance } from 'fastify';
import { withdraw } from '../../../release/src/promote/withdraw';
import type { Fixture } from '../../../release/src/testing/fixture';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { allowOverrides } from './overrides';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const cookieOf = (wanted: object) => `overrides=${encodeURIComponent(JSON.stringify(wanted))}`;

describe('overrides', () => {
  let fixture: Fixture;
  let server: FastifyInstance;
  let origin: string;
  const serve = async (allowed: boolean) => {
    server = await buildServer({ store: fixture.store, basePath: '/', allowOverrides: allowed, log: false });
    origin = await server.listen({ port: 0, host: '127.0.0.1' });
  };
  beforeAll(async () => {
    fixture = await makeTwoPages();
    await fixture.publishRemote(name, '1.1.0');
    await serve(true);
  });
  afterAll(async () => {
    await server.close();
    await fixture.remove();
  });

  const ask = (wanted: object) =>
    fetch(`${origin}/overrides.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
  const page = (cookie = '') => fetch(`${origin}/${name}/`, { headers: { cookie } });
  const cacheControl = async (cookie: string) => (await page(cookie)).headers.get('cache-control');

  it.each([
    ['an address on this machine', 'http://localhost:8081/'],
    ['the entry beside the build', 'http://127.0.0.1:8081/remote-entry.js'],
    ['a version of the store', '1.1.0'],
    ['the entry of a version', '/assets/remote-download/entry.312e312e30.js'],
  ])('take %s, and keep it in a cookie', async (_what, given) => {
    const answer = await ask({ [name]: given });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain(
      `${cookieOf({ [name]: given })}; Path=/; SameSite=Lax; HttpOnly`,
    );
  });

  it.each([
    ['another origin', { [name]: 'https://evil.example/' }, '只能换成'],
    ['a name that looks like this machine', { [name]: 'http://localhost.evil.example:80/' }, '只能换成'],
    ['a user at this machine', { [name]: 'http://me:secret@localhost:8081/' }, '只能换成'],
    ['an address without a port', { [name]: 'http://localhost/' }, '只能换成'],
    ['a file', { [name]: 'file:///etc/passwd' }, '只能换成'],
    ['something else than text', { [name]: 1 }, '要写成地址或版本'],
    ['a version that is not in the store', { [name]: '9.9.9' }, `商店里没有可用的 ${name}@9.9.9`],
    ['a remote that is not live', { 'remote-nothing': '1.1.0' }, '没有名为 remote-nothing 的 remote'],
    ['the host', { host: '1.0.0' }, '没有名为 host 的 remote'],
    ['a list', ['1.0.0'], '替换要写成'],
  ])('refuse %s in one sentence, and leave its answers as they are', async (_what, wanted, sentence) => {
    const answer = await ask(wanted);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
    expect(((await answer.json()) as { sentence: string }).sentence).toContain(sentence);
    const [forged, plain] = [await page(cookieOf(wanted)), await page()];
    expect([forged.headers.get('etag'), await forged.text()]).toEqual([plain.headers.get('etag'), await plain.text()]);
  });

  it('end with an empty wish', async () => {
    expect((await ask({})).headers.get('set-cookie')).toBe('overrides=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly');
  });

  it('are in no page that a browser fetches ahead', async () => {
    const rulesOf = async (cookie?: string) => (await page(cookie)).headers.get('speculation-rules');
    expect([await rulesOf(), await rulesOf(cookieOf({ [name]: '1.1.0' }))]).toEqual([expect.any(String), null]);
  });

  it('are kept by no cache, and forget a release that is withdrawn', async () => {
    const cookie = cookieOf({ [name]: '1.1.0' });
    expect(await cacheControl(cookie)).toBe('no-store');
    await withdraw({ store: fixture.store, by: 'test', name, version: '1.1.0' });
    expect(await cacheControl(cookie)).toBe('no-cache');
    expect((await ask({ [name]: '1.1.0' })).status).toBe(400);
  });

  it('do nothing where the site allows none', async () => {
    await server.close();
    await serve(false);
    expect((await ask({ [name]: 'http://localhost:8081/' })).status).toBe(405);
    expect(await cacheControl(cookieOf({ [name]: 'http://localhost:8081/' }))).toBe('no-cache');
  });

  it('open the policy of a page for just their origin', () => {
    const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
    const before = policy(
      "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'; font-src 'none'; trusted-types site",
    );
    const machine = { folder: 'http://localhost:8081/a/', origin: 'http://localhost:8081' };
    const html = allowOverrides(before, [{ name, given: '</script>', machine, reference: null }]);
    expect(html).toContain(
      policy(
        "default-src 'none'; script-src 'self' 'sha256-x' http://localhost:8081; connect-src 'self' http://localhost:8081; font-src 'none'; trusted-types site overrides",
      ),
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
