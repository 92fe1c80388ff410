import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { customAssist, questionCreate, questionDetail } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { callNext } from './keep-calling';

export const reviewSuite: Suite = (site) => {
  let received: { body: string; signature: unknown }[];
  let answer: (response: ServerResponse) => void;
  const takes = (body: object) => (response: ServerResponse) => response.end(JSON.stringify(body));
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ body, signature: request.headers['webhook-signature'] });
      answer(response);
    });
  });
  beforeAll(() => new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(async () => {
    received = [];
    answer = takes({ suggestion: 'pass' });
    await site().database.query('delete from hooks');
  });
  afterEach(() => site().database.query('delete from hooks'));
  const next = () =>
    callNext({ database: site().database, site: 'https://www.example.com/', hookHosts: ['127.0.0.1'] });
  const calls = () => site().database.query('select state, attempts, last_error from hook_calls order by id');

  describe('a review by a provider', () => {
    const written = async () => {
      const hook = `insert into hooks (name, kind, url, secret) values ('审核', 'review', $1, 'secret')`;
      await site().database.query(hook, [`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`]);
      const author = await site().newVisitor();
      const body = { topic: 'web', title: `怎么循环点击 ${Math.random()}`, content: '点到第三个就报找不到元素' };
      const { id } = await site().call(questionCreate, { token: author.token, body });
      const read = async () =>
        (await site().call(questionDetail, { token: author.token, query: { questionId: id } })).hidden;
      return { id, title: body.title, read };
    };

    test.each([
      ['pass', null],
      ['REVIEW', { held: true }],
      ['Block', { held: true }],
    ])('that says %s', async (suggestion, hidden) => {
      answer = takes({ suggestion });
      const { id, title, read } = await written();
      expect(await read()).toBeNull();
      while (await next());
      const [sent] = received;
      const body = sent?.body ?? '';
      expect(JSON.parse(body)).toMatchObject({
        event: 'content.written',
        data: { targetType: 'question', targetId: id },
      });
      expect(body).toContain(title);
      expect(sent?.signature).toMatch(/^v1,/);
      expect(await calls()).toMatchObject([{ state: 'sent' }]);
      if (hidden) expect(await read()).toMatchObject(hidden);
      else expect(await read()).toBeNull();
    });

    test('that answers rubbish, or not at all, changes nothing and is seen at the desk', async () => {
      answer = (response) => response.end('<html>');
      const { read } = await written();
      await next();
      expect(await calls()).toMatchObject([
        { state: 'failed', last_error: expect.stringContaining('看不懂的回答') as string },
      ]);
      expect(await read()).toBeNull();
      await site().database.query('delete from hooks');
      answer = (response) => response.destroy();
      const other = await written();
      await next();
      expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
      expect(await other.read()).toBeNull();
    });

    test('keeps no text in the queue, and is told of no message', async () => {
      const { title } = await written();
      const message = { name: '客', contact: 'k@example.com', topic: 'trial', message: '想试用', consent: true };
      await site().call(customAssist, { body: message });
      const rows = await site().database.query<{ data: object }>('select data from hook_calls');
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(title);
    });
  });
};
