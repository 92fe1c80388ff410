import {
  publicAddresses,
  publicChapter,
  publicComic,
  publicOpenDay,
  publicPastOpenDays,
  publicQuestion,
  publicQuestions,
  publicWork,
  publicWorks,
  workDetail,
} from '@shared/contract/endpoints';
import { type PublicKind, type Route, requestAddress } from '@shared/contract/endpoints';
import { topicsOf } from '@shared/contract/schemas';
import { removePublicThings, makePublicThings } from '../testing/change-fixture';
import type { Suite } from '../domain.suite';

const NEVER = 2_000_000_000;

export const publicPageSuite: Suite = (site) => {
  describe('public pages', () => {
    const query = (sql: string, ...parameters: (string | number)[]) => site().database.query(sql, parameters);
    const refusal = async (route: Route, id: number) => {
      const { status, reason } = await site().refused(route, { query: { id } });
      return [status, reason];
    };
    const gone = [410, 'gone'];
    const missing = [404, 'not-found'];

    afterAll(() => removePublicThings(site().database));

    describe('a page of its own', () => {
      test('of a question has its text, its author and its answers', async () => {
        const { questionId, answerId } = await makePublicThings(site().database);
        const { question, answers } = await site().call(publicQuestion, { query: { id: questionId } });
        expect(question).toMatchObject({ id: questionId, content: '问', author: { name: '甲' }, hidden: null });
        expect(answers).toMatchObject({ total: 1, items: [{ id: answerId, content: '答' }] });
      });

      test('says nothing of who asks: a moderator and its author read what a guest reads', async () => {
        const { questionId, userId, workId, answerId } = await makePublicThings(site().database);
        const moderator = await site().newVisitor({ roles: ['moderator'] });
        await query(`insert into likes (target_type, target_id, user_id) values ('work', $1, $2)`, workId, userId);
        await query(`update answers set hidden_at = now(), hidden_reason = '广告' where id = $1`, answerId);
        for (const [route, id] of [[publicQuestion, questionId] as const, [publicWork, workId] as const]) {
          const guest = await site().call(route, { query: { id } });
          for (const token of [moderator.token, await site().tokenOf(userId)])
            expect(await site().call(route, { query: { id }, token })).toEqual(guest);
          expect(JSON.stringify(guest)).not.toContain('广告');
        }
        await query('update questions set hidden_at = now() where id = $1', questionId);
        expect(
          await site().refused(publicQuestion, { query: { id: questionId }, token: moderator.token }),
        ).toMatchObject({
          reason: 'gone',
        });
      });

      test('of a question is gone once it is hidden or deleted, and back with it', async () => {
        const { questionId } = await makePublicThings(site().database);
        await query('update questions set hidden_at = now() where id = $1', questionId);
        expect(await refusal(publicQuestion, questionId)).toEqual(gone);
        await query('update questions set hidden_at = null where id = $1', questionId);
        await site().call(publicQuestion, { query: { id: questionId } });
        await query('delete from questions where id = $1', questionId);
        expect(await refusal(publicQuestion, questionId)).toEqual(gone);
        expect(await refusal(publicQuestion, NEVER)).toEqual(missing);
      });

      test('of further answers is there as far as they go, and goes with the question', async () => {
        const { questionId, userId } = await makePublicThings(site().database);
        const ask = (page: number) => ({ query: { id: questionId, page } });
        const refused = async (page: number) => (await site().refused(publicQuestion, ask(page))).reason;
        expect(await refused(2)).toBe('not-found');
        await query(
          `insert into answers (question_id, author_id, content) select $1, $2, 'n' || n from generate_series(1, 11) n`,
          questionId,
          userId,
        );
        await query('update questions set answer_count = 12 where id = $1', questionId);
        const first = await site().call(publicQuestion, ask(1));
        const second = await site().call(publicQuestion, ask(2));
        expect([second.question.id, second.answers.page, second.answers.total]).toEqual([questionId, 2, 12]);
        const contents = [...first.answers.items, ...second.answers.items].map(({ content }) => content);
        expect(new Set(contents).size).toBe(12);
        expect([await refused(3), await refused(101)]).toEqual(['not-found', 'invalid-request']);
        await query('update questions set hidden_at = now() where id = $1', questionId);
        expect(await refused(2)).toBe('gone');
      });

      test('of a list of questions is there as far as it goes, for topics that there are', async () => {
        const { comicId, userId } = await makePublicThings(site().database);
        const topic = `v${comicId}`;
        const ask = (page: number, of = topic) => ({ query: { topic: of, page } });
        await query('delete from questions where topic = $1', topic);
        expect(await site().call(publicQuestions, ask(1))).toMatchObject({ items: [], total: 0 });
        await query(
          `insert into questions (topic, title, content, author_id, hidden_at)
           select $1, 'listed', '', $2, case when n > 11 then now() end from generate_series(1, 14) n`,
          topic,
          userId,
        );
        const list = await site().call(publicQuestions, ask(2));
        expect([list.items.length, list.total]).toEqual([1, 11]);
        const refused = async (page: number, of?: string) =>
          (await site().refused(publicQuestions, ask(page, of))).reason;
        expect([await refused(3), await refused(501), await refused(1, 'no-such')]).toEqual([
          'not-found',
          'invalid-request',
          'not-found',
        ]);
        const all = await site().call(publicQuestions);
        expect(all.items).toHaveLength(10);
        expect(topicsOf(requestAddress(publicQuestions, { topic }), list)).toEqual([
          'questions',
          'scene:forum-topic',
          `question:${list.items[0]?.id}`,
        ]);
        await query('delete from questions where topic = $1', topic);
      });

      test('of open days that are over lists them, the latest first, and none that was cancelled', async () => {
        const [older, later, cancelled] = await Promise.all([1, 2, 3].map(() => makePublicThings(site().database)));
        const end = (id: number | undefined, days: number, state = 'published') =>
          query(
            `update open_day_events set starts_at = 'epoch', booking_ends_at = 'epoch', state = $3,
               ends_at = now() - make_interval(days => $2::int) where id = $1`,
            id ?? 0,
            days,
            state,
          );
        await end(older?.eventId, 2);
        await end(later?.eventId, 1);
        await end(cancelled?.eventId, 1, 'cancelled');
        const { items, total } = await site().call(publicPastOpenDays);
        const mine = [older?.eventId, later?.eventId, cancelled?.eventId];
        expect(items.map(({ id }) => id).filter((id) => mine.includes(id))).toEqual([later?.eventId, older?.eventId]);
        expect(items.every(({ status }) => status === 'over') && total >= 2).toBe(true);
      });

      test('of a comic has its chapters in sight; it is missing while there are drafts alone, gone when all are withdrawn', async () => {
        const { comicId } = await makePublicThings(site().database);
        const { comic, chapters } = await site().call(publicComic, { query: { id: comicId } });
        expect(comic).toMatchObject({ id: comicId, chapterCount: 2, readChapterIds: null, topics: [{ name: '话题' }] });
        expect(chapters.map(({ no }) => no)).toEqual([1, 2]);
        await query(`update comic_chapters set state = 'draft' where comic_id = $1`, comicId);
        expect(await refusal(publicComic, comicId)).toEqual(missing);
        await query(`update comic_chapters set state = 'withdrawn' where comic_id = $1`, comicId);
        expect(await refusal(publicComic, comicId)).toEqual(gone);
        await query('delete from comics where id = $1', comicId);
        expect([await refusal(publicComic, comicId), await refusal(publicComic, NEVER)]).toEqual([gone, missing]);
      });

      test('of a chapter stands under its own comic alone, and is gone once it is withdrawn or deleted', async () => {
        const { comicId, chapterId } = await makePublicThings(site().database);
        const ask = (comic: number, id: number) => ({ query: { comicId: comic, id } });
        const { comic, chapter } = await site().call(publicChapter, ask(comicId, chapterId));
        expect([comic.id, chapter.id, chapter.liked, chapter.read]).toEqual([comicId, chapterId, false, false]);
        const refused = async (of: number, id: number) => {
          const { status, reason } = await site().refused(publicChapter, ask(of, id));
          return [status, reason];
        };
        const other = await makePublicThings(site().database);
        expect([await refused(other.comicId, chapterId), await refused(comicId, NEVER)]).toEqual([missing, missing]);
        await query(`update comic_chapters set state = 'draft' where id = $1`, chapterId);
        expect(await refused(comicId, chapterId)).toEqual(missing);
        await query(`update comic_chapters set state = 'withdrawn' where id = $1`, chapterId);
        expect(await refused(comicId, chapterId)).toEqual(gone);
        await query('delete from comic_chapters where id = $1', chapterId);
        expect(await refused(comicId, chapterId)).toEqual(gone);
      });

      test('of a work is what its dialog shows, and gone once it is withdrawn or deleted', async () => {
        const { workId } = await makePublicThings(site().database);
        const work = await site().call(publicWork, { query: { id: workId } });
        expect(work).toEqual(await site().call(workDetail, { query: { workId } }));
        expect((await site().call(publicWorks)).items[0]).toMatchObject({ id: workId });
        await query('update works set withdrawn_at = now() where id = $1', workId);
        expect(await refusal(publicWork, workId)).toEqual(gone);
        await query('delete from works where id = $1', workId);
        expect([await refusal(publicWork, workId), await refusal(publicWork, NEVER)]).toEqual([gone, missing]);
      });

      test('of an open day is there when it is over, missing as a draft, gone when it is cancelled', async () => {
        const { eventId } = await makePublicThings(site().database);
        await query(
          `update open_day_events set starts_at = 'epoch', ends_at = now(), booking_ends_at = 'epoch' where id = $1`,
          eventId,
        );
        expect(await site().call(publicOpenDay, { query: { id: eventId } })).toMatchObject({
          event: { id: eventId, status: 'over' },
          tables: [{ capacity: 5, booked: 1, left: 4 }],
        });
        await query(`update open_day_events set state = 'draft' where id = $1`, eventId);
        expect(await refusal(publicOpenDay, eventId)).toEqual(missing);
        await query(`update open_day_events set state = 'cancelled' where id = $1`, eventId);
        expect([await refusal(publicOpenDay, eventId), await refusal(publicOpenDay, NEVER)]).toEqual([gone, missing]);
      });
    });

    describe('addresses for sitemaps', () => {
      const ask = (kind: PublicKind, page: number) => site().call(publicAddresses, { query: { kind, page } });
      const all = async (kind: PublicKind) => {
        const { pages } = await ask(kind, 1);
        const answers = await Promise.all(Array.from({ length: pages }, (_, index) => ask(kind, index + 1)));
        return answers.flatMap(({ items }) => items);
      };
      const find = async (kind: PublicKind, id: number | string) => (await all(kind)).find((item) => item.id === id);

      test('are of what is in sight, and of nothing else', async () => {
        const of = await makePublicThings(site().database);
        const ids = [
          ['question', of.questionId, `update questions set hidden_at = now() where id = ${of.questionId}`],
          ['work', of.workId, `update works set withdrawn_at = now() where id = ${of.workId}`],
          ['open-day', of.eventId, `update open_day_events set state = 'cancelled' where id = ${of.eventId}`],
          ['help', of.helpSlug, `update help_articles set state = 'withdrawn' where slug = '${of.helpSlug}'`],
          ['chapter', of.chapterId, `update comic_chapters set state = 'withdrawn' where comic_id = ${of.comicId}`],
        ] as const;
        expect(await find('comic', of.comicId)).toMatchObject({ id: of.comicId });
        expect(await find('chapter', of.chapterId)).toMatchObject({ comicId: of.comicId });
        for (const [kind, id, hide] of ids) {
          expect(await find(kind, id)).toMatchObject({ id });
          await query(hide);
          expect(await find(kind, id)).toBeUndefined();
        }
        expect(await find('comic', of.comicId)).toBeUndefined();
      });

      test('tell when what they show changed: by an answer or an editor, and not by a like', async () => {
        const { questionId, workId, userId } = await makePublicThings(site().database);
        await query(`update questions set created_at = 'epoch' where id = $1`, questionId);
        await query(`update answers set created_at = 'epoch' where question_id = $1`, questionId);
        await query('alter table works disable trigger touched');
        await query(`update works set updated_at = 'epoch' where id = $1`, workId);
        await query('alter table works enable trigger touched');
        const first = new Date(0).toISOString();
        expect(await find('question', questionId)).toMatchObject({ updatedAt: first });
        await query(
          `insert into answers (question_id, author_id, content, created_at) values ($1, $2, '', 'epoch'::timestamptz + interval '1 day')`,
          questionId,
          userId,
        );
        expect(await find('question', questionId)).toMatchObject({ updatedAt: new Date(86_400_000).toISOString() });
        await query('update works set like_count = like_count + 1 where id = $1', workId);
        expect(await find('work', workId)).toMatchObject({ updatedAt: first });
        await query(`update works set award = '金奖' where id = $1`, workId);
        expect(await find('work', workId)).not.toMatchObject({ updatedAt: first });
      });

      test('are of further pages of answers and lists, as many as there are', async () => {
        const { questionId, comicId, userId } = await makePublicThings(site().database);
        await query('update questions set answer_count = 31 where id = $1', questionId);
        const pagesOf = async (kind: PublicKind, of: number | string) =>
          (await all(kind)).filter(({ id }) => id === of).map(({ page }) => page);
        expect(await pagesOf('answers', questionId)).toEqual([2, 3, 4]);
        await query('update questions set hidden_at = now() where id = $1', questionId);
        expect(await pagesOf('answers', questionId)).toEqual([]);
        const topic = `v${comicId}`;
        expect(await pagesOf('questions', topic)).toEqual([1]);
        await query(
          `insert into questions (topic, title, content, author_id) select $1, 'listed', '', $2 from generate_series(1, 21)`,
          topic,
          userId,
        );
        expect(await pagesOf('questions', topic)).toEqual([1, 2, 3]);
        expect((await pagesOf('questions', 'all')).slice(0, 2)).toEqual([2, 3]);
        await query('delete from questions where topic = $1', topic);
      });

      test('come by 10,000 numbers, each once, and stay on their page when others are hidden', async () => {
        const { userId } = await makePublicThings(site().database);
        await query(
          `insert into questions (topic, title, content, author_id, hidden_at)
         select 'start', 'many', '', $1, case when n % 7 = 0 then now() end from generate_series(1, 12000) n`,
          userId,
        );
        const first = await ask('question', 1);
        const ids = (await all('question')).map(({ id }) => Number(id));
        expect(first.pages).toBeGreaterThan(1);
        expect((await ask('question', first.pages + 1)).items).toEqual([]);
        const [shown] = await query('select count(*)::int as count from questions where hidden_at is null');
        expect([ids.length, new Set(ids).size]).toEqual([(shown as { count: number }).count, ids.length]);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
        const last = await ask('question', first.pages);
        await query(`update questions set hidden_at = now() where id = $1`, ids.at(-1 - last.items.length) ?? 0);
        expect((await ask('question', first.pages)).items).toEqual(last.items);
        await query(`delete from questions where title = 'many'`);
      }, 300_000);
    });
  });
};
