import {
  answerCreate,
  answerDelete,
  answerQuery,
  bookingCancel,
  customAssist,
  questionCreate,
  tableSubmitAppointment,
  userGetAndEnter,
  userLogout,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';

const question = (title: string) => ({ topic: 'start', title, content: '一次' });

export const repeatsSuite: Suite = (site) => {
  const post = (path: string, payload: object, headers: Record<string, string>) =>
    site().request({ method: 'POST', url: path, payload, headers: { 'x-forwarded-for': '198.51.103.1', ...headers } });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const count = async (sql: string, value: string | number) =>
    (await onlyRow<{ count: number }>(site().database, `select count(*)::int as count from ${sql}`, [value])).count;
  const idOf = (answer: { json(): unknown }) => (answer.json() as { data: { id: number } }).data.id;

  describe('the same create', () => {
    test('twenty times at once happens once, and all get the same answer', async () => {
      const { id, token } = await site().newVisitor();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(questionCreate.path, question('同一个问题'), bearer(token))),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map(idOf)).size).toBe(1);
      expect(await count('questions where author_id = $1', id)).toBe(1);
    }, 300_000);

    test('some time later is another one', async () => {
      const { id, token } = await site().newVisitor();
      const first = await post(questionCreate.path, question('又一次'), bearer(token));
      const age = `update idempotency_keys set made_at = now() - interval '11 seconds' where user_id = $1`;
      await site().database.query(age, [id]);
      const second = await post(questionCreate.path, question('又一次'), bearer(token));
      expect(idOf(second)).not.toBe(idOf(first));
    });

    test('by the same key is the same one whenever it comes; with another body it is refused', async () => {
      const { id, token } = await site().newVisitor();
      const headers = { ...bearer(token), 'idempotency-key': 'a-key-of-mine' };
      const first = await post(questionCreate.path, question('带编号'), headers);
      const age = `update idempotency_keys set made_at = now() - interval '1 hour' where user_id = $1`;
      await site().database.query(age, [id]);
      expect(idOf(await post(questionCreate.path, question('带编号'), headers))).toBe(idOf(first));
      const other = await post(questionCreate.path, question('另一个'), headers);
      expect(other.json()).toMatchObject({ code: 409, data: { reason: 'key-reused' } });
      expect(await count('questions where author_id = $1', id)).toBe(1);
      const bad = await post(questionCreate.path, question('编号'), { ...headers, 'idempotency-key': 'short' });
      expect(bad.json()).toMatchObject({ code: 400, data: { fields: [{ path: 'Idempotency-Key' }] } });
    });

    test('of another person is their own', async () => {
      const [one, two] = [await site().newVisitor(), await site().newVisitor()];
      const [first, second] = await Promise.all(
        [one, two].map(({ token }) => post(questionCreate.path, question('都想问'), bearer(token))),
      );
      expect(first && second && idOf(first) !== idOf(second)).toBe(true);
    });

    test('of a guest counts by the address, of which nothing is kept', async () => {
      const message = { name: '访', contact: 'a@b.cn', topic: 'trial', message: '同一条留言', consent: true };
      const from = (address: string) => post(customAssist.path, message, { 'x-forwarded-for': address });
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => from('198.51.100.7')),
        from('198.51.100.8'),
      ]);
      expect(new Set(answers.map(idOf)).size).toBe(2);
      expect(await count('messages where message = $1', message.message)).toBe(2);
      const owners = await site().database.query<{ owner: string }>(
        `select owner from idempotency_keys where user_id is null`,
      );
      expect(owners.length).toBeGreaterThan(0);
      for (const { owner } of owners) expect(owner).toMatch(/^guest [\w-]{32}$/);
    });

    test('that was refused leaves nothing in the way of the next', async () => {
      const { token } = await site().newVisitor();
      const headers = { ...bearer(token), 'idempotency-key': 'tried-twice' };
      const body = { ...question('话题还没有'), topic: 'not-yet' };
      expect((await post(questionCreate.path, body, headers)).statusCode).toBe(400);
      const topic = `insert into scene_items (scene_code, value, label, position) values ('forum-topic', 'not-yet', '新', 99)`;
      await site().database.query(topic);
      expect((await post(questionCreate.path, body, headers)).statusCode).toBe(200);
      await site().database.query(`delete from scene_items where value = 'not-yet'`);
    });

    test('after it was taken back is a new one', async () => {
      const { token } = await site().newVisitor();
      const { id: questionId } = await site().call(questionCreate, { token, body: question('收回再答') });
      const body = { questionId, content: '收回再答' };
      const first = await site().call(answerCreate, { token, body });
      await site().call(answerDelete, { token, body: { answerId: first.id } });
      const second = await site().call(answerCreate, { token, body });
      const { items } = await site().call(answerQuery, { query: { questionId } });
      expect(items.map(({ id }) => id)).toEqual([second.id]);

      const seat = { tableId: await newTable(), name: '王', phone: '13800000001' };
      const booked = await site().call(tableSubmitAppointment, { token, body: seat });
      await site().call(bookingCancel, { token, body: { bookingId: booked.id } });
      expect((await site().call(tableSubmitAppointment, { token, body: seat })).id).not.toBe(booked.id);
    });
  });

  async function newTable(): Promise<number> {
    const sql = `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
         values ('开放日', '测试', now() + interval '20 days', now() + interval '21 days', now() + interval '19 days') returning id)
       insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
       select id, '桌', '题', '', '', 5, now(), now() from event returning id`;
    return (await onlyRow<{ id: number }>(site().database, sql)).id;
  }

  describe('a call that takes no body', () => {
    const json = { 'content-type': 'application/json' };
    test.each([
      ['with no type', {}, undefined],
      ['with a type', json, undefined],
      ['with an empty body', json, ''],
      ['with an empty object', json, '{}'],
      ['with null', json, 'null'],
    ] as const)('works %s', async (_what, headers, payload) => {
      const { token } = await site().newVisitor();
      for (const { path: url } of [userGetAndEnter, userLogout]) {
        const answer = await site().request({
          method: 'POST',
          url,
          headers: { ...headers, ...bearer(token) },
          ...(payload !== undefined && { payload }),
        });
        expect([url, answer.statusCode]).toEqual([url, 200]);
      }
    });

    test('is the only one: where something is needed, nothing is refused', async () => {
      const { token } = await site().newVisitor();
      const headers = { ...json, ...bearer(token) };
      const answer = await site().request({ method: 'POST', url: questionCreate.path, headers, payload: '' });
      expect(answer.json()).toMatchObject({ code: 400, data: { reason: 'invalid-request' } });
    });
  });
};
