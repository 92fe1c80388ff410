import {
  answerCreate,
  answerQuery,
  contentAppeal,
  contentCase,
  contentDecide,
  contentHide,
  contentQueue,
  followSave,
  myQuestions,
  noticeList,
  questionCreate,
  questionDetail,
  questionEdit,
  questionList,
  spamWordSave,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

const AD = '代开各类发票，点数低，加微信 fp88966 详谈';

export const heldSuite: Suite = (site) => {
  const question = (token: string, content: string, title = `怎么循环点击 ${Math.random()}`) =>
    site().call(questionCreate, { token, body: { topic: 'web', title, content } });
  const noticesOf = async (token: string) =>
    (await site().call(noticeList, { token, query: { size: 20 } })).items.map(({ text }) => text);
  const moderator = () => site().newVisitor({ roles: ['moderator'] });

  describe('a text that looks like advertising', () => {
    test('is stored, seen by its author and at the desk alone, and comes into sight once a moderator lets it', async () => {
      const author = await site().newVisitor();
      const held = await question(author.token, AD);
      expect(held.hidden).toEqual({ reason: expect.stringContaining('正在等人看过') as string, held: true });
      const query = { questionId: held.id };
      expect(await site().call(questionDetail, { token: author.token, query })).toMatchObject({ content: AD });
      expect(await site().call(questionDetail, { query })).toMatchObject({ title: '', content: '' });
      const listed = async (token?: string) =>
        (await site().call(questionList, { query: { size: 50 }, ...(token !== undefined && { token }) })).items.map(
          ({ id }) => id,
        );
      expect(await listed()).not.toContain(held.id);
      expect(await listed(author.token)).toContain(held.id);
      expect((await site().request(`/api/ext/v1/public/question?id=${held.id}`)).statusCode).toBe(404);

      const { token } = await moderator();
      const id = `question-${held.id}`;
      const waiting = await site().call(contentQueue, { token, query: { state: 'held', authorId: author.id } });
      expect(waiting.items).toMatchObject([{ id, held: true, appeal: null }]);
      const found = await site().call(contentCase, { token, query: { id } });
      expect(found.points).toBeGreaterThanOrEqual(50);
      expect(found.reasons.map(({ what }) => what).join()).toMatch(/代开.*微信号|微信号.*代开/);
      expect(await site().call(contentDecide, { token, body: { ids: [id] } })).toEqual({ decided: 1, skipped: 0 });
      expect(await site().call(questionDetail, { query })).toMatchObject({ content: AD, hidden: null });
      expect(await noticesOf(author.token)).toEqual([expect.stringContaining('大家能看到了')]);
    });

    test('is told to nobody who follows the question, and counts as no answer, until it is let through', async () => {
      const asker = await site().newVisitor();
      const asked = await question(asker.token, '点到第三个就报找不到元素');
      const author = await site().newVisitor();
      const body = { questionId: asked.id, content: AD };
      const answer = await site().call(answerCreate, { token: author.token, body });
      expect(answer.hidden).toMatchObject({ held: true });
      expect(await noticesOf(asker.token)).toEqual([]);
      const read = () => site().call(answerQuery, { query: { questionId: asked.id } });
      expect(await read()).toMatchObject({ items: [], total: 0 });
      const { token } = await moderator();
      await site().call(contentDecide, { token, body: { ids: [`answer-${answer.id}`] } });
      expect(await read()).toMatchObject({ items: [{ id: answer.id, content: AD }], total: 1 });
      expect(await noticesOf(asker.token)).toEqual([expect.stringContaining('有了新回答')]);
    });

    test('is told to who follows its topic once it is let through', async () => {
      const follower = await site().newVisitor();
      await site().call(followSave, { token: follower.token, body: { topic: 'web', following: true } });
      const author = await site().newVisitor();
      const held = await question(author.token, AD, `请看 ${author.id}`);
      const told = async () => (await noticesOf(follower.token)).filter((text) => text.includes(held.title));
      expect(await told()).toEqual([]);
      const { token } = await moderator();
      await site().call(contentDecide, { token, body: { ids: [`question-${held.id}`] } });
      expect(await told()).toEqual([expect.stringContaining('提了新问题')]);
    });

    test('goes out of sight when it comes by an edit', async () => {
      const author = await site().newVisitor();
      const { id, title, version } = await question(author.token, '点到第三个就报找不到元素');
      const body = { questionId: id, title, version, content: AD };
      expect(await site().call(questionEdit, { token: author.token, body })).toMatchObject({ hidden: { held: true } });
      expect(await site().call(questionDetail, { query: { questionId: id } })).toMatchObject({ content: '' });
    });

    test('is not held for who runs the site', async () => {
      const { token } = await moderator();
      expect((await question(token, AD)).hidden).toBeNull();
    });

    test('is held for a word of the desk', async () => {
      const { token } = await moderator();
      const word = `某站${Math.random().toString(36).slice(2, 8)}`;
      await site().call(spamWordSave, { token, body: { word, points: 60 } });
      expect(await site().refused(spamWordSave, { token, body: { word, points: 20 } })).toMatchObject({ status: 400 });
      const author = await site().newVisitor();
      expect((await question(author.token, `怎么在 ${word.split('').join(' ')} 上循环`)).hidden).toMatchObject({
        held: true,
      });
    });
  });

  test('an account may write so many texts an hour, and is told so', async () => {
    const limited = await site().openBeside({ rateLimit: { address: 1000, user: 10 } });
    try {
      const { token } = await limited.newVisitor();
      const ask = { token, body: { topic: 'web', title: '怎么循环点击', content: '点到第三个就报错' } };
      await limited.call(questionCreate, ask);
      expect(await limited.refused(questionCreate, ask)).toMatchObject({
        status: 429,
        message: '这一小时发得太多了，请过一会儿再发',
      });
    } finally {
      await limited.close();
    }
  });

  test('the same text by several accounts is held from the second on, also at the same moment', async () => {
    const text = `请问这个流程怎么处理，编号 ${Math.random()}，我在网页上点击提交以后页面一直加载，日志里面没有报错信息`;
    const people = await Promise.all([site().newVisitor(), site().newVisitor(), site().newVisitor()]);
    const asked = await Promise.all(people.map(({ token }) => question(token, text, '网页提交以后没有反应怎么办')));
    expect(asked.filter(({ hidden }) => hidden === null)).toHaveLength(1);
  });

  test('an answer may quote its question, which may be edited after it', async () => {
    const asker = await site().newVisitor();
    const code = `for row in table ${Math.random()}: print(row) 到第四十六行就停住，日志里没有报错`;
    const { id, title, version } = await question(asker.token, code);
    const { token } = await site().newVisitor();
    const answer = await site().call(answerCreate, { token, body: { questionId: id, content: `改成这样：${code}` } });
    expect(answer.hidden).toBeNull();
    const body = { questionId: id, title, version, content: `${code}。` };
    expect((await site().call(questionEdit, { token: asker.token, body })).hidden).toBeNull();
  });

  test('of two who decide one thing the second is told so; many are decided at once, each told once', async () => {
    const author = await site().newVisitor();
    const asked = [await question(author.token, `${AD}1`), await question(author.token, '百家乐首存送彩金，上分快')];
    const ids = asked.map(({ id }) => `question-${id}`);
    const [one, other] = [await moderator(), await moderator()];
    const decide = (token: string, reason?: string) =>
      site().call(contentDecide, { token, body: { ids, ...(reason && { reason }) } });
    const results = await Promise.allSettled([decide(one.token, '广告'), decide(other.token)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await site().refused(contentDecide, { token: one.token, body: { ids } })).toMatchObject({
      status: 409,
      reason: 'changed-since',
      message: '同事已经处理过了',
    });
    expect(await noticesOf(author.token)).toHaveLength(2);
  });

  test('an author objects to a removal once, and is told the decision', async () => {
    const author = await site().newVisitor();
    const { id } = await question(author.token, '点到第三个就报找不到元素');
    const target = { targetType: 'question', targetId: id } as const;
    const objects = { token: author.token, body: { ...target, text: '这不是广告' } };
    expect(await site().refused(contentAppeal, objects)).toMatchObject({ status: 400 });
    const { token } = await moderator();
    await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
    const stranger = await site().newVisitor();
    expect(await site().refused(contentAppeal, { ...objects, token: stranger.token })).toMatchObject({
      reason: 'not-author',
    });
    await site().call(contentAppeal, objects);
    const again = { ...objects, body: { ...target, text: '真的不是' } };
    expect(await site().refused(contentAppeal, again)).toMatchObject({ status: 400 });
    const queue = await site().call(contentQueue, { token, query: { state: 'held', authorId: author.id } });
    expect(queue.items).toMatchObject([{ id: `question-${id}`, appeal: '这不是广告', held: false }]);
    await site().call(contentDecide, { token, body: { ids: [`question-${id}`], reason: '仍是广告' } });
    expect((await site().call(contentQueue, { token, query: { state: 'held', authorId: author.id } })).items).toEqual(
      [],
    );
    expect(await noticesOf(author.token)).toContainEqual(expect.stringContaining('仍然移除'));
    const mine = await site().call(myQuestions, { token: author.token, query: { size: 10 } });
    expect(mine.items).toMatchObject([{ id, hidden: { reason: '仍是广告', held: false } }]);
  });
};
