import { requestAddress } from '@shared/contract/endpoints';
import { endpoints, topicsOf } from '@shared/contract/schemas';
import type { Suite } from '../domain.suite';
import { type PublicThings, removePublicThings, makePublicThings, tableChanges } from '../testing/change-fixture';
import { ChangeReader } from './testing/change-reader';

type Query = Record<string, string | number>;

/** Queries with which each call is asked, so that its answer shows the things. */
const asked: Readonly<Record<string, (of: PublicThings) => readonly Query[]>> = {
  comicTopicList: () => [{}],
  comicList: ({ topicId }) => [{ topicId }, { size: 50 }],
  comicChapterSimpleList: ({ comicId }) => [{ comicId }],
  comicChapterList: ({ comicId }) => [{ comicId }],
  comicChapterDetail: ({ chapterId }) => [{ chapterId }],
  chapterComments: ({ chapterId }) => [{ chapterId }],
  comicChapterLikeUserList: ({ chapterId }) => [{ chapterId }],
  workDetail: ({ workId }) => [{ workId }],
  questionList: () => [{}],
  questionDetail: ({ questionId }) => [{ questionId }],
  answerQuery: ({ questionId }) => [{ questionId }],
  tableAppointmentCount: ({ eventId }) => [{ eventId }],
  clientBuilds: () => [{}],
  sceneDataSource: () => [{ sceneCode: 'forum-topic' }, { sceneCode: 'work-season' }],
  helpArticleList: () => [{}],
  helpArticleDetail: ({ helpSlug }) => [{ id: helpSlug }],
  siteContent: ({ contentKey }) => [{ package: 'told', keys: contentKey }],
  publicQuestion: ({ questionId }) => [{ id: questionId }],
  publicQuestions: ({ comicId }) => [{}, { topic: `v${comicId}` }],
  publicPastOpenDays: () => [{}],
  publicComic: ({ comicId }) => [{ id: comicId }],
  publicChapter: ({ comicId, chapterId }) => [{ comicId, id: chapterId }],
  publicWork: ({ workId }) => [{ id: workId }],
  publicWorks: () => [{}],
  publicOpenDay: ({ eventId }) => [{ id: eventId }],
  publicPerson: ({ userId }) => [{ id: userId }],
  publicCertificate: ({ certificateNo }) => [{ no: certificateNo }],
  publicAddresses: () =>
    ['question', 'comic', 'chapter', 'work', 'open-day', 'help'].flatMap((kind) => [{ kind }, { kind, texts: '1' }]),
};

/** Tables that calls read only for a visitor with a login. */
const personal: ReadonlySet<string> = new Set(['likes', 'chapter_reads', 'question_follows']);

const composed = endpoints.filter(({ topics }) => topics !== null);

export const changeSuite: Suite = (site) => {
  /** A guest's answer without the time of asking; and the tables that it was read from. */
  const ask = async (address: string) => {
    const spy = jest.spyOn(site().database, 'query');
    const { statusCode, body } = await site().request(address);
    const sql = spy.mock.calls.map(([text]) => text).join('\n');
    spy.mockRestore();
    const named = new Set([...sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/g)].map(([, table = '']) => table));
    const all = await site().database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const tables = all.map(({ name }) => name).filter((name) => named.has(name));
    return { answer: `${statusCode} ${body.replace(/"asOf":"[^"]*"/, '')}`, tables };
  };

  describe('changes of public data', () => {
    let reader: ChangeReader;
    beforeAll(async () => {
      reader = await ChangeReader.open(site());
    });
    afterAll(async () => {
      await removePublicThings(site().database);
      await reader.close();
    });

    test('every call with topics is asked here, and each is a GET for guests', () => {
      expect(composed.map(({ name }) => name).sort()).toEqual(Object.keys(asked).sort());
      expect(composed.filter(({ access, route }) => access !== 'guest' || route.method !== 'GET')).toEqual([]);
    });

    test.each(composed.map(({ name, route }) => ({ name, route })))(
      '$name: whatever changes its answer is told by one of its topics',
      async ({ name, route }) => {
        const queries = asked[name]?.(await makePublicThings(site().database)).length ?? 0;
        for (let at = 0; at < queries; at += 1) {
          const address = (of: PublicThings) => requestAddress(route, asked[name]?.(of)[at]);
          const { tables } = await ask(address(await makePublicThings(site().database)));
          for (const table of tables) {
            const of = await makePublicThings(site().database);
            const topics = topicsOf(address(of)) ?? [];
            const changes = tableChanges(of)[table];
            if (personal.has(table) && changes === undefined) continue;
            let changed = 0;
            for (const sql of changes ?? []) {
              const before = await ask(address(of));
              await reader.skip();
              await site().database.query(sql);
              const { topics: told } = await reader.next();
              if ((await ask(address(of))).answer === before.answer) continue;
              changed += 1;
              expect({ sql, told: told.some(({ topic }) => topics.includes(topic)) }).toEqual({ sql, told: true });
            }
            if (!personal.has(table))
              expect({ name, table, changed: changed > 0 }).toEqual({ name, table, changed: true });
          }
        }
      },
      300_000,
    );

    test.each(composed.map(({ name, route }) => ({ name, route })))(
      '$name: says the same to everybody who has no login',
      async ({ name, route }) => {
        const of = await makePublicThings(site().database);
        for (const query of asked[name]?.(of) ?? []) {
          const address = requestAddress(route, query);
          const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'other', 'accept-language': 'en' };
          const other = await site().request({ url: address, headers });
          expect((await ask(address)).answer).toBe(`${other.statusCode} ${other.body.replace(/"asOf":"[^"]*"/, '')}`);
          expect(other.statusCode).toBe(200);
        }
      },
    );

    test('a topic is told once a transaction, and nothing is told of what was taken back', async () => {
      const { questionId } = await makePublicThings(site().database);
      await reader.skip();
      await site().database.transaction(async (transaction) => {
        for (let at = 0; at < 3; at += 1)
          await transaction.query('update questions set like_count = like_count + 1 where id = $1', [questionId]);
      });
      const failing = site().database.transaction(async (transaction) => {
        await transaction.query('update questions set like_count = like_count + 1 where id = $1', [questionId]);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      const { topics } = await reader.next();
      expect(topics.map(({ topic }) => topic).sort()).toEqual([`question:${questionId}`, 'questions']);
    });

    test('a statement that changes nothing tells nothing', async () => {
      const { questionId, comicId, userId } = await makePublicThings(site().database);
      await reader.skip();
      await site().database.query('update questions set like_count = like_count where id = $1', [questionId]);
      await site().database.query('update comics set title = title where id = $1', [comicId]);
      await site().database.query(`update users set name = name, entered_at = now() where id = $1`, [userId]);
      expect((await reader.next()).topics).toEqual([]);
    });

    test('the neighbours of a chapter are told where its name or place changes, and not where it is liked', async () => {
      const { comicId, chapterId } = await makePublicThings(site().database);
      const second = 'where comic_id = $1 and no = 2';
      await reader.skip();
      await site().database.query(`update comic_chapters set like_count = like_count + 1 ${second}`, [comicId]);
      expect((await reader.next()).topics.map(({ topic }) => topic)).not.toContain(`chapter:${chapterId}`);
      await site().database.query(`update comic_chapters set title = '改' ${second}`, [comicId]);
      expect((await reader.next()).topics.map(({ topic }) => topic)).toContain(`chapter:${chapterId}`);
    });
  });
};
