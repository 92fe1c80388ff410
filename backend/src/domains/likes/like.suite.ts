import { likeCreate, likeDelete, myLikes } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const likeSuite: Suite = (site) => {
  describe('likes', () => {
    const work = { targetType: 'work', targetId: 1 } as const;

    test('count once for a visitor, however often they are sent', async () => {
      const { token } = await site().newVisitor();
      const first = await site().call(likeCreate, { body: work, token });
      const again = await site().call(likeCreate, { body: work, token });
      expect(again).toEqual({ ...work, liked: true, likeCount: first.likeCount });
      const back = await site().call(likeDelete, { body: work, token });
      expect(back).toEqual({ ...work, liked: false, likeCount: first.likeCount - 1 });
      expect(await site().call(likeDelete, { body: work, token })).toEqual(back);
    });

    test('are listed for the visitor, latest first, with what they belong to', async () => {
      const { token } = await site().newVisitor();
      await site().call(likeCreate, { body: work, token });
      await site().call(likeCreate, { body: { targetType: 'comic-chapter', targetId: 1 }, token });
      await site().call(likeCreate, { body: { targetType: 'answer', targetId: 1 }, token });
      const { items, total } = await site().call(myLikes, { token, query: { size: 2 } });
      expect(total).toBe(3);
      expect(items.map(({ targetType, parentId }) => [targetType, parentId])).toEqual([
        ['answer', 1],
        ['comic-chapter', 1],
      ]);
    });

    test('of what is not there are refused', async () => {
      const { token } = await site().newVisitor();
      const body = { targetType: 'answer', targetId: 999_999 };
      expect(await site().refused(likeCreate, { body, token })).toMatchObject({ status: 404, reason: 'not-found' });
    });
  });
};
