import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { wechatSignature } from '@shared/contract/endpoints';
import type { Suite, TestSite } from '../domain.suite';

const ORIGIN = 'https://www.example.com';

export const wechatSuite: Suite = (site) => {
  describe('a share card in WeChat', () => {
    let wechat: FastifyInstance;
    let beside: Awaited<ReturnType<TestSite['openBeside']>>;
    let asked: string[];
    let answer: { token?: unknown; ticket?: unknown; hangs?: boolean; status?: number };
    const good = {
      token: { access_token: 'T', expires_in: 7200 },
      ticket: { errcode: 0, ticket: 'K', expires_in: 7200 },
    };

    beforeEach(async () => {
      asked = [];
      answer = { ...good };
      wechat = fastify();
      wechat.post('/cgi-bin/stable_token', async ({ body }, reply) => {
        asked.push(`token ${JSON.stringify(body)}`);
        if (answer.hangs) await after(60_000, null, { ref: false });
        return reply.code(answer.status ?? 200).send(answer.token);
      });
      wechat.get('/cgi-bin/ticket/getticket', ({ url }, reply) => {
        asked.push(`ticket ${url.split('?')[1] ?? ''}`);
        return reply.send(answer.ticket);
      });
      const api = await wechat.listen({ host: '127.0.0.1', port: 0 });
      beside = await site().openBeside({ wechat: { appId: 'wx1', secret: 'hidden', api, origin: ORIGIN } });
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      await beside.close();
      wechat.server.closeAllConnections();
      await wechat.close();
    });

    const sign = (url = `${ORIGIN}/below/?a=1`) => beside.call(wechatSignature, { query: { url } });
    const refused = () => beside.refused(wechatSignature, { query: { url: `${ORIGIN}/` } });
    const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + ms);

    test('is signed for the address without its fragment, by one ticket that many ask for at once', async () => {
      const all = await Promise.all([1, 2, 3, 4, 5].map(() => sign(`${ORIGIN}/below/?a=1#part`)));
      for (const { appId, nonceStr, timestamp, signature } of all) {
        const text = `jsapi_ticket=K&noncestr=${nonceStr}&timestamp=${timestamp}&url=${ORIGIN}/below/?a=1`;
        expect([appId, signature]).toEqual(['wx1', createHash('sha1').update(text).digest('hex')]);
      }
      expect(asked).toEqual([
        `token ${JSON.stringify({ grant_type: 'client_credential', appid: 'wx1', secret: 'hidden' })}`,
        'ticket access_token=T&type=jsapi',
      ]);
    });

    test('is signed for no other site', async () => {
      for (const url of [
        'https://evil.example/',
        `${ORIGIN}.evil.example/`,
        `${ORIGIN}@evil.example/`,
        'http://www.example.com/',
      ])
        expect(await beside.refused(wechatSignature, { query: { url } })).toMatchObject({
          status: 400,
          detail: { fields: [{ path: 'url', message: '只给本站的地址签名' }] },
        });
      expect(asked).toEqual([]);
    });

    test('has a new ticket before the old one ends, and the old one while WeChat gives none', async () => {
      await sign();
      later(6_800_000);
      await sign();
      expect(asked).toHaveLength(2);
      later(6_950_000);
      answer.status = 500;
      await sign();
      expect(asked).toHaveLength(3);
      later(6_970_000);
      answer = { ...good, ticket: { ticket: 'L', expires_in: 7200 } };
      const { nonceStr, timestamp, signature } = await sign();
      const text = `jsapi_ticket=L&noncestr=${nonceStr}&timestamp=${timestamp}&url=${ORIGIN}/below/?a=1`;
      expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    });

    test.each([
      ['hangs', { hangs: true }],
      ['fails', { status: 500 }],
      ['answers garbage', { token: 'x' }],
      ['refuses the key', { token: { errcode: 40125, errmsg: 'invalid appsecret' } }],
      ['refuses the ticket', { ticket: { errcode: 48001, errmsg: 'api unauthorized' } }],
    ])(
      'is refused within three seconds where WeChat %s, and WeChat is left alone for a while',
      async (_what, wrong) => {
        answer = { ...good, ...wrong };
        const begun = performance.now();
        for (const refusal of await Promise.all([refused(), refused()]))
          expect(refusal).toMatchObject({ status: 503, reason: 'service-away' });
        expect(performance.now() - begun).toBeLessThan(3000);
        const before = asked.length;
        expect(await refused()).toMatchObject({ status: 503 });
        expect(asked).toHaveLength(before);
        answer = { ...good };
        later(11_000);
        await sign();
      },
    );

    test('is there with a key alone', async () => {
      expect(await site().refused(wechatSignature, { query: { url: `${ORIGIN}/` } })).toMatchObject({ status: 404 });
    });
  });
};
