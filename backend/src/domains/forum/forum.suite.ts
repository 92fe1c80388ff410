import {
  contentRestore,
  questionDelete,
  answerCancelRecommend,
  answerCreate,
  answerDelete,
  answerQuery,
  answerRecommend,
  likeCreate,
  questionCreate,
  questionDetail,
  questionList,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const forumSuite: Suite = (site) => {
  const ask = async (token: string, title = '怎么开始？') =>
    site().call(questionCreate, { token, body: { topic: 'start', title, content: '第一次用。' } });
  let answered = 0;
  const answer = async (questionId: number, token: string, content = `先装客户端，第 ${(answered += 1)} 步。`) =>
    site().call(answerCreate, { token, body: { questionId, content } });

  describe('questions', () => {
    test('are listed by topic and keyword, latest first', async () => {
      const { token } = await site().newVisitor();
      const question = await ask(token);
      await site().index();
      const { items } = await site().call(questionList, { query: { topic: 'start', keyword: '怎么开始' } });
      expect(items[0]).toMatchObject({ id: question.id, answerCount: 0, sample: false });
    });

    test('are found by a keyword as the search finds them, and say how', async () => {
      const { token } = await site().newVisitor();
      const body = { topic: 'start', title: '登录之后导出表格，鹤立鸡群', content: '第一次用。' };
      const { id } = await site().call(questionCreate, { token, body });
      await site().index();
      const listed = async (keyword: string) => site().call(questionList, { query: { topic: 'start', keyword } });
      expect(await listed('鹤立鸡群 登陆')).toMatchObject({
        total: 1,
        items: [{ id }],
        taken: [{ typed: '登陆', as: '登录' }],
      });
      expect(await listed('导出 鹤立 怎么')).toMatchObject({ total: 1, items: [{ id }] });
      expect(await listed('鹤立鸡群 火箭炮')).toMatchObject({ total: 0 });
      expect(await listed('火箭炮')).toMatchObject({ total: 0 });
    });

    test('need a topic that the operator keeps', async () => {
      const { token } = await site().newVisitor();
      const body = { topic: 'nowhere', title: '题', content: '文' };
      expect(await site().refused(questionCreate, { token, body })).toMatchObject({ reason: 'invalid-request' });
    });
  });

  describe('answers', () => {
    test('stand with the recommended one first, then the latest, and are counted', async () => {
      const { token } = await site().newVisitor();
      const moderator = await site().newVisitor({ roles: ['moderator'] });
      const question = await ask(token);
      const [first, second, third] = [
        await answer(question.id, token),
        await answer(question.id, token),
        await answer(question.id, token),
      ];
      await site().call(answerRecommend, { token: moderator.token, body: { answerId: second.id } });
      const page = await site().call(answerQuery, { query: { questionId: question.id }, token });
      expect(page.items.map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
      expect(page.items[0]).toMatchObject({ recommended: true, mine: true });
      expect(await site().call(questionDetail, { query: { questionId: question.id } })).toMatchObject({
        answerCount: 3,
        recommendedAnswerId: second.id,
      });
    });

    test('are found by a deep link on the page they stand on', async () => {
      const { token } = await site().newVisitor();
      const question = await ask(token);
      const oldest = await answer(question.id, token);
      for (let at = 0; at < 4; at += 1) await answer(question.id, token);
      const query = { questionId: question.id, answerId: oldest.id, size: 2 };
      const page = await site().call(answerQuery, { query });
      expect(page).toMatchObject({ page: 3, items: [{ id: oldest.id }] });
    });

    test('are recommended one at a time, by moderators alone', async () => {
      const { token } = await site().newVisitor();
      const moderator = await site().newVisitor({ roles: ['moderator'] });
      const question = await ask(token);
      const [first, second] = [await answer(question.id, token), await answer(question.id, token)];
      const body = { answerId: first.id };
      expect(await site().refused(answerRecommend, { token, body })).toMatchObject({
        status: 403,
        reason: 'role-required',
      });
      await site().call(answerRecommend, { token: moderator.token, body });
      await site().call(answerRecommend, { token: moderator.token, body: { answerId: second.id } });
      const { items } = await site().call(answerQuery, { query: { questionId: question.id } });
      expect(items.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual([second.id]);
      const cancelled = await site().call(answerCancelRecommend, {
        token: moderator.token,
        body: { answerId: second.id },
      });
      expect(cancelled).toEqual({ answerId: second.id, questionId: question.id, recommended: false });
    });

    test('are deleted by their author alone, and take the recommendation and the likes with them', async () => {
      const { token } = await site().newVisitor();
      const moderator = await site().newVisitor({ roles: ['moderator'] });
      const question = await ask(token);
      const { id } = await answer(question.id, token);
      await site().call(answerRecommend, { token: moderator.token, body: { answerId: id } });
      await site().call(likeCreate, { token, body: { targetType: 'answer', targetId: id } });
      expect(await site().refused(answerDelete, { token: moderator.token, body: { answerId: id } })).toMatchObject({
        status: 403,
        reason: 'not-author',
      });
      expect(await site().call(answerDelete, { token, body: { answerId: id } })).toBeNull();
      expect(await site().refused(answerDelete, { token, body: { answerId: id } })).toMatchObject({
        reason: 'not-found',
      });
      expect(await site().call(questionDetail, { query: { questionId: question.id } })).toMatchObject({
        answerCount: 0,
        recommendedAnswerId: null,
      });
      const likes = await site().database.query(`select 1 from likes where target_type = 'answer' and target_id = $1`, [
        id,
      ]);
      expect(likes).toEqual([]);
    });

    test('are their authors’ where a question is deleted by its own, who leaves no word and no name', async () => {
      const [asker, other, moderator] = [
        await site().newVisitor(),
        await site().newVisitor(),
        await site().newVisitor({ roles: ['moderator'] }),
      ];
      const [alone, answered] = [await ask(asker.token), await ask(asker.token, '有人答过')];
      const { id } = await answer(answered.id, other.token);
      const remove = (questionId: number, { token }: { token: string }) =>
        site().call(questionDelete, { token, body: { questionId } });
      await expect(remove(alone.id, moderator)).rejects.toThrow('not-author');
      for (const question of [alone, answered]) await remove(question.id, asker);
      await expect(remove(answered.id, asker)).rejects.toThrow('not-author');
      const read = (questionId: number) => site().refused(questionDetail, { query: { questionId } });
      expect(await read(alone.id)).toMatchObject({ reason: 'not-found' });
      const left = await site().call(questionDetail, { token: moderator.token, query: { questionId: answered.id } });
      expect(left).toMatchObject({ title: '', content: '', author: { name: '已注销用户' } });
      const target = { targetType: 'question', targetId: answered.id } as const;
      expect(await site().refused(contentRestore, { token: moderator.token, body: target })).toMatchObject({
        reason: 'not-found',
      });
      const sent = { token: moderator.token, query: { questionId: answered.id } };
      expect((await site().call(answerQuery, sent)).items).toMatchObject([{ id, author: { id: other.id } }]);
    });

    test('keep text as it was written', async () => {
      const { token } = await site().newVisitor();
      const question = await ask(token);
      const content = `<script>alert(1)</script> '"; drop table answers; -- 🧵`;
      expect(await answer(question.id, token, content)).toMatchObject({ content });
    });

    test.each(['', '   ', 'x'.repeat(5001), 'a\0b'])('are refused where the text is not fit', async (content) => {
      const { token } = await site().newVisitor();
      const refused = await site().refused(answerCreate, { token, body: { questionId: 1, content } });
      expect(refused).toMatchObject({ reason: 'invalid-request', detail: { fields: [{ path: 'content' }] } });
    });
  });
};
