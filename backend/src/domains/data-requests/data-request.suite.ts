import { createHash } from 'node:crypto';
import {
  accountDelete,
  answerAccept,
  answerCreate,
  answerQuery,
  auditList,
  customAssist,
  dataFind,
  dataRequestCreate,
  dataRequestDecide,
  dataRequestExport,
  dataRequestList,
  deskToday,
  questionCreate,
  userGetAndEnter,
  userInfoRich,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { tracesOf } from '../testing/traces';
import { unzip } from '../testing/unzip';

export const dataRequestSuite: Suite = (site) => {
  const operator = () => site().newVisitor({ roles: ['operator'] });
  let people = 0;
  /** A guest who left a message and got mail, under a phone number or an address that nobody else has. */
  const guest = async () => {
    people += 1;
    const mark = `zqguest${people}x${Math.random().toString(36).slice(2, 8)}`;
    const contact = `${mark}@example.com`;
    const body = {
      name: mark,
      contact: contact.toUpperCase(),
      topic: 'trial',
      message: `${mark} 想试用`,
      consent: true as const,
    };
    await site().call(customAssist, { body });
    const mail = 'insert into mails (to_address, subject, text) values ($1, $2, $2)';
    await site().database.query(mail, [contact, mark]);
    return { mark, contact };
  };
  const asked = async (
    token: string,
    subject: string,
    kind: 'tell' | 'delete' | 'anonymise',
    userId: number | null = null,
  ) => (await site().call(dataRequestCreate, { token, body: { subject, userId, kind } })).id;

  describe('a person who asks about their data', () => {
    test('is found as a guest, with what is kept and why, and exported', async () => {
      const { mark, contact } = await guest();
      const { token } = await operator();
      const found = await site().call(dataFind, { token, body: { subject: contact } });
      expect(found.accounts).toEqual([]);
      expect(found.guest).toMatchObject([
        { table: 'messages', what: '留言和约的演示', rows: 1, why: expect.stringContaining('365 天') as string },
        { table: 'mails', rows: 1 },
      ]);
      const before = await site().call(deskToday, { token });
      const id = await asked(token, contact, 'tell');
      const now = await site().call(deskToday, { token });
      const open = ({ waiting }: typeof now) => waiting.find(({ kind }) => kind === 'requests')?.count ?? 0;
      expect(open(now)).toBe(open(before) + 1);
      const { items } = await site().call(dataRequestList, { token, query: { state: 'open', keyword: contact } });
      expect(items).toMatchObject([{ id, subject: contact }]);
      const days = items.map(({ askedAt, dueAt }) => (Date.parse(dueAt) - Date.parse(askedAt)) / 86_400_000);
      expect(days).toEqual([expect.closeTo(15)]);
      const { url } = await site().call(dataRequestExport, { token, body: { id } });
      const files = await unzip((await site().request(url)).rawPayload);
      expect([...files.keys()]).toEqual(['guest-messages.json', 'guest-message-answers.json', 'guest-mails.json']);
      expect(String(files.get('guest-messages.json'))).toContain(mark);
      expect((await site().request(url.replace(/\/\d+\/\d+\//, '/999999/1/'))).statusCode).toBe(410);
    });

    test('is found by the phone of a booking or a message, however it is written', async () => {
      const phone = `139${String(Math.random()).slice(2, 10)}`;
      const person = await site().newVisitor();
      const message = {
        name: '客',
        contact: `+86 ${phone.slice(0, 3)}-${phone.slice(3)}`,
        topic: 'trial',
        message: '在吗',
      };
      await site().call(customAssist, { token: person.token, body: { ...message, consent: true } });
      const { token } = await operator();
      const found = await site().call(dataFind, { token, body: { subject: phone } });
      expect(found.accounts.map(({ id }) => id)).toEqual([person.id]);
      const byNumber = await site().call(dataFind, { token, body: { subject: String(person.id) } });
      expect(byNumber.accounts.map(({ id }) => id)).toEqual([person.id]);
      const stranger = await site().newVisitor();
      const wrong = { subject: phone, userId: stranger.id, kind: 'delete' };
      expect(await site().refused(dataRequestCreate, { token, body: wrong })).toMatchObject({ status: 400 });
      expect(await site().refused(dataFind, { token, body: { subject: '张三' } })).toMatchObject({ status: 400 });
    });

    test('is deleted once, with a proof that names nobody', async () => {
      const { mark, contact } = await guest();
      const [one, other] = [await operator(), await operator()];
      const id = await asked(one.token, contact, 'delete');
      const decide = (token: string) => site().call(dataRequestDecide, { token, body: { id } });
      const results = await Promise.allSettled([decide(one.token), decide(other.token)]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await site().refused(dataRequestDecide, { token: other.token, body: { id } })).toMatchObject({
        status: 409,
        message: '同事已经办过这个请求了',
      });
      const traces = await tracesOf(mark, { database: site().database, folder: site().uploads, log: site().log });
      expect(traces).toEqual([]);
      const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))[0];
      expect(done?.request).toMatchObject({ subject: '', state: 'done', counts: { messages: 1, mails: 1 } });
      expect(done?.request.proof).toBe(
        createHash('sha256')
          .update(`${done?.key ?? ''} ${contact}`)
          .digest('hex'),
      );
      const query = { objectType: 'data-request', objectId: String(id) };
      const { items } = await site().call(auditList, { token: one.token, query });
      expect(JSON.stringify(items)).not.toContain(mark);
      expect(items.map(({ action }) => action)).toContain('dataRequestDecide');
    });

    test('is anonymised: the message counts, and says nothing', async () => {
      const { mark, contact } = await guest();
      const { token } = await operator();
      const id = await asked(token, contact, 'anonymise');
      const { database } = site();
      const count = async () => (await database.query<{ id: number }>('select id from messages')).length;
      const before = await count();
      await site().call(dataRequestDecide, { token, body: { id } });
      expect(await count()).toBe(before);
      await database.query(`delete from messages where name = '已匿名'`);
      expect(await tracesOf(mark, { database, folder: site().uploads, log: site().log })).toEqual([]);
    });

    test('whose account is deleted at the desk is logged out, and who decides is somebody else', async () => {
      const person = await site().newVisitor();
      const { id: operatorId, token } = await operator();
      const id = await asked(token, String(person.id), 'delete', person.id);
      const own = await asked(token, String(operatorId), 'delete', operatorId);
      expect(await site().refused(dataRequestDecide, { token, body: { id: own } })).toMatchObject({
        reason: 'own-proposal',
      });
      const { request } = await site().call(dataRequestDecide, { token, body: { id } });
      expect(request).toMatchObject({ state: 'done', userId: null, counts: { users: 1 } });
      expect(await site().refused(userInfoRich, { token: person.token })).toMatchObject({ status: 401 });
    });

    test('is refused with a reason, and everything stays', async () => {
      const { mark, contact } = await guest();
      const { token } = await operator();
      const id = await asked(token, contact, 'delete');
      const { request } = await site().call(dataRequestDecide, { token, body: { id, reason: '法律要求保存' } });
      expect(request).toMatchObject({ state: 'refused', reason: '法律要求保存', counts: {} });
      expect(await tracesOf(mark, { database: site().database, folder: site().uploads, log: site().log })).toContain(
        'table messages',
      );
    });
  });

  test('with a message and at a login stands which version of the texts was agreed to, and since when', async () => {
    const { database } = site();
    const declare = (key: string) =>
      database.query(
        `insert into content_declarations (package, key, title, description, addresses, schema, shipped)
         values ('remote-test', $1, '', '', '[]', '{}', '{"version": "1.0"}') on conflict (package, key) do nothing`,
        [key],
      );
    for (const key of ['legal-personal-information', 'legal-agreement']) await declare(key);
    const person = await site().newVisitor();
    const leave = () => {
      const body = {
        name: '客',
        contact: 'k@example.com',
        topic: 'trial',
        message: `在吗 ${Math.random()}`,
        consent: true,
      };
      return site().call(customAssist, { token: person.token, body });
    };
    const versions = async () =>
      (
        await database.query<{ v: string }>(
          'select consent_version as v from messages where user_id = $1 order by id',
          [person.id],
        )
      ).map(({ v }) => v);
    const agreed = async () => {
      await site().call(userGetAndEnter, { token: person.token });
      const sql = 'select consent_version as version, consented_at as at from users where id = $1';
      return onlyRow<{ version: string; at: string }>(database, sql, [person.id]);
    };
    await leave();
    const first = await agreed();
    expect(await agreed()).toEqual(first);
    await database.query(
      `with p as (insert into content_publications (state, at) values ('published', now()) returning id)
       insert into content_changes (publication_id, package, key, value)
       select p.id, 'remote-test', k, '{"version": "2.0"}' from p, unnest(array['legal-personal-information', 'legal-agreement']) k`,
    );
    await leave();
    expect(await versions()).toEqual(['1.0', '2.0']);
    const second = await agreed();
    expect([first.version, second.version]).toEqual(['1.0', '2.0']);
    expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at));
    await database.query(`update content_declarations set live = false where package = 'remote-test'`);
  });

  test.each([
    [true, ['这样就好']],
    [false, []],
  ])('answers that were accepted stay without a name where the account says so (%s)', async (keepAnswers, left) => {
    const asker = await site().newVisitor();
    const body = { topic: 'web', title: `怎么循环 ${Math.random()}`, content: '点到第三个就报错' };
    const { id: questionId } = await site().call(questionCreate, { token: asker.token, body });
    const person = await site().newVisitor();
    const accepted = await site().call(answerCreate, {
      token: person.token,
      body: { questionId, content: '这样就好' },
    });
    await site().call(answerCreate, { token: person.token, body: { questionId, content: '别的办法' } });
    await site().call(answerAccept, { token: asker.token, body: { answerId: accepted.id, accepted: true } });
    await site().call(accountDelete, { token: person.token, body: { confirm: '注销账号', keepAnswers } });
    const { items, total } = await site().call(answerQuery, { query: { questionId } });
    expect(items.map(({ content }) => content)).toEqual(left);
    expect(total).toBe(left.length);
    if (keepAnswers) expect(items[0]).toMatchObject({ accepted: true, author: { name: '已注销用户' } });
  });
};
