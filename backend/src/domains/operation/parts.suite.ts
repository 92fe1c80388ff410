import {
  type DataOf,
  type Page,
  activityWorksPage,
  answerQuery,
  answerRecommend,
  comicChapterLikeUserList,
  comicList,
  likeCreate,
  myLikes,
  questionList,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite, TestSite } from '../domain.suite';

interface List {
  /** Reads one part: numbers of what is there, and where the next begins. */
  read: (cursor: string | undefined) => Promise<{ ids: number[]; next: string | null }>;
  /** Adds something new, which is at the top. */
  add: () => Promise<unknown>;
  /** Takes away what is there. */
  remove: (id: number) => Promise<unknown>;
  /** Leaves nothing to the tests of others. */
  clean: () => Promise<unknown>;
}

const SIZE = 3;

function partOf<Item>(page: Page<Item>, id: (item: Item) => number): { ids: number[]; next: string | null } {
  return { ids: page.items.map(id), next: page.next ?? null };
}

const query = (cursor: string | undefined) => ({ size: SIZE, ...(cursor !== undefined && { cursor }) });

export const partsSuite: Suite = (site) => {
  const makers: Readonly<Record<string, (at: TestSite) => Promise<List>>> = {
    questionList: async (at) => {
      const { id: author } = await at.newVisitor();
      const keyword = `逐段${author}`;
      const insert = `insert into questions (topic, title, content, author_id) select 'start', $2, '', $1 from generate_series(1, $3)`;
      const add = async (count: number) => {
        await at.database.query(insert, [author, keyword, count]);
        await at.index();
      };
      await add(10);
      return {
        read: async (cursor) =>
          partOf(await at.call(questionList, { query: { keyword, ...query(cursor) } }), ({ id }) => id),
        add: () => add(1),
        remove: (id) => at.database.query('delete from questions where id = $1', [id]),
        clean: () => at.database.query('delete from questions where author_id = $1', [author]),
      };
    },
    answerQuery: async (at) => {
      const { id: author } = await at.newVisitor();
      const moderator = await at.newVisitor({ roles: ['moderator'] });
      const { id: questionId } = await onlyRow<{ id: number }>(
        at.database,
        `insert into questions (topic, title, content, author_id, answer_count) values ('start', '', '', $1, 10) returning id`,
        [author],
      );
      const insert = `insert into answers (question_id, author_id, content) select $1, $2, '' from generate_series(1, $3) returning id`;
      const ids = await at.database.query<{ id: number }>(insert, [questionId, author, 10]);
      const recommend = (answerId: number) => at.call(answerRecommend, { token: moderator.token, body: { answerId } });
      await recommend(ids[2]?.id ?? 0);
      const anotherFirst = `update questions set recommended_answer_id = (select min(id) from answers where question_id = $1)
        where id = $1`;
      return {
        read: async (cursor) =>
          partOf(await at.call(answerQuery, { query: { questionId, ...query(cursor) } }), ({ id }) => id),
        add: async () => {
          await at.database.query(insert, [questionId, author, 1]);
          // The first answer is another now: neither of the two may come twice, or not at all.
          await at.database.query(anotherFirst, [questionId]);
        },
        remove: (id) => at.database.query('delete from answers where id = $1', [id]),
        clean: () => at.database.query('delete from questions where id = $1', [questionId]),
      };
    },
    activityWorksPage: (at) => works(at, 'latest'),
    'activityWorksPage by likes': (at) => works(at, 'likes'),
    comicList: async (at) => {
      const { id: topicId } = await onlyRow<{ id: number }>(
        at.database,
        `insert into comic_topics (name, description, position) values ('逐段', '', 99) returning id`,
      );
      const insert = `with made as (insert into comics (title, summary, author, cover)
          select '逐段', '', '', '{"url": "/api/x", "width": 1, "height": 1, "alt": ""}' from generate_series(1, $2) returning id),
          read as (insert into comic_chapters (comic_id, no, title, panels) select id, 1, '', '[]' from made)
        insert into comic_topic_links (comic_id, topic_id) select id, $1 from made`;
      await at.database.query(insert, [topicId, 10]);
      return {
        read: async (cursor) =>
          partOf(await at.call(comicList, { query: { topicId, ...query(cursor) } }), ({ id }) => id),
        add: () => at.database.query(insert, [topicId, 1]),
        remove: (id) => at.database.query('delete from comics where id = $1', [id]),
        clean: async () => {
          await at.database.query(`delete from comics where title = '逐段'`);
          await at.database.query('delete from comic_topics where id = $1', [topicId]);
        },
      };
    },
    comicChapterLikeUserList: async (at) => {
      const { id: chapterId } = await onlyRow<{ id: number }>(
        at.database,
        `insert into comic_chapters (comic_id, no, title, panels) select 1, 900, '逐段', '[]' returning id`,
      );
      const like = async () => {
        const { token } = await at.newVisitor();
        await at.call(likeCreate, { token, body: { targetType: 'comic-chapter', targetId: chapterId } });
      };
      for (let count = 0; count < 10; count += 1) await like();
      // Likes that came in one moment are told apart by their numbers.
      await at.database.query(
        `update likes set created_at = '2026-01-01' where target_type = 'comic-chapter' and target_id = $1`,
        [chapterId],
      );
      return {
        read: async (cursor) =>
          partOf(await at.call(comicChapterLikeUserList, { query: { chapterId, ...query(cursor) } }), ({ id }) => id),
        add: like,
        remove: (id) =>
          at.database.query(
            `delete from likes where target_type = 'comic-chapter' and target_id = $1 and user_id = $2`,
            [chapterId, id],
          ),
        clean: async () => {
          await at.database.query(`delete from likes where target_type = 'comic-chapter' and target_id = $1`, [
            chapterId,
          ]);
          await at.database.query('delete from comic_chapters where id = $1', [chapterId]);
        },
      };
    },
    myLikes: async (at) => {
      const { id: userId, token } = await at.newVisitor();
      const insert = `insert into likes (target_type, target_id, user_id)
        select 'work', id, $1::int from works where id not in (select target_id from likes where user_id = $1 and target_type = 'work')
        order by id limit $2`;
      await at.database.query(insert, [userId, 10]);
      return {
        read: async (cursor) =>
          partOf(await at.call(myLikes, { token, query: query(cursor) }), ({ targetId }) => targetId),
        add: () => at.database.query(insert, [userId, 1]),
        remove: (id) => at.database.query('delete from likes where user_id = $1 and target_id = $2', [userId, id]),
        clean: () => at.database.query('delete from likes where user_id = $1', [userId]),
      };
    },
  };

  describe('a list that is read part by part while rows come and go', () => {
    test.each(Object.keys(makers))(
      '%s repeats nothing and misses nothing',
      async (name) => {
        const list = await makers[name]?.(site());
        if (!list) throw new Error(name);
        const before = await all(list, () => Promise.resolve());
        expect(new Set(before).size).toBe(10);
        // Something new comes after each part, and what was read and what is still to come go.
        const gone: number[] = [];
        const seen = await all(list, async (read) => {
          await list.add();
          const ahead = before.filter((id) => !read.includes(id) && !gone.includes(id)).at(-1);
          for (const id of [read.at(-1), ahead]) {
            if (id === undefined || gone.includes(id)) continue;
            gone.push(id);
            await list.remove(id);
          }
        });
        await list.clean();
        expect(seen).toEqual([...new Set(seen)]);
        expect(before.filter((id) => !seen.includes(id) && !gone.includes(id))).toEqual([]);
        expect(seen.filter((id) => !before.includes(id))).toEqual([]);
      },
      300_000,
    );

    test.each(['x', '1', '1-', '-1', '1-2-x', `${'9'.repeat(18)}-1`, `1-${'9'.repeat(11)}`])(
      'refuses the cursor %s with a sentence',
      async (cursor) => {
        const refused = await site().refused(questionList, { query: { cursor } });
        expect(refused).toMatchObject({ status: 400, detail: { fields: [{ path: 'cursor' }] } });
      },
    );

    test('still has its pages, with where to go on from each', async () => {
      const first: DataOf<typeof comicList> = await site().call(comicList, { query: { page: 1, size: 1 } });
      const second = await site().call(comicList, { query: { page: 2, size: 1 } });
      const next = await site().call(comicList, { query: { size: 1, cursor: first.next ?? '' } });
      expect(next.items.map(({ id }) => id)).toEqual(second.items.map(({ id }) => id));
    });
  });
};

/** Every part of a list, in its order. */
async function all(list: List, between: (read: number[]) => Promise<void>): Promise<number[]> {
  const read: number[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { ids, next } = await list.read(cursor);
    read.push(...ids);
    if (next === null) return read;
    cursor = next;
    await between(read);
  }
}

async function works(at: TestSite, sort: 'latest' | 'likes'): Promise<List> {
  const { id: author } = await at.newVisitor();
  const keyword = `逐段${author}`;
  const insert = `insert into works (title, summary, author, season, category, cover, content, steps, like_count)
    select $1, '', '', season, category, cover, content, steps, $3 from works, generate_series(1, $2) where id = 1`;
  const add = async (count: number, likes: number) => {
    await at.database.query(insert, [keyword, count, likes]);
    await at.index();
  };
  await add(5, 7);
  await add(5, 3);
  return {
    read: async (cursor) =>
      partOf(await at.call(activityWorksPage, { body: { keyword, sort, ...query(cursor) } }), ({ id }) => id),
    add: () => add(1, 9),
    remove: (id) => at.database.query('delete from works where id = $1', [id]),
    clean: () => at.database.query('delete from works where title = $1', [keyword]),
  };
}
