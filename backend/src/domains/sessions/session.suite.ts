import {
  accessTokenByJumpToken,
  activityWorksPage,
  comicList,
  likeCreate,
  mySessions,
  otherSessionsEnd,
  sessionEnd,
  userGetAndEnter,
  userInfoRich,
  userLogout,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

const SIGN_IN = '/api/ext/v1/sign-in';

export const sessionSuite: Suite = (site) => {
  describe('sign-in', () => {
    const signIn = (back: string) =>
      site().request({
        method: 'POST',
        url: SIGN_IN,
        query: { return: back, state: 'abc' },
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' },
        payload: 'user=1',
      });

    test('leads back with a jump token that is good once', async () => {
      const { headers, statusCode } = await signIn('http://site.example/comics/?a=1#b');
      expect(statusCode).toBe(303);
      const target = new URL(headers.location ?? '', 'http://site.example');
      expect(target.pathname + target.hash).toBe('/comics/#b');
      expect(target.searchParams.get('state')).toBe('abc');
      const jumpToken = target.searchParams.get('jumpToken') ?? '';
      const { accessToken } = await site().call(accessTokenByJumpToken, { query: { jumpToken } });
      expect(await site().call(userInfoRich, { token: accessToken })).toMatchObject({ id: 1, official: false });
      const again = await site().refused(accessTokenByJumpToken, { query: { jumpToken } });
      expect(again).toMatchObject({ status: 400, reason: 'jump-token-invalid' });
    });

    test.each([
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://site.example@evil.example/',
    ])('never leads to %s', async (back) => {
      const { statusCode, headers } = await signIn(back);
      expect(statusCode).toBe(400);
      expect(headers.location).toBeUndefined();
    });

    test('shows the visitors in a form without scripts', async () => {
      const { body, headers } = await site().request({ url: SIGN_IN, query: { return: '/"><script>' } });
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('ends after a minute', async () => {
      const jumpToken = await site().app.sessions.createJumpToken(1);
      await site().database.query(`update jump_tokens set expires_at = now() - interval '1 second'`);
      const late = await site().refused(accessTokenByJumpToken, { query: { jumpToken } });
      expect(late).toMatchObject({ reason: 'jump-token-invalid' });
    });
  });

  describe('a login', () => {
    test('is kept on the server as a hash alone', async () => {
      const { token } = await site().newVisitor();
      const rows = await site().database.query<{ hash: string }>('select token_hash as hash from sessions');
      expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash) && hash !== token)).toBe(true);
    });

    test('ends at logout', async () => {
      const { token } = await site().newVisitor();
      expect(await site().call(userLogout, { token })).toBeNull();
      expect(await site().refused(userInfoRich, { token })).toMatchObject({ status: 401, message: '请先登录' });
      // Public pages go on.
      expect(await site().call(comicList, { token })).toMatchObject({ page: 1 });
    });

    test('is unknown to public pages too, at once here and within seconds where it ended elsewhere', async () => {
      const { id, token } = await site().newVisitor();
      const liked = async (by: string) => {
        const { items } = await site().call(activityWorksPage, { token: by, body: { size: 1 } });
        return items[0]?.liked;
      };
      const { items } = await site().call(activityWorksPage, { token, body: { size: 1 } });
      await site().call(likeCreate, { token, body: { targetType: 'work', targetId: items[0]?.id } });
      expect(await liked(token)).toBe(true);
      await site().call(userLogout, { token });
      expect(await liked(token)).toBe(false);

      const again = await site().tokenOf(id);
      expect(await liked(again)).toBe(true);
      await site().database.query('delete from sessions where user_id = $1', [id]);
      const later = Date.now() + 5001;
      jest.spyOn(Date, 'now').mockReturnValue(later);
      expect(await liked(again)).toBe(false);
      jest.restoreAllMocks();
    });

    test('is shown to its owner with its device, and ends there, one or all others', async () => {
      const { id, token } = await site().newVisitor();
      const jumpToken = await site().app.sessions.createJumpToken(id);
      const agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
      await site().request({
        url: accessTokenByJumpToken.path,
        query: { jumpToken },
        headers: { 'user-agent': agent },
      });
      await site().tokenOf(id);
      const sessions = await site().call(mySessions, { token });
      expect(sessions.map(({ current }) => current).filter(Boolean)).toEqual([true]);
      expect(sessions.map(({ device }) => device).sort()).toEqual(['', '', 'Chrome · Windows']);
      const chrome = sessions.find(({ device }) => device !== '');
      await site().call(sessionEnd, { token, body: { sessionId: chrome?.id } });
      expect(await site().call(otherSessionsEnd, { token })).toEqual({ ended: 1 });
      expect(await site().call(mySessions, { token })).toMatchObject([{ current: true }]);
    });

    test('is one of twenty at most: the one that was not used for longest ends', async () => {
      const { id, token: first } = await site().newVisitor();
      const tokens: string[] = [];
      for (let at = 0; at < 19; at += 1) tokens.push(await site().tokenOf(id));
      await site().call(userInfoRich, { token: first });
      await site().database.query(`update sessions set last_used_at = now() - interval '1 hour' where user_id = $1`, [
        id,
      ]);
      // The login is used again, and noted so.
      await site().call(userInfoRich, { token: first });
      await site().tokenOf(id);
      expect(await site().call(mySessions, { token: first })).toHaveLength(20);
      const ended = await Promise.all(
        tokens.map((token) =>
          site()
            .call(userInfoRich, { token })
            .then(
              () => 0,
              () => 1,
            ),
        ),
      );
      expect(ended.filter(Boolean)).toHaveLength(1);
    });

    test('that has ended is told to the guest that it makes, and to nobody else', async () => {
      const { token } = await site().newVisitor();
      const ended = async (authorization?: string) =>
        (await site().request({ url: comicList.path, headers: authorization === undefined ? {} : { authorization } }))
          .headers['token-ended'];
      expect([await ended(), await ended(`Bearer ${token}`)]).toEqual([undefined, undefined]);
      await site().call(userLogout, { token });
      expect(await ended(`Bearer ${token}`)).toBe('true');
    });

    test('is not in a cookie', async () => {
      const { token } = await site().newVisitor();
      const { statusCode } = await site().request({ url: userInfoRich.path, headers: { cookie: `token=${token}` } });
      expect(statusCode).toBe(401);
    });

    test('is told that it came, for the first time and then again', async () => {
      const { id, token } = await site().newVisitor();
      expect(await site().call(userGetAndEnter, { token })).toMatchObject({ id, firstTime: true });
      expect(await site().call(userGetAndEnter, { token })).toMatchObject({ id, firstTime: false });
    });
  });
};
