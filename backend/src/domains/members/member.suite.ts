import {
  answerCreate,
  contentHide,
  followList,
  followSave,
  mailChoice,
  mailChoiceSave,
  MOST_FOLLOWS,
  noticeList,
  openDayGuests,
  openDayWrite,
  profileSave,
  profileShown,
  publicPerson,
  publicQuestion,
  questionCreate,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { writeLetters } from '../mail/letters';
import { openLinkSigner } from '../../links/link-signer';
import { unsubscribePath } from '../mail/unsubscribe-link';

export const memberSuite: Suite = (site) => {
  let count = 0;
  const ask = (token: string, topic = 'start') => {
    const title = `成员的第 ${(count += 1)} 个问题`;
    return site().call(questionCreate, { token, body: { topic, title, content: '内容' } });
  };
  const answer = (token: string, questionId: number) =>
    site().call(answerCreate, { token, body: { questionId, content: `第 ${(count += 1)} 条回答` } });
  const show = (token: string, ...shown: ('questions' | 'answers' | 'works' | 'certificates')[]) =>
    site().call(profileSave, { token, body: { shown } });
  const told = async (token: string) => (await site().call(noticeList, { token })).items.map(({ text }) => text);
  const follow = (token: string, body: object) =>
    site().call(followSave, { token, body: { following: true, ...body } });

  describe('the page of a member', () => {
    test('is nobody’s until they choose what it shows, and shows that alone', async () => {
      const [member, other] = [await site().newVisitor(), await site().newVisitor()];
      const question = await ask(member.token);
      const foreign = await ask(other.token);
      const { id: answerId } = await answer(member.token, foreign.id);
      const page = () => site().call(publicPerson, { query: { id: member.id } });
      expect(await site().refused(publicPerson, { query: { id: member.id } })).toMatchObject({ reason: 'not-found' });
      expect(await site().call(profileShown, { token: member.token })).toEqual({ shown: [] });
      await show(member.token, 'answers', 'certificates', 'answers');
      const { questions, works, answers, certificates } = await page();
      expect([questions, works, certificates]).toEqual([undefined, undefined, []]);
      expect(answers).toMatchObject([{ id: answerId, questionId: foreign.id, title: foreign.title }]);
      await show(member.token, 'questions');
      expect(await page()).toMatchObject({ questions: [{ id: question.id }] });
      // Their name leads there while there is a page.
      const named = async () =>
        (await site().call(publicQuestion, { query: { id: question.id } })).question.author.open;
      expect(await named()).toBe(true);
      await show(member.token);
      expect(await named()).toBeUndefined();
      expect(await site().refused(publicPerson, { query: { id: member.id } })).toMatchObject({ reason: 'not-found' });
    });

    test('shows nothing that a moderator hid, neither there nor above it', async () => {
      const [member, other] = [await site().newVisitor(), await site().newVisitor()];
      const { token } = await site().newVisitor({ roles: ['moderator'] });
      const hidden = await ask(member.token);
      const foreign = await ask(other.token);
      await answer(member.token, foreign.id);
      await show(member.token, 'questions', 'answers');
      for (const targetId of [hidden.id, foreign.id])
        await site().call(contentHide, { token, body: { targetType: 'question', targetId, reason: '广告' } });
      expect(await site().call(publicPerson, { query: { id: member.id } })).toMatchObject({
        questions: [],
        answers: [],
      });
    });
  });

  describe('following', () => {
    test('a person tells of what they show, once each, and no more when they show it no longer', async () => {
      const [member, fan] = [await site().newVisitor(), await site().newVisitor()];
      expect(
        await site().refused(followSave, { token: fan.token, body: { personId: member.id, following: true } }),
      ).toMatchObject({ reason: 'not-found' });
      await show(member.token, 'questions');
      await follow(fan.token, { personId: member.id, following: true });
      await follow(fan.token, { personId: member.id, following: true });
      expect((await site().call(followList, { token: fan.token })).people).toMatchObject([{ id: member.id }]);
      const { title } = await ask(member.token);
      const foreign = await ask(fan.token);
      await answer(member.token, foreign.id);
      // The fan hears of the answer as who asked, and of none as who follows: answers are not shown.
      expect(await told(fan.token)).toEqual([
        `你的问题“${foreign.title}”有了新回答`,
        expect.stringMatching(new RegExp(`提了新问题“${title}”$`)) as string,
      ]);
      await show(member.token);
      await ask(member.token);
      expect(await told(fan.token)).toHaveLength(2);
      expect((await site().call(followList, { token: fan.token })).people).toEqual([]);
    });

    test('a topic tells of its questions, not of one’s own, until it is left', async () => {
      const [fan, other] = [await site().newVisitor(), await site().newVisitor()];
      const { token } = fan;
      await follow(token, { topic: 'sheet' });
      await ask(token, 'sheet');
      await ask(other.token);
      const { title } = await ask(other.token, 'sheet');
      expect(await told(token)).toEqual([expect.stringContaining(title)]);
      expect(await follow(token, { topic: 'sheet', following: false })).toEqual({ people: [], topics: [] });
      await ask(other.token, 'sheet');
      expect(await told(token)).toHaveLength(1);
    });

    test('names one thing that there is, not oneself, and ends at a number', async () => {
      const { id, token } = await site().newVisitor();
      for (const body of [{}, { personId: 1, topic: 'start' }, { personId: id }])
        expect(await site().refused(followSave, { token, body: { following: true, ...body } })).toMatchObject({
          reason: 'invalid-request',
        });
      expect(await site().refused(followSave, { token, body: { topic: 'none', following: true } })).toMatchObject({
        reason: 'not-found',
      });
      const many = `insert into member_follows (user_id, topic) select $1, 'x' || n from generate_series(1, ${MOST_FOLLOWS}) n`;
      await site().database.query(many, [id]);
      const over = { token, body: { topic: 'start', following: true } };
      expect(JSON.stringify((await site().refused(followSave, over)).detail)).toContain('最多关注 200');
    });
  });

  describe('the weekly letter', () => {
    const letters = (userId: number) =>
      site().database.query<{ text: string; state: string }>(
        `select text, state from mails where user_id = $1 and key like 'letter-%' order by id`,
        [userId],
      );
    const write = () => writeLetters(site().database, 'https://www.example.com/');
    const reader = async () => {
      const person = await site().newVisitor();
      await site().database.query(`update users set email = 'a@example.com' where id = $1`, [person.id]);
      await site().call(mailChoiceSave, { token: person.token, body: { letter: true } });
      return person;
    };
    const later = (id: number) =>
      site().database.query(`update users set letter_at = now() - interval '8 days' where id = $1`, [id]);

    test('comes once a week to who asked for it, however many processes write', async () => {
      const person = await reader();
      expect(await site().call(mailChoice, { token: person.token })).toMatchObject({ wanted: true, letter: true });
      await write();
      expect(await letters(person.id)).toEqual([]);
      await later(person.id);
      const other = await site().newVisitor();
      await site().database.query(`update questions set created_at = now() - interval '9 days'`);
      const { id, title } = await ask(other.token);
      await Promise.all([write(), write(), write()]);
      const [letter, ...more] = await letters(person.id);
      expect(more).toEqual([]);
      expect(letter?.text).toContain(`“${title}”，等第一个回答\nhttps://www.example.com/community/question/${id}/`);
      await later(person.id);
      await write();
      expect(await letters(person.id)).toHaveLength(1);
    });

    test('is not written where nothing is new, and what is followed comes first', async () => {
      const person = await reader();
      await later(person.id);
      await site().database.query(`update questions set created_at = now() - interval '9 days'`);
      await write();
      expect(await letters(person.id)).toEqual([]);
      const [member, other] = [await site().newVisitor(), await site().newVisitor()];
      await show(member.token, 'answers');
      await follow(person.token, { personId: member.id });
      const old = await ask(other.token);
      await site().database.query(`update questions set created_at = now() - interval '9 days' where id = $1`, [
        old.id,
      ]);
      await answer(member.token, old.id);
      const fresh = await ask(other.token);
      await later(person.id);
      await write();
      const [letter] = await letters(person.id);
      const at = [old, fresh].map(({ title }) => letter?.text.indexOf(title) ?? -1);
      expect(at).toEqual([expect.any(Number), expect.any(Number)]);
      expect(at[0]).toBeGreaterThan(-1);
      expect(at[0]).toBeLessThan(at[1] ?? -1);
    });

    test('ends with the link in it, also one that waits', async () => {
      const person = await reader();
      await later(person.id);
      await ask((await site().newVisitor()).token);
      await write();
      const signer = await openLinkSigner(site().database);
      const url = `/${unsubscribePath(person.id, new Date().toISOString(), signer)}`;
      expect((await site().request({ method: 'POST', url })).statusCode).toBe(200);
      expect(await letters(person.id)).toMatchObject([{ state: 'cancelled' }]);
      expect(await site().call(mailChoice, { token: person.token })).toMatchObject({ wanted: false, letter: false });
    });
  });

  describe('a letter to the guests of an open day', () => {
    test('reaches who has a seat, once, by mail or among the notices', async () => {
      const { token } = await site().newVisitor({ roles: ['events'] });
      const guests = [await site().newVisitor(), await site().newVisitor(), await site().newVisitor()];
      const { id } = await onlyRow<{ id: number }>(
        site().database,
        `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
           values ('来宾日', '测试', now() + interval '5 days', now() + interval '6 days', now() + interval '4 days') returning id),
         place as (insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
           select id, '桌', '题', '', '', 9, now(), now() from event returning id, event_id),
         seat as (insert into bookings (event_id, table_id, user_id, name, phone, company, note, cancelled_at)
           select p.event_id, p.id, g.value::int, '来宾', '13800000000', '', '', case when g.at = 3 then now() end
           from place p, jsonb_array_elements_text($1::jsonb) with ordinality g (value, at))
         select id from event`,
        [JSON.stringify(guests.map((guest) => guest.id))],
      );
      const [mailed, other, left] = guests.map((guest) => guest.token);
      await site().database.query(`update users set email = 'b@example.com' where id = $1`, [guests[0]?.id ?? 0]);
      expect(await site().call(openDayGuests, { token, query: { id } })).toEqual({ people: 2, byMail: 1 });
      const body = { id, subject: '怎么来', text: '从东门进。' };
      const [one, two] = await Promise.all([1, 2].map(() => site().call(openDayWrite, { token, body })));
      expect([one, two].map((sent) => sent?.people).sort()).toEqual([0, 2]);
      const mails = `select subject, text from mails where key like 'guests-' || $1::int || '-%'`;
      expect(await site().database.query(mails, [id])).toEqual([{ subject: '怎么来', text: '从东门进。' }]);
      for (const by of [mailed, other])
        expect(await told(by ?? '')).toEqual([expect.stringContaining('给来宾的信：怎么来')]);
      expect(await told(left ?? '')).toEqual([]);
      expect(await site().call(openDayWrite, { token, body: { ...body, text: '改从西门进。' } })).toEqual({
        people: 2,
        byMail: 1,
      });
    });
  });
};
