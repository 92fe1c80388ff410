import { accessTokenByJumpToken, auditList, userInfoRich } from '@shared/contract/endpoints';
import { type LoginFault, LoginProvider } from '@shared/testing/login-provider';
import type { HttpResponse } from '@shared/testing/http-request';
import { Random } from '@shared/testing/random';
import type { BackendConfig } from '../../config/backend-config';
import type { ProviderConfig } from '../../config/sign-in-config';
import type { Suite, TestSite } from '../domain.suite';

const SIGN_IN = '/api/ext/v1/sign-in';
const ORIGIN = 'https://site.example';
const PLACE = '/comics/?topic=1#latest';
const LOGINS = 100;

/** A browser that began a login: what it was led to, and the cookie that it keeps. */
interface Begun {
  address: string;
  cookie: string;
}

/** Each request comes from an address of its own: limits of an address are another suite's. */
const random = new Random(25);
const elsewhere = () => ({
  localAddress: `127.${1 + random.below(250)}.${random.below(250)}.${1 + random.below(250)}`,
});

const headersOf = (cookie?: string) => ({ host: 'site.example', ...(cookie !== undefined && { cookie }) });

async function begin(site: TestSite, { back = PLACE, state = 'of-the-site', cookie = '' } = {}): Promise<Begun> {
  const response = await site.request({
    ...{ url: SIGN_IN, query: { return: back, state } },
    ...{ headers: headersOf(cookie), ...elsewhere() },
  });
  expect(response.statusCode).toBe(303);
  const [set = ''] = response.headers['set-cookie'] ?? [];
  return { address: response.headers.location ?? '', cookie: set.split(';')[0] ?? '' };
}

/** Asks for the address that the provider led back to. */
function comeBack(site: TestSite, callback: string, cookie?: string): Promise<HttpResponse> {
  const { pathname, search } = new URL(callback);
  return site.request({ url: pathname + search, headers: headersOf(cookie), ...elsewhere() });
}

function exchange(site: TestSite, jumpToken: string): Promise<HttpResponse> {
  return site.request({ url: accessTokenByJumpToken.path, query: { jumpToken }, ...elsewhere() });
}

function jumpTokenOf(response: HttpResponse): string {
  return new URL(response.headers.location ?? '', ORIGIN).searchParams.get('jumpToken') ?? '';
}

/** A refusal is a page in Chinese, without scripts, that leads back to where the visitor was and begins anew. */
function expectPage(response: HttpResponse, title: string, place = PLACE): void {
  expect(response.body).toContain(`<h1>${title}</h1>`);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toContain('<script');
  expect(response.body).toContain(`<a href="${place}">回到刚才的页面</a>`);
  expect(response.body).toContain(`return=${encodeURIComponent(place)}`);
}

