import {
  accountDelete,
  answerCreate,
  contentCase,
  contentCheck,
  contentHide,
  contentNoteCreate,
  contentQueue,
  contentRestore,
  questionCreate,
  reportCreate,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const contentSuite: Suite = (site) => {
  const asked = async () => {
    const author = await site().newVisitor();
    const body = { topic: 'web', title: `排队的问题 ${Math.random()}`, content: '登录以后找不到元素' };
    const question = await site().call(questionCreate, { token: author.token, body });
    return { author, question, target: { targetType: 'question', targetId: question.id } as const };
  };
  const moderator = () => site().newVisitor({ roles: ['moderator'] });
  const queued = async (token: string, query: Record<string, string | number>) =>
    (await site().call(contentQueue, { token, query: { size: 100, ...query } })).items.map(({ id }) => id);
  const noticesOf = (id: number) =>
    site().database.query<{ text: string; link: string }>(
      `select text, link from notices where user_id = $1 and kind = 'moderation' order by id`,
      [id],
    );

  describe('the moderators’ queue', () => {
    test('has what is new until somebody looked at it, and what is reported however old', async () => {
      const { author, target, question } = await asked();
      const { token } = await moderator();
      const id = `question-${question.id}`;
      const own = { authorId: author.id };
      expect(await queued(token, own)).toEqual([id]);
      const waits = async () =>
        (await site().call(contentQueue, { token, query: { ids: `${target.targetType}-${target.targetId}` } })).items[0]
          ?.checkedAt === null;
      expect(await waits()).toBe(true);
      expect(await site().call(contentCheck, { token, body: target })).toEqual({ closedReports: 0 });
      expect(await waits()).toBe(false);
      await site().call(contentCheck, { token, body: { ...target, checked: false } });
      expect(await waits()).toBe(true);
      await site().call(contentCheck, { token, body: target });
      expect(await queued(token, own)).toEqual([]);
      await site().database.query(`update questions set created_at = now() - interval '90 days' where id = $1`, [
        question.id,
      ]);
      const { token: reader } = await site().newVisitor();
      await site().call(reportCreate, { token: reader, body: { ...target, reason: '是广告' } });
      expect(await queued(token, own)).toEqual([id]);
      expect(await queued(token, { ...own, state: 'reported' })).toEqual([id]);
      expect(await site().call(contentCheck, { token, body: target })).toEqual({ closedReports: 1 });
      expect(await queued(token, own)).toEqual([]);
      await site().database.query('update questions set checked_at = null where id = $1', [question.id]);
      // Old, and nobody reported it.
      expect(await queued(token, own)).toEqual([]);
      expect(await queued(token, { ...own, state: 'all' })).toEqual([id]);
    });

    test('is filtered by state, kind, topic, author and words, and goes by pages', async () => {
      const { author, question, target } = await asked();
      const answer = await site().call(answerCreate, {
        token: author.token,
        body: { questionId: question.id, content: '自己答一下' },
      });
      const { token } = await moderator();
      const [q, a] = [`question-${question.id}`, `answer-${answer.id}`];
      const own = { authorId: author.id };
      expect(await queued(token, own)).toEqual([a, q]);
      expect(await queued(token, { ...own, order: 'asc' })).toEqual([q, a]);
      expect(await queued(token, { ...own, size: 1, page: 2 })).toEqual([q]);
      expect(await queued(token, { ...own, kind: 'answer' })).toEqual([a]);
      expect(await queued(token, { ...own, topic: 'ai' })).toEqual([]);
      expect(await queued(token, { ...own, topic: 'web' })).toEqual([a, q]);
      expect(await queued(token, { ...own, keyword: '自己答' })).toEqual([a]);
      expect(await queued(token, { ids: `${a},${q}`, state: 'hidden' })).toEqual([a, q]);
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      expect(await queued(token, own)).toEqual([a]);
      expect(await queued(token, { ...own, state: 'hidden' })).toEqual([q]);
    });
  });

  test('a case has the question that was answered, its reports, notes, and what else of the author was removed', async () => {
    const { author, question, target } = await asked();
    const { question: other } = await asked();
    const { token } = author;
    const answer = await site().call(answerCreate, { token, body: { questionId: other.id, content: '我也不清楚' } });
    const mod = await moderator();
    const about = { targetType: 'answer', targetId: answer.id } as const;
    await site().call(contentHide, { token: mod.token, body: { ...target, reason: '以前的广告' } });
    const reader = await site().newVisitor();
    await site().call(reportCreate, { token: reader.token, body: { ...about, reason: '拉人' } });
    await site().call(contentNoteCreate, { token: mod.token, body: { ...about, text: '第二次了，请留意' } });
    const seen = await site().call(contentCase, { token: mod.token, query: { id: `answer-${answer.id}` } });
    expect(seen).toMatchObject({
      content: '我也不清楚',
      questionTitle: other.title,
      questionContent: '登录以后找不到元素',
      openReports: 1,
      reports: [{ reason: '拉人', reporter: { id: reader.id }, closedAt: null }],
      notes: [{ text: '第二次了，请留意', author: { id: mod.id } }],
      removals: [{ targetType: 'question', targetId: question.id, reason: '以前的广告' }],
    });
    const gone = await site().refused(contentCase, { token: mod.token, query: { id: 'question-999999999' } });
    expect(gone).toMatchObject({ status: 404 });
    // The note goes with what it is about.
    await site().call(accountDelete, { token, body: { confirm: '注销账号' } });
    expect(await site().database.query('select 1 as one from content_notes where target_id = $1', [answer.id])).toEqual(
      [],
    );
  });

  test('an author is told once when something is hidden, and once when it is back, and never of what they did themselves', async () => {
    const { author, question, target } = await asked();
    const { token } = await moderator();
    const hide = (reason: string) => site().call(contentHide, { token, body: { ...target, reason } });
    await hide('广告');
    await hide('广告和灌水');
    await site().call(contentRestore, { token, body: target });
    await site().call(contentRestore, { token, body: target });
    expect(await noticesOf(author.id)).toEqual([
      { text: expect.stringContaining('被版主移除') as string, link: `community/question/${question.id}/` },
      { text: expect.stringContaining('已经恢复') as string, link: `community/question/${question.id}/` },
    ]);
    await site().database.query(`update users set roles = array['moderator'] where id = $1`, [author.id]);
    await site().call(contentHide, { token: author.token, body: { ...target, reason: '自己收回' } });
    expect(await noticesOf(author.id)).toHaveLength(2);
  });
};
