import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import {
  auditList,
  customAssist,
  hookCallCancel,
  hookCallList,
  hookCallRetry,
  hookList,
  hookRemove,
  hookSave,
  hookTry,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import { claim } from '../../queue/queue';
import type { Suite } from '../domain.suite';
import { callNext, callQueue } from './keep-calling';

const open = { site: 'https://www.example.com/', hookHosts: ['127.0.0.1'] };

export const hooksSuite: Suite = (site) => {
  let received: { url: string; headers: IncomingHttpHeaders; body: string }[];
  let answer: (response: ServerResponse) => void;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  const origin = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const takes = (body: object) => (response: ServerResponse) => response.end(JSON.stringify(body));
  beforeAll(() => new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(async () => {
    received = [];
    answer = takes({ errcode: 0, code: 0 });
    await site().database.query('delete from hooks');
  });

  const operator = () => site().newVisitor({ roles: ['operator'] });
  const newHook = async (kind: string, { url = `${origin()}/in?key=1`, secret = 'whsec_c2VjcmV0' } = {}) => {
    const sql = 'insert into hooks (name, kind, url, secret) values ($1, $2, $3, $4) returning id, version';
    return onlyRow<{ id: number; version: number }>(site().database, sql, [`推送 ${kind}`, kind, url, secret]);
  };
  // Each sender has an address of their own: one may not write as often.
  const write = async (message = '想试用', topic = 'trial') => {
    const { token } = await site().newVisitor();
    const form = { name: '陈可', contact: 'chenke@example.com', company: '某公司', topic, message, consent: true };
    return site().call(customAssist, { token, body: form });
  };
  const next = (calling = open) => callNext({ database: site().database, ...calling });
  const calls = () =>
    site().database.query<{ id: number; state: string; attempts: number; last_error: string; waits: number }>(
      `select id, state, attempts, last_error, extract(epoch from next_at - now())::int as waits from hook_calls order by id`,
    );
  const due = () => site().database.query('update hook_calls set next_at = now(), locked_until = now()');

  describe('a new message', () => {
    test('is told to a CRM once in effect: signed, and again under the same name to the byte', async () => {
      await newHook('json');
      answer = (response) => response.destroy();
      const { id, no } = await write();
      await next();
      expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
      expect(await next()).toBe(false);
      answer = takes({});
      await due();
      await next();
      expect(await calls()).toMatchObject([{ state: 'sent', attempts: 2, last_error: '200 {}' }]);
      const [one, two] = received;
      expect(one?.headers['webhook-id']).toMatch(/^call-\d+\.\d+$/);
      expect([two?.headers['webhook-id'], two?.body]).toEqual([one?.headers['webhook-id'], one?.body]);
      const { 'webhook-id': name, 'webhook-timestamp': at, 'webhook-signature': signature } = two?.headers ?? {};
      const mac = createHmac('sha256', 'secret').update(`${String(name)}.${String(at)}.${two?.body ?? ''}`);
      expect(signature).toBe(`v1,${mac.digest('base64')}`);
      expect(JSON.parse(two?.body ?? '')).toMatchObject({
        id: name,
        event: 'message.received',
        data: { no, contact: 'chenke@example.com', link: `https://www.example.com/desk/#/messages/${id}` },
      });
    });

    test('is told to groups in their form, without number and address, and nothing in it is a link or a mention', async () => {
      for (const kind of ['wecom', 'feishu', 'dingtalk']) await newHook(kind, { secret: 'SEC1' });
      await write('[点我](http://a.example) <at user_id="all"></at> 请打 138 0000 0000 或 li@example.com');
      while (await next());
      expect(received).toHaveLength(3);
      const bodies = received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
      for (const body of bodies) {
        // The time and what is signed with it are any digits.
        const text = JSON.stringify({ ...body, timestamp: '', sign: '' });
        expect(text).toContain('陈可，某公司');
        for (const wrong of ['138', 'example.com ', 'chenke', '[点我]', '<at']) expect(text).not.toContain(wrong);
      }
      expect(bodies.find((body) => 'msg_type' in body)).toMatchObject({
        msg_type: 'text',
        sign: createHmac('sha256', `${String(bodies.find((body) => 'msg_type' in body)?.['timestamp'])}\nSEC1`).digest(
          'base64',
        ),
      });
      const signed = new URL(received.find(({ url }) => url.includes('sign='))?.url ?? '', origin()).searchParams;
      const mac = createHmac('sha256', 'SEC1').update(`${signed.get('timestamp')}\nSEC1`);
      expect([signed.get('key'), signed.get('sign')]).toEqual(['1', mac.digest('base64')]);
      expect(bodies.filter(({ msgtype }) => msgtype === 'markdown')).toHaveLength(2);
    });
  });

  describe('a call', () => {
    const codes: readonly [string, string, object, string][] = [
      ['too often at 企业微信', 'wecom', { errcode: 45009, errmsg: 'api freq out of limit' }, 'waiting'],
      ['too often at 飞书', 'feishu', { code: 11232 }, 'waiting'],
      ['too often at 钉钉', 'dingtalk', { errcode: 130101 }, 'waiting'],
      ['refused by a bot', 'wecom', { errcode: 93000, errmsg: 'invalid webhook url' }, 'failed'],
      ['answered by something else', 'wecom', { hello: 1 }, 'unsure'],
    ];
    test.each(codes)('that was %s is known by the code in its answer', async (_what, kind, body, state) => {
      await newHook(kind);
      answer = takes(body);
      await write();
      await next();
      expect(await calls()).toMatchObject([{ state, attempts: 1, last_error: `200 ${JSON.stringify(body)}` }]);
    });

    test('waits longer each time after a 500, and is given up after the last attempt', async () => {
      await newHook('wecom');
      answer = (response) => response.writeHead(500).end('oops');
      await write();
      await next();
      const [first] = await calls();
      expect(first).toMatchObject({ state: 'waiting', last_error: '500 oops' });
      await due();
      await next();
      expect((await calls())[0]?.waits).toBeGreaterThan((first?.waits ?? 0) + 5);
      await site().database.query('update hook_calls set attempts = $1', [callQueue.limits.attempts - 1]);
      await due();
      await next();
      expect(await calls()).toMatchObject([{ state: 'failed', attempts: callQueue.limits.attempts }]);
    });

    test('follows no redirect, and reads no more of an answer than it needs', async () => {
      await newHook('json');
      answer = (response) => response.writeHead(302, { location: `${origin()}/inside` }).end();
      await write();
      await next();
      expect([received.length, ...(await calls())]).toMatchObject([1, { state: 'failed', last_error: '302 ' }]);
      let left = Infinity;
      answer = (response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(65_536, 'x');
        left = 10 * 1024 * 1024;
        const more = () => {
          while (left > 0 && !response.destroyed) {
            left -= chunk.length;
            if (!response.write(chunk)) return void response.once('drain', more);
          }
        };
        more();
      };
      await write();
      await next();
      const [, last] = await calls();
      expect(last?.state).toBe('sent');
      expect(last?.last_error).toHaveLength(500);
      expect(left).toBeGreaterThan(0);
    });

    test('to one that hangs ends, is not made again to a bot, and holds up no other', async () => {
      await newHook('wecom');
      await newHook('json');
      let hung = 0;
      answer = (response) => {
        hung += 1;
        if (hung > 1) response.end('{}');
      };
      await write();
      const short = AbortSignal.timeout(300);
      const patience = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(short);
      const [first, second] = await Promise.all([next(), next()]);
      expect(patience.mock.calls).toEqual([[10_000], [10_000]]);
      patience.mockRestore();
      expect([first, second, await next()]).toEqual([true, true, false]);
      const states = (await calls()).map(({ state }) => state).sort();
      // Whichever came first hung: a bot that hung is not asked again, the CRM is, and a bot’s "{}" says nothing.
      expect([
        ['sent', 'unsure'],
        ['unsure', 'waiting'],
      ]).toContainEqual(states);
    });

    test('that nobody answers was not made: it waits', async () => {
      await newHook('wecom', { url: 'http://127.0.0.1:9/' });
      await write();
      await next();
      expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    });

    test('that a process left behind is made again for a CRM under its name, and for a bot only when somebody says so', async () => {
      await newHook('wecom');
      await newHook('json');
      await write();
      for (const _ of [1, 2]) await claim(site().database, callQueue);
      expect(await next()).toBe(false);
      await due();
      while (await next());
      expect((await calls()).map(({ state }) => state).sort()).toEqual(['sent', 'unsure']);
      expect(received).toHaveLength(1);
      const { token } = await operator();
      const unsure = await site().call(hookCallList, { token, query: { state: 'unsure' } });
      const callId = unsure.items[0]?.id ?? 0;
      await site().call(hookCallRetry, { token, body: { callId } });
      await next();
      expect(received).toHaveLength(2);
      for (const call of [hookCallRetry, hookCallCancel])
        expect(await site().refused(call, { token, body: { callId } })).toMatchObject({ reason: 'under-way' });
    });

    test('is made once by several processes', async () => {
      await newHook('wecom');
      for (let message = 0; message < 12; message += 1) await write(`第 ${message}`);
      const work = async () => {
        while (await next());
      };
      await Promise.all([work(), work(), work(), work()]);
      expect(new Set(received.map(({ body }) => body)).size).toBe(12);
      expect(received).toHaveLength(12);
    });

    test('goes with its message, and no later than mails do', async () => {
      await newHook('wecom');
      const { id } = await write();
      await site().database.query('delete from messages where id = $1', [id]);
      expect(await calls()).toEqual([]);
      await write();
      await site().database.query(`update hook_calls set made_at = now() - interval '31 days'`);
      await site().retain();
      expect(await calls()).toEqual([]);
    });
  });

  describe('the inside of the network', () => {
    test('is refused when a hook is saved, and again by the address that its name has when it is called', async () => {
      const { token } = await operator();
      const hook = { name: '群', kind: 'wecom' };
      for (const url of [
        'http://qyapi.weixin.qq.com/',
        'https://127.0.0.1/',
        'https://[::ffff:7f00:1]/',
        'https://0x7f.1/',
        'ftp://a.example/',
        '群',
      ])
        expect(await site().refused(hookSave, { token, body: { ...hook, url } })).toMatchObject({
          detail: { fields: [{ path: 'url' }] },
        });
      await newHook('wecom', { url: `https://localhost:${(receiver.address() as AddressInfo).port}/` });
      await write();
      await next({ ...open, hookHosts: [] });
      expect(await calls()).toMatchObject([
        { state: 'failed', last_error: 'localhost 是内网的地址，要先写进 HOOK_HOSTS' },
      ]);
      expect(received).toEqual([]);
    });
  });

  describe('a hook at the desk', () => {
    test('is made, tried, turned off and removed, and its secret and address are told to nobody', async () => {
      const { token } = await operator();
      const call = (route: typeof hookSave, body: object) => site().call(route, { token, body });
      expect(
        await site().refused(hookSave, { token, body: { name: '群', kind: 'json', url: 'https://crm.example.com/' } }),
      ).toMatchObject({ detail: { fields: [{ path: 'secret' }] } });
      const url = 'https://crm.example.com/in?key=zq8key';
      const made = await call(hookSave, { name: '客户系统', kind: 'json', url, secret: 'zq8secret' });
      expect(made).toMatchObject({ secured: true, enabled: true });
      const off = await call(hookSave, { id: made.id, version: made.version, enabled: false, url: `${url}2` });
      expect(off).toMatchObject({ secured: true, enabled: false });
      await write();
      expect(await calls()).toEqual([]);
      await site().database.query('update hooks set url = $1', [origin()]);
      await site().call(hookTry, { token, body: { id: made.id } });
      await next();
      expect(received).toHaveLength(1);
      expect(received[0]?.body).toContain('示例');
      const listed = JSON.stringify([
        await site().call(hookList, { token }),
        await site().call(auditList, { token, query: { objectType: 'hook', size: 500 } }),
        site().log,
      ]);
      expect(listed).not.toContain('zq8');
      await site().call(hookRemove, { token, body: { id: made.id, version: off.version } });
      expect((await site().call(hookList, { token })).total).toBe(0);
    });
  });
};
