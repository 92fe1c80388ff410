import { activityWorksPage, likeCreate, workDetail } from '@shared/contract/endpoints';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import type { Suite } from '../domain.suite';

export const workSuite: Suite = (site) => {
  describe('works', () => {
    test('come by page, each once', async () => {
      const first = await site().call(activityWorksPage, { body: { size: 15 } });
      const second = await site().call(activityWorksPage, { body: { size: 15, page: 2 } });
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(first.total);
    });

    test('are filtered by season, category and keyword', async () => {
      await site().index();
      const body = { season: '2026', category: 'finance', keyword: '发票' };
      const { items, total } = await site().call(activityWorksPage, { body });
      expect(total).toBe(items.length);
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ season, category }) => season === '2026' && category === 'finance')).toBe(true);
    });

    test('are found by a keyword as the search finds them, and say how', async () => {
      const { workId } = await makePublicThings(site().database);
      const sql = `update works set title = '登录后取票', steps = '["打开独木舟"]' where id = $1`;
      await site().database.query(sql, [workId]);
      await site().index();
      const found = { total: 1, items: [{ id: workId }], taken: [{ typed: '登陆', as: '登录' }] };
      expect(await site().call(activityWorksPage, { body: { keyword: '独木舟 登陆' } })).toMatchObject(found);
      await removePublicThings(site().database);
    });

    test('name their author while they show works on a page of their own, and nobody who shows other things', async () => {
      const { workId, userId } = await makePublicThings(site().database);
      const authorId = async () => (await site().call(workDetail, { query: { workId } })).authorId;
      expect(await authorId()).toBe(userId);
      await site().database.query(`update users set shown = '{answers}' where id = $1`, [userId]);
      expect(await authorId()).toBeNull();
      await removePublicThings(site().database);
    });

    test('take a keyword literally', async () => {
      expect(await site().call(activityWorksPage, { body: { keyword: '%' } })).toMatchObject({ total: 0 });
      expect(await site().call(activityWorksPage, { body: { keyword: '_' } })).toMatchObject({ total: 0 });
    });

    test('are sorted by likes, and say which ones are mine', async () => {
      const { token } = await site().newVisitor();
      for (const visitor of [token, (await site().newVisitor()).token]) {
        await site().call(likeCreate, { body: { targetType: 'work', targetId: 5 }, token: visitor });
      }
      const { items } = await site().call(activityWorksPage, { body: { sort: 'likes' }, token });
      expect(items[0]).toMatchObject({ id: 5, liked: true, likeCount: 2 });
      expect(await site().call(workDetail, { query: { workId: 5 }, token })).toMatchObject({
        liked: true,
        sample: true,
      });
      expect(await site().call(workDetail, { query: { workId: 5 } })).toMatchObject({ liked: false });
    });

    test.each([{ page: 0 }, { size: 51 }, { page: 10_001 }, { keyword: 'x'.repeat(81) }, { sort: 'random' }])(
      'are not listed by %j',
      async (body) => {
        expect(await site().refused(activityWorksPage, { body })).toMatchObject({
          status: 400,
          reason: 'invalid-request',
        });
      },
    );
  });
};
