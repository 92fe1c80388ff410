import { createHmac, randomUUID } from 'node:crypto';
import { accessTokenByJumpToken, userInfoRich } from '@shared/contract/endpoints';
import type { Suite, TestSite } from '../domain.suite';

const SECRET = 'of-the-vendor-and-this-site-alone';
const PATH = '/api/ext/v1/sign-in/jump-token';

interface Signed {
  body?: string;
  timestamp?: number;
  nonce?: string;
  secret?: string;
}

export const jumpTokenCallSuite: Suite = (site) => {
  describe('a jump token for a person of the vendor’s own login', () => {
    let backends: readonly [TestSite, TestSite];
    beforeAll(async () => {
      const settings = { jumpTokenSecret: SECRET };
      backends = [await site().openBeside(settings), await site().openBeside(settings)];
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
    });

    const headersOf = ({ body = '{"externalId":"e-1"}', timestamp, nonce, secret = SECRET }: Signed = {}) => {
      const at = String(timestamp ?? Math.floor(Date.now() / 1000));
      const once = nonce ?? randomUUID();
      const signature = createHmac('sha256', secret).update(`${at}\n${once}\n${body}`).digest('hex');
      return { 'x-timestamp': at, 'x-nonce': once, 'x-signature': signature };
    };
    const send = (headers: Record<string, string>, body = '{"externalId":"e-1"}', on: TestSite = backends[0]) =>
      on.request({
        method: 'POST',
        url: PATH,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const reasonOf = (response: { json: () => unknown }) =>
      (response.json() as { data: { reason: string } }).data.reason;
    const jumpTokenFor = async (body: string, on: TestSite = backends[0]) => {
      const response = await send(headersOf({ body }), body, on);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      const { jumpToken } = (response.json() as { data: { jumpToken: string } }).data;
      const { accessToken } = await site().call(accessTokenByJumpToken, { query: { jumpToken } });
      return site().call(userInfoRich, { token: accessToken });
    };

    test('logs the same id in as the same person, with the name that was told last', async () => {
      const first = await jumpTokenFor('{"externalId":"e-7","name":"赵 一","company":"某公司"}');
      expect(first).toMatchObject({ name: '赵 一', company: '某公司', roles: [] });
      const again = await jumpTokenFor('{"externalId":"e-7","name":"赵一一"}', backends[1]);
      expect(again).toMatchObject({ id: first.id, name: '赵一一', company: '某公司' });
      expect((await jumpTokenFor('{"externalId":"e-8"}')).id).not.toBe(first.id);
    });

    test('is given once for a nonce, whoever asks how often and where', async () => {
      const headers = headersOf();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => send(headers, undefined, backends[at % 2] ?? backends[0])),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(19);
      for (const answer of refused) expect(answer.json()).toMatchObject({ code: 403, msg: '这次调用已经用过了' });
    });

    test('is refused to who does not have the key, or changes what was signed', async () => {
      expect(reasonOf(await send(headersOf({ secret: `${SECRET}.` })))).toBe('signature-refused');
      expect(reasonOf(await send(headersOf(), '{"externalId":"e-2"}'))).toBe('signature-refused');
      const later = { 'x-timestamp': String(Math.floor(Date.now() / 1000) + 1) };
      expect(reasonOf(await send({ ...headersOf(), ...later }))).toBe('signature-refused');
      expect(reasonOf(await send({ ...headersOf(), 'x-nonce': randomUUID() }))).toBe('signature-refused');
      expect(reasonOf(await send({ ...headersOf(), 'x-signature': 'é'.repeat(32) }))).toBe('signature-refused');
      expect(reasonOf(await send({}))).toBe('signature-refused');
    });

    test.each([-301, 302])('is refused where the clock is %i s off', async (seconds) => {
      const timestamp = Math.floor(Date.now() / 1000) + seconds;
      expect(reasonOf(await send(headersOf({ timestamp })))).toBe('clock-skew');
    });

    test.each(['', 'null', '[]', '{}', '{"externalId":""}', '{"externalId":1}', '{'])(
      'says of the signed body %p that it is wrong',
      async (body) => {
        const response = await send(headersOf({ body }), body);
        expect([response.statusCode, reasonOf(response)]).toEqual([400, 'invalid-request']);
      },
    );

    test('is not there without a key', async () => {
      const response = await site().request({ method: 'POST', url: PATH, payload: {}, headers: headersOf() });
      expect(response.statusCode).toBe(404);
    });
  });

  test('logins are limited for a /48 of IPv6, too', async () => {
    const limited = await site().openBeside({ trustProxy: '127.0.0.1' });
    const ask = async (address: string) =>
      (await limited.request({ url: '/api/ext/v1/sign-in', headers: { 'x-forwarded-for': address } })).statusCode;
    const statuses: number[] = [];
    // Each comes from a /64 of its own, and asks once.
    for (let at = 0; at < 310; at += 1) statuses.push(await ask(`2001:db8:7:${at.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(await ask('2001:db8:8::1')).toBe(200);
    await limited.close();
  }, 300_000);
};
