import {
  comicChapterDelete,
  comicChapterDetail,
  comicChapterLikeUserList,
  comicChapterList,
  comicChapterSimpleList,
  comicClickToView,
  comicList,
  comicTopicList,
  likeCreate,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';

export const comicSuite: Suite = (site) => {
  describe('comics', () => {
    test('are at least three, with two chapters each and six drawn panels a chapter', async () => {
      const { items } = await site().call(comicList);
      expect(items.length).toBeGreaterThanOrEqual(3);
      for (const comic of items) {
        const chapters = await site().call(comicChapterList, { query: { comicId: comic.id } });
        expect(chapters.length).toBeGreaterThanOrEqual(2);
        for (const { id } of chapters) {
          const { panels } = await site().call(comicChapterDetail, { query: { chapterId: id } });
          expect(panels.length).toBeGreaterThanOrEqual(6);
          for (const { url, width, height } of panels) {
            const picture = await site().request(url);
            expect(picture.headers['content-type']).toBe('image/svg+xml');
            expect(picture.body).toContain(`width="${width}" height="${height}"`);
          }
        }
      }
    });

    test('show each cover by its place in the list too, before anybody knows the list', async () => {
      const { items } = await site().call(comicList);
      for (const [at, { cover }] of items.entries()) {
        const [byPlace, byName] = await Promise.all([
          site().request(`/api/ext/v1/comics/covers/${at + 1}`),
          site().request(cover.url),
        ]);
        expect([byPlace.statusCode, byPlace.body === byName.body]).toEqual([200, true]);
        expect(byPlace.headers['cache-control']).toBe('private, no-cache');
      }
      for (const place of ['0', '99', 'x', '1e1'])
        expect([place, (await site().request(`/api/ext/v1/comics/covers/${place}`)).statusCode]).toEqual([place, 404]);
    });

    test('are filtered by topic', async () => {
      const topics = await site().call(comicTopicList);
      for (const { id, comicCount } of topics) {
        const { items, total } = await site().call(comicList, { query: { topicId: id } });
        expect(total).toBe(comicCount);
        expect(items.every((comic) => comic.topics.some((topic) => topic.id === id))).toBe(true);
      }
    });

    test('know their neighbours', async () => {
      const names = await site().call(comicChapterSimpleList, { query: { comicId: 1 } });
      const [first, second] = names;
      const detail = await site().call(comicChapterDetail, { query: { chapterId: first?.id ?? 0 } });
      expect(detail).toMatchObject({ previous: null, next: second });
    });

    test('remember what a visitor read, once', async () => {
      const { token } = await site().newVisitor();
      const before = await site().call(comicList, { token });
      expect(before.items.every(({ readChapterIds }) => readChapterIds?.length === 0)).toBe(true);
      const first = await site().call(comicClickToView, { body: { chapterId: 1 }, token });
      expect(await site().call(comicClickToView, { body: { chapterId: 1 }, token })).toEqual(first);
      const after = await site().call(comicList, { token });
      expect(after.items.find(({ id }) => id === 1)?.readChapterIds).toEqual([1]);
      expect(await site().call(comicChapterDetail, { query: { chapterId: 1 }, token })).toMatchObject({ read: true });
      expect((await site().call(comicList)).items[0]?.readChapterIds).toBeNull();
    });

    test('say who liked a chapter', async () => {
      const { id, token } = await site().newVisitor();
      await site().call(likeCreate, { body: { targetType: 'comic-chapter', targetId: 2 }, token });
      const { items } = await site().call(comicChapterLikeUserList, { query: { chapterId: 2 } });
      expect(items[0]).toMatchObject({ id, official: false });
      expect(await site().call(comicChapterDetail, { query: { chapterId: 2 }, token })).toMatchObject({ liked: true });
    });

    test('lose a chapter by an editor alone, with its likes', async () => {
      const { id } = await onlyRow<{ id: number }>(
        site().database,
        `insert into comic_chapters (comic_id, no, title, panels) values (3, 9, '要删除的一章', '[]') returning id`,
      );
      const visitor = await site().newVisitor();
      const editor = await site().newVisitor({ roles: ['editor'] });
      await site().call(likeCreate, { body: { targetType: 'comic-chapter', targetId: id }, token: visitor.token });
      const body = { chapterId: id };
      expect(await site().refused(comicChapterDelete, { body })).toMatchObject({
        status: 401,
        reason: 'login-required',
      });
      expect(await site().refused(comicChapterDelete, { body, token: visitor.token })).toMatchObject({
        reason: 'role-required',
      });
      expect(await site().call(comicChapterDelete, { body, token: editor.token })).toBeNull();
      expect(await site().refused(comicChapterDetail, { query: { chapterId: id } })).toMatchObject({ status: 404 });
      const rows = await site().database.query(
        `select 1 from likes where target_type = 'comic-chapter' and target_id = $1`,
        [id],
      );
      expect(rows).toEqual([]);
    });
  });
};
