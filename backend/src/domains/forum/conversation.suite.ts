import {
  answerAccept,
  answerCreate,
  answerDelete,
  answerQuery,
  answerRecommend,
  contentHide,
  contentRestore,
  followedQuestions,
  likeCreate,
  myAnswers,
  myQuestions,
  noticeList,
  questionCreate,
  questionDetail,
  questionFollow,
  similarQuestions,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

/** Conversations about questions and answers that exist already. */
export const conversationSuite: Suite = (site) => {
  let asked = 0;
  const ask = (token: string, title = `第 ${(asked += 1)} 次怎么开始？`) =>
    site().call(questionCreate, { token, body: { topic: 'start', title, content: '第一次用。' } });
  const answer = (questionId: number, token: string, content = `先装客户端，第 ${(asked += 1)} 步。`) =>
    site().call(answerCreate, { token, body: { questionId, content } });
  const told = async (token: string) => (await site().call(noticeList, { token })).items.map(({ text }) => text);
  const people = async () => ({
    asker: await site().newVisitor(),
    helper: await site().newVisitor(),
    reader: await site().newVisitor(),
    moderator: await site().newVisitor({ roles: ['moderator'] }),
  });

  describe('an answer that helped', () => {
    test('is marked by who asked alone, stands before the recommended one, and the mark is taken back', async () => {
      const { asker, helper, moderator } = await people();
      const question = await ask(asker.token);
      const answers = [];
      for (let at = 0; at < 3; at += 1) answers.push((await answer(question.id, helper.token)).id);
      const [first = 0, second = 0, third = 0] = answers;
      const mark = (token: string, answerId: number, accepted = true) => ({ token, body: { answerId, accepted } });
      for (const { token } of [helper, moderator]) {
        expect(await site().refused(answerAccept, mark(token, first))).toMatchObject({ reason: 'not-author' });
      }
      await site().call(answerRecommend, { token: moderator.token, body: { answerId: second } });
      await site().call(answerAccept, mark(asker.token, first));
      const listed = async () => {
        const { items } = await site().call(answerQuery, { query: { questionId: question.id } });
        return items.map(({ id, accepted, recommended }) => [id, accepted, recommended]);
      };
      expect(await listed()).toEqual([
        [first, true, false],
        [second, false, true],
        [third, false, false],
      ]);
      await site().call(answerAccept, mark(asker.token, second));
      expect(await listed()).toEqual([
        [second, true, true],
        [third, false, false],
        [first, false, false],
      ]);
      const detail = () => site().call(questionDetail, { query: { questionId: question.id } });
      expect(await detail()).toMatchObject({ acceptedAnswerId: second, recommendedAnswerId: second });
      const own = await site().call(myQuestions, { token: asker.token });
      expect(own.items[0]).toMatchObject({
        excerpt: '第一次用。',
        answerCount: 3,
        acceptedAnswerId: second,
        recommendedAnswerId: second,
      });
      const { items } = await site().call(myAnswers, { token: helper.token });
      expect(items.filter(({ accepted }) => accepted).map(({ id }) => id)).toEqual([second]);
      // An answer without a mark has nothing to be taken back.
      await site().call(answerAccept, mark(asker.token, first, false));
      expect(await detail()).toMatchObject({ acceptedAnswerId: second });
      await site().call(answerAccept, mark(asker.token, second, false));
      expect(await detail()).toMatchObject({ acceptedAnswerId: null, recommendedAnswerId: second });
    });

    test('loses the mark when it is hidden or deleted, and is not marked while it is hidden', async () => {
      const { asker, helper, moderator } = await people();
      const question = await ask(asker.token);
      const { id } = await answer(question.id, helper.token);
      const accept = { token: asker.token, body: { answerId: id, accepted: true } };
      const target = { targetType: 'answer', targetId: id } as const;
      const detail = () => site().call(questionDetail, { query: { questionId: question.id } });
      await site().call(answerAccept, accept);
      await site().call(contentHide, { token: moderator.token, body: { ...target, reason: '广告' } });
      expect(await detail()).toMatchObject({ acceptedAnswerId: null });
      expect(await site().refused(answerAccept, accept)).toMatchObject({ status: 404 });
      await site().call(contentRestore, { token: moderator.token, body: target });
      await site().call(answerAccept, accept);
      await site().call(answerDelete, { token: helper.token, body: { answerId: id } });
      expect(await detail()).toMatchObject({ acceptedAnswerId: null, answerCount: 0 });
    });
  });

  describe('the order of answers', () => {
    test.each(['newest', 'useful'] as const)('%s first goes by pages and by parts, none twice', async (sort) => {
      const { asker, helper, moderator } = await people();
      const question = await ask(asker.token);
      const ids: number[] = [];
      for (let at = 0; at < 7; at += 1) ids.push((await answer(question.id, helper.token)).id);
      const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = ids;
      const likes = [
        [asker, third],
        [helper, third],
        [moderator, fifth],
        [asker, first],
      ] as const;
      for (const [{ token }, targetId] of likes)
        await site().call(likeCreate, { token, body: { targetType: 'answer', targetId } });
      await site().call(answerAccept, { token: asker.token, body: { answerId: second, accepted: true } });
      await site().call(answerRecommend, { token: moderator.token, body: { answerId: fourth } });
      const wanted = {
        newest: [second, fourth, seventh, sixth, fifth, third, first],
        useful: [second, fourth, third, fifth, first, seventh, sixth],
      }[sort];
      const query = { questionId: question.id, sort, size: 2 };
      const byPage: number[] = [];
      for (const page of [1, 2, 3, 4]) {
        const { items } = await site().call(answerQuery, { query: { ...query, page } });
        byPage.push(...items.map(({ id }) => id));
      }
      expect(byPage).toEqual(wanted);
      for (const size of [1, 2, 3]) {
        const byPart: number[] = [];
        let cursor: string | null | undefined;
        do {
          const { items, next } = await site().call(answerQuery, {
            query: { ...query, size, ...(cursor && { cursor }) },
          });
          byPart.push(...items.map(({ id }) => id));
          cursor = next;
        } while (cursor);
        expect(byPart).toEqual(wanted);
      }
      for (const [at, answerId] of wanted.entries()) {
        const found = await site().call(answerQuery, { query: { ...query, answerId } });
        expect([answerId, found.page, found.items.some(({ id }) => id === answerId)]).toEqual([
          answerId,
          Math.floor(at / 2) + 1,
          true,
        ]);
      }
    });

    test('is not gone on with by the cursor of another one', async () => {
      const { asker } = await people();
      const question = await ask(asker.token);
      for (let at = 0; at < 2; at += 1) await answer(question.id, asker.token);
      const { next } = await site().call(answerQuery, { query: { questionId: question.id, size: 1 } });
      const query = { questionId: question.id, sort: 'useful', size: 1, cursor: next ?? '' } as const;
      expect(await site().refused(answerQuery, { query })).toMatchObject({ reason: 'invalid-request' });
    });
  });

  describe('followers of a question', () => {
    test('hear of each answer and of each acceptance once, not of their own, and no more once they left', async () => {
      const { asker, helper, reader } = await people();
      const question = await ask(asker.token, '怎么排程？');
      const following = (token: string, wanted = true) =>
        site().call(questionFollow, { token, body: { questionId: question.id, following: wanted } });
      for (let times = 0; times < 2; times += 1) await following(reader.token);
      await following(helper.token);
      const first = await answer(question.id, helper.token);
      expect(await told(reader.token)).toEqual(['你关注的问题“怎么排程？”有了新回答']);
      expect(await told(asker.token)).toEqual(['你的问题“怎么排程？”有了新回答']);
      expect(await told(helper.token)).toEqual([]);
      for (const accepted of [true, false, true]) {
        await site().call(answerAccept, { token: asker.token, body: { answerId: first.id, accepted } });
      }
      expect(await told(reader.token)).toEqual([
        '你关注的问题“怎么排程？”采纳了一条回答',
        '你关注的问题“怎么排程？”有了新回答',
      ]);
      expect(await told(helper.token)).toEqual(['你在“怎么排程？”下的回答被提问的人采纳了']);
      await following(reader.token, false);
      await following(asker.token, false);
      await answer(question.id, helper.token);
      expect([(await told(reader.token)).length, (await told(asker.token)).length]).toEqual([2, 1]);
    });

    test('asked it, or said so; it is listed for them, and nothing is said of what is hidden', async () => {
      const { asker, reader, moderator } = await people();
      const questions = [await ask(asker.token, '先关注的'), await ask(asker.token, '后关注的')];
      const detail = (token: string) =>
        site().call(questionDetail, { token, query: { questionId: questions[0]?.id ?? 0 } });
      expect([(await detail(asker.token)).following, (await detail(reader.token)).following]).toEqual([true, false]);
      for (const { id: questionId } of questions)
        await site().call(questionFollow, { token: reader.token, body: { questionId, following: true } });
      expect((await detail(reader.token)).following).toBe(true);
      const first = await site().call(followedQuestions, { token: reader.token, query: { size: 1 } });
      expect(first.items).toMatchObject([{ title: '后关注的', answerCount: 0, acceptedAnswerId: null }]);
      const hide = { targetType: 'question', targetId: questions[0]?.id ?? 0, reason: '跑题' } as const;
      await site().call(contentHide, { token: moderator.token, body: hide });
      const query = { size: 1, cursor: first.next ?? '' };
      const rest = await site().call(followedQuestions, { token: reader.token, query });
      expect(rest).toMatchObject({ items: [{ title: '', questionId: hide.targetId }], next: null });
      const body = { questionId: hide.targetId, following: true };
      const refused = await site().refused(questionFollow, { token: moderator.token, body });
      expect(refused).toMatchObject({ status: 404 });
      await site().call(questionFollow, { token: reader.token, body: { ...body, following: false } });
      expect((await site().call(followedQuestions, { token: reader.token })).items).toHaveLength(1);
    });
  });

  describe('questions that are like a title', () => {
    test('are found by what they share, the most alike first, and never what is hidden', async () => {
      const { asker, moderator } = await people();
      const alike = await ask(asker.token, '夜航循环里某一行报错怎样跳过');
      const less = await ask(asker.token, '夜航循环太慢怎么办');
      const hidden = await ask(asker.token, '夜航循环里某一行报错');
      await ask(asker.token, '怎么导出表格');
      const hide = { targetType: 'question', targetId: hidden.id, reason: '重复' } as const;
      await site().call(contentHide, { token: moderator.token, body: hide });
      const find = async (title: string) =>
        (await site().call(similarQuestions, { query: { title } })).items.map(({ id }) => id);
      expect(await find('夜航循环里一行报错')).toEqual([alike.id, less.id]);
      // Words count as in the search: what sounds like a word of ours, and another word for the same.
      const login = await ask(asker.token, '夜航浏览器登入无果');
      expect(await find('登陆网页')).toContain(login.id);
      for (const title of ['', '夜', '%_%', '🧵🧵🧵']) expect([title, await find(title)]).toEqual([title, []]);
      // The questions hold words of every day, which the search is asked for among the samples.
      await site().database.query(`delete from questions where title like '夜航%'`, []);
    });
  });
};
