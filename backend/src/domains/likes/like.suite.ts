import {
  contentHide,
  likeCreate,
  likeDelete,
  myLikes,
  questionCreate,
  questionDetail,
} from '@shared/contract/endpoints';
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

    test('of a question count who has met it, too, until a moderator takes it out of sight', async () => {
      const { token } = await site().newVisitor();
      const question = { targetType: 'question', targetId: 2 } as const;
      const before = await site().call(questionDetail, { query: { questionId: 2 }, token });
      expect(before.liked).toBe(false);
      await site().call(likeCreate, { body: question, token });
      const after = await site().call(questionDetail, { query: { questionId: 2 }, token });
      expect(after).toMatchObject({ liked: true, likeCount: before.likeCount + 1 });
      expect(await site().call(questionDetail, { query: { questionId: 2 } })).toMatchObject({ liked: false });
      const { items } = await site().call(myLikes, { token });
      expect(items).toMatchObject([{ ...question, title: before.title, parentId: 2 }]);
      await site().call(likeDelete, { body: question, token });

      const hidden = await site().call(questionCreate, {
        body: { topic: before.topic, title: '怎样跳过一行', content: '停在第 46 行' },
        token,
      });
      const moderator = await site().newVisitor({ roles: ['moderator'] });
      const target = { targetType: 'question', targetId: hidden.id } as const;
      await site().call(contentHide, { body: { ...target, reason: '重复' }, token: moderator.token });
      expect(await site().refused(likeCreate, { body: target, token })).toMatchObject({ reason: 'not-found' });
    });

    test('of what is not there are refused', async () => {
      const { token } = await site().newVisitor();
      const body = { targetType: 'answer', targetId: 999_999 };
      expect(await site().refused(likeCreate, { body, token })).toMatchObject({ status: 404, reason: 'not-found' });
    });
  });
};
