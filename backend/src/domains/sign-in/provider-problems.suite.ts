import { type LoginFault, LoginProvider } from '@shared/testing/login-provider';
import type { HttpResponse } from '@shared/testing/http-request';
import { ORIGIN, PLACE, SIGN_IN, begin, comeBack, elsewhere, headersOf, loginSettings } from './login-round.suite';
import type { Suite, TestSite } from '../domain.suite';

/** A refusal is a page in Chinese, without scripts, that leads back to where the visitor was and begins anew. */
function expectPage(response: HttpResponse, title: string, place = PLACE): void {
  expect(response.body).toContain(`<h1>${title}</h1>`);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toContain('<script');
  expect(response.body).toContain(`<a href="${place}">回到刚才的页面</a>`);
  expect(response.body).toContain(`return=${encodeURIComponent(place)}`);
}

export const providerProblemsSuite: Suite = (site) => {
  describe('a login that does not come about is told on a page, with the place kept:', () => {
    let provider: LoginProvider;
    let backends: readonly [TestSite, TestSite];
    const settings = () => loginSettings(provider);

    beforeAll(async () => {
      provider = await LoginProvider.start(`${ORIGIN}${SIGN_IN}/callback`);
      backends = [await site().openBeside(settings()), await site().openBeside(settings())];
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
      await provider.stop();
    });

    test('the visitor cancelled', async () => {
      const { address, cookie } = await begin(backends[0]);
      const page = await comeBack(backends[0], await provider.cancel(address), cookie);
      expect(page.statusCode).toBe(200);
      expectPage(page, '你取消了登录');
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
      // A callback without a cookie does not tell where it began.
      expectPage(await comeBack(backends[0], callback), '这次登录不是从这个浏览器开始的', '/');
      // The browser that began it may still use it.
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

    test('a login that nobody provides', async () => {
      const without = await site().openBeside({ signIn: { kind: 'none' } });
      const page = await without.request({ url: SIGN_IN, query: { return: PLACE } });
      await without.close();
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('<h1>登录还没有开通</h1>');
      expect(page.body).toContain(`<a href="${PLACE}">`);
    });
  });
};
