import {
  accountDelete,
  accountExport,
  activityWorksPage,
  answerQuery,
  questionDetail,
  tableConfig,
  tableSubmitAppointment,
  userInfoRich,
} from '@shared/contract/endpoints';
import { tables } from '../../tables/declared';
import { sections } from '../../tables/of-persons';
import { MARK, markedPerson } from './marked-person.suite';
import { tracesOf } from '../testing/traces';
import { unzip } from '../testing/unzip';
import type { Suite } from '../domain.suite';

/** Tables of persons that hold numbers and times alone, or words of the site; of all others `markedPerson` leaves words to be found. */
const wordless: ReadonlySet<string> = new Set([
  'chapter_reads',
  'comic_places',
  'content_drafts',
  'demo_hours',
  'demos',
  'lead_rule_people',
  'likes',
  'post_pictures',
  'question_follows',
  'member_follows',
  'role_changes',
]);

const confirm = { confirm: '注销账号' };

export const accountSuite: Suite = (site) => {
  const traces = () => tracesOf(MARK, { database: site().database, folder: site().uploads, log: site().log });

  describe('the archive of a person', () => {
    test('holds everything about them, with their files, by a link that ends', async () => {
      const person = await markedPerson(site());
      const { url, expiresAt } = await site().call(accountExport, { token: person.token });
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
      const { headers, rawPayload } = await site().request(url);
      expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
      const files = await unzip(rawPayload);
      const names = [...files.keys()];
      expect(names.slice(0, sections.length)).toEqual(sections.map(({ file }) => file));
      expect(names.slice(sections.length)).toEqual([`files/1-${MARK}.pdf`, `files/2-${MARK}.pdf`]);
      for (const [name, content] of files) {
        if (!name.endsWith('.json')) continue;
        const rows = JSON.parse(content.toString()) as unknown[];
        expect([name, rows.length]).toEqual([name, expect.any(Number) as number]);
        expect([name, rows.length > 0]).toEqual([name, true]);
      }
      expect(files.get(`files/1-${MARK}.pdf`)?.toString()).toContain(MARK);
      expect(JSON.parse(String(files.get('profile.json')))).toEqual([
        expect.objectContaining({ id: person.id, name: MARK, company: MARK, subject: MARK, blockedReason: MARK }),
      ]);
      expect(JSON.parse(String(files.get('answers.json')))).toHaveLength(2);

      expect((await site().request(url.replace(/\/\d+\//, `/${person.id + 1}/`))).statusCode).toBe(410);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      const late = await site().request(url);
      jest.restoreAllMocks();
      expect(late.json()).toMatchObject({ code: 410, data: { reason: 'link-expired' } });
      await site().call(accountDelete, { token: person.token, body: confirm });
    }, 300_000);

    test('holds more rows than are read at once, each once', async () => {
      const { id, token } = await site().newVisitor();
      const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url)
        select $1::int, '多', 'a@b.cn', '', 'trial', n::text, '' from generate_series(1, 450) n`;
      await site().database.query(sql, [id]);
      const { url } = await site().call(accountExport, { token });
      const files = await unzip((await site().request(url)).rawPayload);
      const told = JSON.parse(String(files.get('messages.json'))) as { message: string }[];
      expect(told.map(({ message }) => Number(message))).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
      await site().call(accountDelete, { token, body: confirm });
    });

    test('fails with a sentence where the database gives not all of it, and ends where that shows late', async () => {
      const { id, token } = await site().newVisitor();
      const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url)
        select $1::int, '多', 'a@b.cn', '', 'trial', n::text, '' from generate_series(1, 450) n`;
      await site().database.query(sql, [id]);
      const { database } = site();
      const query = database.query.bind(database);
      let late = false;
      const broken = jest.spyOn(database, 'query').mockImplementation((text, parameters) => {
        const isLater = typeof parameters?.[1] === 'string';
        if (text.includes('from messages') && text.includes('row_to_json') && isLater === late)
          return Promise.reject(new Error('relation is gone'));
        return query(text, parameters);
      });
      const { url } = await site().call(accountExport, { token });
      const answer = await site().request(url);
      expect(answer.json()).toMatchObject({ code: 500, msg: '服务暂时不可用，请稍后再试' });
      // The rows that come second fail once the archive is on its way.
      late = true;
      await expect(site().request(url)).rejects.toThrow();
      broken.mockRestore();
      await site().call(accountDelete, { token, body: confirm });
    });

    test('knows every table that points at a person, and which rows go with another', async () => {
      const rows = await site().database.query<{ name: string; person: boolean; cascades: boolean }>(
        `select conrelid::regclass::text as name, bool_or(confrelid = 'users'::regclass) as person, bool_or(confdeltype = 'c') as cascades
         from pg_constraint where contype = 'f' group by conrelid`,
      );
      const declared = new Map(Object.entries(tables));
      const ofPersons = rows.filter(({ person }) => person).map(({ name }) => name);
      expect(ofPersons.filter((name) => declared.get(name)?.erased === 'nobody')).toEqual([]);
      const cascading = new Set(rows.filter(({ cascades }) => cascades).map(({ name }) => name));
      const said = [...declared].filter(([, { erased }]) => erased === 'cascade').map(([name]) => name);
      expect(said.filter((name) => !cascading.has(name))).toEqual([]);
    });
  });

  describe('a person who deletes their account', () => {
    test('is found nowhere: in no table, no file and no line of the log', async () => {
      const person = await markedPerson(site());
      const { url } = await site().call(accountExport, { token: person.token });
      // The test could find them.
      const withWords = Object.entries(tables).filter(
        ([name, { erased }]) => erased !== 'nobody' && !wordless.has(name),
      );
      const found = withWords.map(([name]) => `table ${name}`).sort();
      expect(await traces()).toEqual([...found, 'a file', 'a file']);
      await site().call(accountDelete, { token: person.token, body: confirm });
      expect(await traces()).toEqual([]);
      const { database } = site();
      const pointing = await database.query<{ table: string; column: string }>(
        `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.confrelid = 'users'::regclass`,
      );
      for (const { table, column } of pointing) {
        const rows = await database.query(`select 1 as one from ${table} where ${column} = $1`, [person.id]);
        expect([table, rows.length]).toEqual([table, 0]);
      }
      expect((await site().request(url)).statusCode).toBe(410);
    }, 300_000);

    test('leaves what others answered, without the name, and counters that are right', async () => {
      const person = await markedPerson(site());
      await site().call(accountDelete, { token: person.token, body: confirm });
      const kept = await site().call(questionDetail, { query: { questionId: person.answered } });
      expect(kept).toMatchObject({ title: '大家怎么开始的？', answerCount: 1, author: { name: '已注销用户' } });
      const { items } = await site().call(answerQuery, { query: { questionId: person.answered } });
      expect(items.map(({ content }) => content)).toEqual(['先装客户端。']);
      const gone = await site().refused(questionDetail, { query: { questionId: person.lonely } });
      expect(gone).toMatchObject({ status: 404 });
      expect(await site().call(questionDetail, { query: { questionId: person.foreign.questionId } })).toMatchObject({
        answerCount: 1,
      });
      for (const [type, table] of [
        ['work', 'works'],
        ['answer', 'answers'],
        ['comment', 'chapter_comments'],
        ['comic-chapter', 'comic_chapters'],
      ]) {
        const wrong = await site().database.query(
          `select t.id from ${table} t where t.like_count <>
             (select count(*) from likes l where l.target_type = '${type}' and l.target_id = t.id)`,
        );
        expect([table, wrong]).toEqual([table, []]);
      }
      const counted = `select q.id from questions q where q.answer_count <> (select count(*) from answers a where a.question_id = q.id)`;
      expect(await site().database.query(counted)).toEqual([]);
      const astray = `select 1 as one from likes where target_type = 'work' and target_id = ${person.workId}`;
      expect(await site().database.query(astray)).toEqual([]);
    }, 300_000);

    test('gives the seat back', async () => {
      const person = await markedPerson(site());
      const next = await site().newVisitor();
      const seat = { tableId: person.tableId, name: '王', phone: '13800000001' };
      const full = await site().refused(tableSubmitAppointment, { token: next.token, body: seat });
      expect(full.reason).toBe('table-full');
      await site().call(accountDelete, { token: person.token, body: confirm });
      expect(await site().call(tableSubmitAppointment, { token: next.token, body: seat })).toMatchObject({
        status: 'booked',
      });
      expect(await site().call(tableConfig, { token: next.token })).toBeDefined();
    }, 300_000);

    test('is logged out everywhere at once, and within seconds for what a guest may read elsewhere', async () => {
      const { id, token } = await site().newVisitor();
      const elsewhere = await site().openBeside({});
      const tablet = await site().tokenOf(id);
      const reads = (at: typeof elsewhere) =>
        at.request({ method: 'POST', url: activityWorksPage.path, payload: {}, headers: bearer(tablet) });
      expect((await reads(elsewhere)).headers['token-ended']).toBeUndefined();
      await site().call(accountDelete, { token, body: confirm });
      expect(await site().refused(userInfoRich, { token: tablet })).toMatchObject({ status: 401 });
      expect(await elsewhere.refused(userInfoRich, { token: tablet })).toMatchObject({ status: 401 });
      expect((await reads(site())).headers['token-ended']).toBe('true');
      const later = Date.now() + 5001;
      jest.spyOn(Date, 'now').mockReturnValue(later);
      expect((await reads(elsewhere)).headers['token-ended']).toBe('true');
      jest.restoreAllMocks();
      await elsewhere.close();
    });

    test('must type what they want', async () => {
      const { token } = await site().newVisitor();
      const refused = await site().refused(accountDelete, { token, body: { confirm: '好' } });
      expect(refused.detail).toMatchObject({ fields: [{ message: '请输入「注销账号」四个字' }] });
      expect(await site().call(userInfoRich, { token })).toBeDefined();
    });

    test('is not the last operator: of two who leave at once, one stays', async () => {
      const { database } = site();
      const before = `select id from users where 'operator' = any(roles)`;
      const others = await database.query<{ id: number }>(before);
      const ids = JSON.stringify(others.map(({ id }) => id));
      const listed = 'id in (select jsonb_array_elements_text($1::jsonb)::int)';
      await database.query(`update users set roles = array_remove(roles, 'operator') where ${listed}`, [ids]);
      const [one, two] = [
        await site().newVisitor({ roles: ['operator'] }),
        await site().newVisitor({ roles: ['operator'] }),
      ];
      const leave = (token: string) =>
        site().request({ method: 'POST', url: accountDelete.path, payload: confirm, headers: bearer(token) });
      const answers = await Promise.all([leave(one.token), leave(two.token)]);
      await database.query(`update users set roles = array_append(roles, 'operator') where ${listed}`, [ids]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        data: { reason: 'last-operator' },
        msg: '你是最后一位管理员，请先把管理员角色交给别人，再注销账号',
      });
    });
  });
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
