import { articleHelpful, customAssist, likeCreate, sceneDataSource } from '@shared/contract/endpoints';
import { endpoints } from '@shared/contract/schemas';
import type { Suite } from '../domain.suite';

export const otherSuite: Suite = (site) => {
  describe('the service', () => {
    test('tells that its database answers', async () => {
      const { statusCode, body } = await site().request('/api/healthz');
      expect(statusCode).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ code: 200, data: { database: 'up' } });
    });

    test('describes every call of the contract', async () => {
      const response = await site().request('/api/docs/openapi.json');
      const { paths } = response.json() as { paths: Record<string, object> };
      for (const { method, path } of endpoints.map(({ route }) => route)) {
        expect(paths[path]).toHaveProperty(method.toLowerCase());
        expect(site().app.hasRoute({ method, url: path })).toBe(true);
      }
      expect((await site().request('/api/docs')).body).toContain('/api/v1/sns/user/like/create');
    });

    test.each(['/api/nowhere', '/api/%ff', '/api/v1/sns/user/like/create'])(
      'answers a wrong address in the envelope: %s',
      async (url) => {
        const response = await site().request(url);
        expect(response.json()).toMatchObject({
          code: response.statusCode,
          data: { reason: expect.any(String) as string },
        });
      },
    );

    test('hides why it failed', async () => {
      const { token } = await site().newVisitor();
      jest.spyOn(site().app.likes, 'create').mockRejectedValue(new Error('secret detail'));
      const refused = await site().refused(likeCreate, { token, body: { targetType: 'work', targetId: 1 } });
      jest.restoreAllMocks();
      expect(refused).toMatchObject({ status: 500, reason: 'server-error', message: '服务暂时不可用，请稍后再试' });
    });

    test('limits what one address and one visitor may ask, and says when to come again', async () => {
      const limited = await site().openBeside({ rateLimit: { address: 8, user: 3 } });
      const { token } = await limited.newVisitor();
      const ask = (options = {}) => limited.request({ url: '/api/v1/user/info/rich', ...options });
      const mine = { headers: { authorization: `Bearer ${token}` } };
      for (let at = 0; at < 3; at += 1) expect((await ask(mine)).statusCode).toBe(200);
      const visitor = await ask(mine);
      for (let at = 0; at < 4; at += 1) expect((await ask()).statusCode).toBe(401);
      const address = await ask();
      await limited.close();
      for (const { statusCode, headers } of [visitor, address]) {
        expect(statusCode).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
  });

  test('visitors behind the page server are limited one by one, and those it does not know are still answered', async () => {
    const limited = await site().openBeside({ rateLimit: { address: 2, user: 100 } });
    const from = async (address: string) =>
      (await limited.request({ url: '/api/healthz', headers: { 'x-forwarded-for': address } })).statusCode;
    const asked: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', 'nobody', '']) {
      asked.push(await from(address));
    }
    await limited.close();
    expect(asked).toEqual([200, 200, 429, 200, 200, 200]);
  });

  describe('messages', () => {
    const message = {
      name: '李',
      contact: 'li@example.com',
      topic: 'trial',
      message: '想试用',
      consent: true,
      firstVisitUrl: 'http://x/',
    };

    test('are taken from guests', async () => {
      const { id } = await site().call(customAssist, { body: message });
      const rows = await site().database.query('select contact, first_visit_url from messages where id = $1', [id]);
      expect(rows).toEqual([{ contact: 'li@example.com', first_visit_url: 'http://x/' }]);
    });

    test.each([{ consent: false }, { contact: '不是电话' }, { topic: 'nowhere' }, { name: '' }])(
      'are refused with %j',
      async (wrong) => {
        const refused = await site().refused(customAssist, { body: { ...message, ...wrong } });
        expect(refused).toMatchObject({
          reason: 'invalid-request',
          detail: { fields: [{ path: Object.keys(wrong)[0] }] },
        });
      },
    );
  });

  test('legal texts and jobs lead to topics of the form that are there, and the one for everything else is the last', async () => {
    const topics = await site().call(sceneDataSource, { query: { sceneCode: 'contact-topic' } });
    const shipped = topics.map(({ value }) => value).filter((value) => ['rights', 'jobs', 'other'].includes(value));
    expect(shipped).toEqual(['rights', 'jobs', 'other']);
  });

  test('lists that the operator keeps come by their code', async () => {
    for (const sceneCode of ['contact-topic', 'forum-topic', 'work-season', 'work-category']) {
      expect((await site().call(sceneDataSource, { query: { sceneCode } })).length).toBeGreaterThan(1);
    }
    expect(await site().call(sceneDataSource, { query: { sceneCode: 'nothing' } })).toEqual([]);
  });

  test('a voter on an article has one vote, the last', async () => {
    const body = { articleId: 'first-flow', voter: '7f1b3c0e-0c5b-4a53-8f0e-6a8a3f6f2d11' };
    expect(await site().call(articleHelpful, { body: { ...body, helpful: true } })).toMatchObject({
      helpful: 1,
      unhelpful: 0,
    });
    expect(await site().call(articleHelpful, { body: { ...body, helpful: false } })).toMatchObject({
      helpful: 0,
      unhelpful: 1,
    });
  });
};