export const providerLoginSuite: Suite = (site) => {
  describe('a login at a provider', () => {
    let provider: LoginProvider;
    let backends: readonly [TestSite, TestSite];
    const settings = (claims: Partial<ProviderConfig['claims']> = {}): Partial<BackendConfig> => ({
      origin: ORIGIN,
      signIn: {
        kind: 'oidc',
        provider: {
          issuer: provider.issuer,
          clientId: provider.setup.clientId,
          clientSecret: provider.setup.clientSecret,
          scope: 'openid profile',
          claims: { name: 'name', company: 'company', roles: 'roles', ...claims },
        },
      },
    });
    /** The whole way; gives who it was. */
    const logIn = async (as: string, on: TestSite = backends[0]) => {
      const { address, cookie } = await begin(on);
      const response = await comeBack(on, await provider.logIn(address, as), cookie);
      expect(response.statusCode).toBe(303);
      const exchanged = await exchange(on, jumpTokenOf(response));
      const { data } = exchanged.json() as { data: { accessToken: string } };
      return on.call(userInfoRich, { token: data.accessToken });
    };

    beforeAll(async () => {
      provider = await LoginProvider.start(`${ORIGIN}${SIGN_IN}/callback`);
      backends = [await site().openBeside(settings()), await site().openBeside(settings())];
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
      await provider.stop();
    });

    test('asks with PKCE, state and nonce, and leads back to where the visitor was, whichever backend is asked', async () => {
      const { address, cookie } = await begin(backends[0]);
      const asked = new URL(address).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        ...{ response_type: 'code', code_challenge_method: 'S256', redirect_uri: `${ORIGIN}${SIGN_IN}/callback` },
        ...{ state: expect.stringMatching(/^[\w-]{43}$/) as string, scope: 'openid profile' },
        ...{ nonce: expect.stringMatching(/^[\w-]{43}$/) as string },
      });
      const back = await comeBack(backends[1], await provider.logIn(address, 'li'), cookie);
      expect(back.statusCode).toBe(303);
      expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const target = new URL(back.headers.location ?? '', ORIGIN);
      expect([target.pathname, target.searchParams.get('topic'), target.hash]).toEqual(['/comics/', '1', '#latest']);
      expect(target.searchParams.get('state')).toBe('of-the-site');
    });

    test('keeps its cookie from scripts and other sites, and nothing in the database that would log in', async () => {
      const response = await backends[0].request({ url: SIGN_IN, headers: headersOf(), ...elsewhere() });
      const [cookie = ''] = response.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        /^sign-in=[\w-]{43}; Path=\/api\/ext\/v1\/sign-in; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
      );
      const secrets = [
        cookie.slice(8, 51),
        ...['state', 'nonce'].map((name) => new URL(response.headers.location ?? '').searchParams.get(name)),
      ];
      const rows = JSON.stringify(await site().database.query('select * from sign_ins'));
      for (const secret of secrets) expect(rows).not.toContain(secret);
    });

    test('knows a person by issuer and subject, and takes over their name and company each time', async () => {
      const first = await logIn('zhou');
      expect(first).toMatchObject({ name: '姓名 zhou', company: '公司 zhou', roles: [], official: false });
      expect((await site().request(first.avatarUrl)).headers['content-type']).toContain('image/svg+xml');
      await site().database.query(`update users set name = 'before', company = 'before' where id = $1`, [first.id]);
      expect(await logIn('zhou', backends[1])).toMatchObject({ ...first, name: '姓名 zhou', company: '公司 zhou' });
      expect((await logIn('chen')).id).not.toBe(first.id);
    });

    test('takes known roles over, and writes each change into the audit table', async () => {
      const { id, roles } = await logIn('wang|operator nonsense moderator');
      expect(roles).toEqual(['moderator', 'operator']);
      expect((await logIn('wang|operator')).roles).toEqual(['operator']);
      expect((await logIn('wang|operator')).roles).toEqual(['operator']);
      const reader = await site().newVisitor({ roles: ['operator'] });
      const query = { objectType: 'user', objectId: String(id), size: 10 };
      const { items } = await site().call(auditList, { token: reader.token, query });
      expect(items.filter(({ action }) => action === 'signIn')).toMatchObject([
        { before: { roles: ['moderator', 'operator'] }, after: { roles: ['operator'] }, actor: { id } },
        { before: { roles: [] }, after: { roles: ['moderator', 'operator'] }, sessionId: null },
      ]);
      // A provider that names none takes them all.
      expect((await logIn('wang')).roles).toEqual([]);
    });

    test('leaves roles alone where no claim is configured', async () => {
      const plain = await site().openBeside(settings({ roles: undefined }));
      const { id } = await logIn('sun|operator', plain);
      await site().database.query(`update users set roles = array['editor'] where id = $1`, [id]);
      expect((await logIn('sun', plain)).roles).toEqual(['editor']);
      await plain.close();
    });

    test(`${LOGINS} at once on two backends: nobody is somebody else`, async () => {
      const people = Array.from({ length: LOGINS }, (_, at) => `many-${at}`);
      const names = await Promise.all(people.map(async (as, at) => (await logIn(as, backends[at % 2])).name));
      expect(names).toEqual(people.map((as) => `姓名 ${as}`));
    }, 120_000);

    test('gives a jump token that 50 calls at once on two backends take once', async () => {
      const { address, cookie } = await begin(backends[0]);
      const jumpToken = jumpTokenOf(await comeBack(backends[0], await provider.logIn(address, 'li'), cookie));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => exchange(backends[at % 2] ?? backends[0], jumpToken)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
    });

    describe('that does not come about is told on a page, with the place kept:', () => {
      test('the visitor cancelled', async () => {
        const { address, cookie } = await begin(backends[0]);
        const page = await comeBack(backends[0], await provider.cancel(address), cookie);
        expect(page.statusCode).toBe(200);
        expectPage(page, '您取消了登录');
      });

      test('a callback that was used', async () => {
        const { address, cookie } = await begin(backends[0]);
        const callback = await provider.logIn(address, 'li');
        expect((await comeBack(backends[0], callback, cookie)).statusCode).toBe(303);
        for (const backend of backends) {
          const again = await comeBack(backend, callback, cookie);
          expect(again.statusCode).toBe(400);
          expectPage(again, '这次登录已经用过了');
        }
      });

      test('a callback that many ask at once is taken once', async () => {
        const { address, cookie } = await begin(backends[0]);
        const callback = await provider.logIn(address, 'li');
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, at) => comeBack(backends[at % 2] ?? backends[0], callback, cookie)),
        );
        expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
      });

      test('the state of another browser, and none at all', async () => {
        const [mine, another] = [await begin(backends[0]), await begin(backends[0], { back: '/help/' })];
        const callback = await provider.logIn(another.address, 'li');
        const foreign = await comeBack(backends[0], callback, mine.cookie);
        expect(foreign.statusCode).toBe(400);
        expectPage(foreign, '这次登录不是从这个浏览器开始的');
        const missing = new URL(callback);
        missing.searchParams.delete('state');
        expectPage(await comeBack(backends[0], missing.href, mine.cookie), '这次登录不是从这个浏览器开始的');
        // Without a cookie nobody knows where it was.
        expectPage(await comeBack(backends[0], callback), '这次登录不是从这个浏览器开始的', '/');
        // Whose it is may still use it.
        expect((await comeBack(backends[0], callback, another.cookie)).statusCode).toBe(303);
      });

      test('too long a wait', async () => {
        const { address, cookie } = await begin(backends[0]);
        const callback = await provider.logIn(address, 'li');
        await site().database.query(`update sign_ins set begun_at = begun_at - interval '16 minutes'`);
        expectPage(await comeBack(backends[0], callback, cookie), '登录用的时间太长');
      });

      test('an altered code', async () => {
        const { address, cookie } = await begin(backends[0]);
        const callback = new URL(await provider.logIn(address, 'li'));
        callback.searchParams.set('code', 'x'.repeat(43));
        expectPage(await comeBack(backends[0], callback.href, cookie), '登录服务没有同意这次登录');
      });

      test.each<[LoginFault, string]>([
        ['issuer', '登录凭证不是给本站的'],
        ['signature', '登录凭证的签名不对'],
        ['nonce', '登录凭证不是这次登录的'],
        ['clock', '时间对不上'],
      ])('a token with a wrong %s', async (fault, title) => {
        const { address, cookie } = await begin(backends[0]);
        const callback = await provider.logIn(address, 'li');
        await provider.breakBy(fault);
        const page = await comeBack(backends[0], callback, cookie);
        await provider.breakBy('none');
        expect(page.statusCode).toBe(400);
        expectPage(page, title);
      });

      test.each<[LoginFault, string]>([
        ['nonsense', '登录服务答非所问'],
        ['discovered-issuer', '登录凭证不是给本站的'],
        ['slow', '登录服务太慢'],
      ])(
        'a provider that is %s',
        async (fault, title) => {
          const fresh = await site().openBeside(settings());
          await provider.breakBy(fault);
          const page = await fresh.request({
            url: SIGN_IN,
            query: { return: PLACE },
            headers: headersOf(),
            ...elsewhere(),
          });
          await provider.breakBy('none');
          expectPage(page, title);
          // The next visitor does not pay for it.
          expect((await begin(fresh)).address).toContain(provider.issuer);
          await fresh.close();
        },
        20_000,
      );

      test('a provider that is gone, before the login and during it', async () => {
        const fresh = await site().openBeside(settings());
        const { address, cookie } = await begin(backends[0]);
        const callback = await provider.logIn(address, 'li');
        await provider.stop();
        expectPage(await comeBack(backends[0], callback, cookie), '登录服务连不上');
        const page = await fresh.request({
          url: SIGN_IN,
          query: { return: PLACE },
          headers: headersOf(),
          ...elsewhere(),
        });
        expect(page.statusCode).toBe(503);
        expectPage(page, '登录服务连不上');
        await provider.again();
        expect((await begin(fresh)).address).toContain(provider.issuer);
        await fresh.close();
      });

      test('another name of the site', async () => {
        const page = await backends[0].request({
          url: SIGN_IN,
          query: { return: PLACE },
          headers: { host: 'b.example' },
          ...elsewhere(),
        });
        expect(page.body).toContain('<h1>请换一个地址登录</h1>');
        expect(page.body).toContain(`<a href="${ORIGIN}${PLACE}">`);
      });
    });

    test('that nobody provides is told, too', async () => {
      const without = await site().openBeside({ signIn: { kind: 'none' } });
      const page = await without.request({ url: SIGN_IN, query: { return: PLACE } });
      await without.close();
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('<h1>登录还没有开通</h1>');
      expect(page.body).toContain(`<a href="${PLACE}">`);
    });
  });
};
