import {
  answerCreate,
  answerQuery,
  answerRecommend,
  auditList,
  contentCase,
  contentHide,
  contentRestore,
  likeCreate,
  myAnswers,
  myLikes,
  myQuestions,
  openReports,
  questionCreate,
  questionDetail,
  questionList,
  questionTopicChange,
  reportClose,
  reportCreate,
  userBlock,
  userRoles,
  userRolesDecide,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const moderationSuite: Suite = (site) => {
  const asked = async (title = `问题 ${Math.random()}`) => {
    const author = await site().newVisitor();
    const body = { topic: 'start', title, content: `内容 ${title}` };
    const question = await site().call(questionCreate, { token: author.token, body });
    return { author, question, target: { targetType: 'question', targetId: question.id } as const };
  };
  const answered = async () => {
    const { question } = await asked();
    const author = await site().newVisitor();
    const body = { questionId: question.id, content: '请看这条回答' };
    const answer = await site().call(answerCreate, { token: author.token, body });
    return { author, question, answer, target: { targetType: 'answer', targetId: answer.id } as const };
  };
  const moderator = () => site().newVisitor({ roles: ['moderator'] });

  describe('a hidden question', () => {
    test('is empty for who was a moderator from the moment that the role is taken away', async () => {
      const { question, target } = await asked('看得见');
      const { id, token } = await moderator();
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      const title = async () =>
        (await site().call(questionDetail, { token, query: { questionId: question.id } })).title;
      expect(await title()).toBe('看得见');
      const operator = await site().newVisitor({ roles: ['operator'] });
      await site().call(userRoles, { token: operator.token, body: { userId: id, roles: [] } });
      const second = await site().newVisitor({ roles: ['operator'] });
      await site().call(userRolesDecide, { token: second.token, body: { userId: id, roles: [], agreed: true } });
      expect(await title()).toBe('');
    });

    test('is empty for everybody but its author and moderators, and in no list or search', async () => {
      const mark = `找不到${Math.random()}`;
      const { author, question, target } = await asked(mark);
      const { token } = await moderator();
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      const query = { questionId: question.id };

      for (const reader of [undefined, (await site().newVisitor()).token]) {
        const seen = await site().call(questionDetail, { token: reader, query });
        expect(seen).toMatchObject({ title: '', content: '', excerpt: '', hidden: { reason: null } });
        const found = await site().call(questionList, { token: reader, query: { keyword: mark } });
        expect(found).toMatchObject({ items: [], total: 0 });
        expect((await site().call(answerQuery, { token: reader, query })).items).toEqual([]);
      }
      for (const reader of [author.token, token]) {
        const seen = await site().call(questionDetail, { token: reader, query });
        expect(seen).toMatchObject({ title: mark, hidden: { reason: '广告' } });
        const found = await site().call(questionList, { token: reader, query: { keyword: mark } });
        expect(found).toMatchObject({ items: [{ id: question.id }], total: 1 });
      }
      expect(await site().call(myQuestions, { token: author.token })).toMatchObject({
        items: [{ id: question.id, title: mark, hidden: { reason: '广告' } }],
      });
    });

    test('takes no answers and no reports, and comes back as it was', async () => {
      const { question, target } = await asked();
      const { token } = await moderator();
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      const visitor = await site().newVisitor();
      const answer = { token: visitor.token, body: { questionId: question.id, content: '回答' } };
      expect(await site().refused(answerCreate, answer)).toMatchObject({ status: 404 });
      const report = { token: visitor.token, body: { ...target, reason: '广告' } };
      expect(await site().refused(reportCreate, report)).toMatchObject({ status: 404 });
      await site().call(contentRestore, { token, body: target });
      const back = await site().call(questionDetail, { query: { questionId: question.id } });
      // The asker follows, a guest does not.
      expect(back).toEqual({ ...question, following: false });
      await site().call(answerCreate, answer);
    });
  });

  test('a hidden answer is empty for others, has no mark, takes no likes, and is in nobody’s liked list', async () => {
    const { author, question, answer, target } = await answered();
    const { token } = await moderator();
    const fan = await site().newVisitor();
    const like = { targetType: 'answer', targetId: answer.id } as const;
    await site().call(likeCreate, { token: fan.token, body: like });
    await site().call(answerRecommend, { token, body: { answerId: answer.id } });
    await site().call(contentHide, { token, body: { ...target, reason: '与问题无关' } });
    const query = { questionId: question.id };
    const seenBy = async (reader?: string) => (await site().call(answerQuery, { token: reader, query })).items[0];
    expect(await seenBy()).toMatchObject({ content: '', recommended: false, hidden: { reason: null } });
    expect(await seenBy(author.token)).toMatchObject({ content: '请看这条回答', hidden: { reason: '与问题无关' } });
    expect(await site().refused(answerRecommend, { token, body: { answerId: answer.id } })).toMatchObject({
      status: 404,
    });
    expect(await site().refused(likeCreate, { token, body: like })).toMatchObject({ status: 404 });
    expect((await site().call(myLikes, { token: fan.token })).items).toMatchObject([{ title: '' }]);
    expect((await site().call(myAnswers, { token: author.token })).items).toMatchObject([
      { excerpt: '请看这条回答', hidden: { reason: '与问题无关' } },
    ]);
  });

  test('a question moves to a topic that there is', async () => {
    const { question } = await asked();
    const { token } = await moderator();
    const move = (topic: string) => ({ token, body: { questionId: question.id, topic } });
    await site().call(questionTopicChange, move('web'));
    expect(await site().call(questionDetail, { query: { questionId: question.id } })).toMatchObject({ topic: 'web' });
    expect(await site().refused(questionTopicChange, move('nowhere'))).toMatchObject({
      status: 400,
      detail: { fields: [{ path: 'topic' }] },
    });
  });

  describe('a blocked person', () => {
    test('writes nothing until then, is told why and until when, and reads and likes on', async () => {
      const { question, answer } = await answered();
      const visitor = await site().newVisitor();
      const { token } = await moderator();
      const block = (until: string | null) =>
        site().call(userBlock, { token, body: { userId: visitor.id, until, reason: '刷屏' } });
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await block(until);
      const write = { token: visitor.token, body: { questionId: question.id, content: '回答' } };
      expect(await site().refused(answerCreate, write)).toMatchObject({
        status: 403,
        reason: 'blocked',
        detail: { until },
        message: expect.stringContaining('刷屏') as string,
      });
      await site().call(likeCreate, { token: visitor.token, body: { targetType: 'answer', targetId: answer.id } });
      await block(null);
      await site().call(answerCreate, write);
      await block(new Date(Date.now() - 1000).toISOString());
      await site().call(answerCreate, { ...write, body: { ...write.body, content: '又一条' } });
    });

    test('is never one with a role', async () => {
      const { token } = await moderator();
      const other = await site().newVisitor({ roles: ['editor'] });
      const body = { userId: other.id, until: '2099-01-01T00:00:00Z', reason: '试一试' };
      expect(await site().refused(userBlock, { token, body })).toMatchObject({ status: 409, reason: 'has-role' });
    });
  });

  test('a report is taken once a person, shown to moderators, and closed once', async () => {
    const { target, answer } = await answered();
    const visitor = await site().newVisitor();
    const report = { token: visitor.token, body: { ...target, reason: '这是广告' } };
    await site().call(reportCreate, report);
    await site().call(reportCreate, report);
    const { token } = await moderator();
    const mine = async () => {
      const { items } = await site().call(openReports, { token, query: { size: 50 } });
      return items.filter(({ targetId, targetType }) => targetType === 'answer' && targetId === answer.id);
    };
    const [only, second] = await mine();
    expect(second).toBeUndefined();
    expect(only).toMatchObject({ reason: '这是广告', excerpt: '请看这条回答', reporter: { id: visitor.id } });
    const close = { token, body: { reportId: only?.id ?? 0 } };
    await site().call(reportClose, close);
    expect(await mine()).toEqual([]);
    expect(await site().refused(reportClose, close)).toMatchObject({ status: 404 });
  });

  describe('the audit table', () => {
    test('says who did what to which object, with what was before and after', async () => {
      const { target, question } = await asked();
      const { id, token } = await moderator();
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      const operator = await site().newVisitor({ roles: ['operator'] });
      const query = { objectType: 'question', objectId: String(question.id) };
      const { items } = await site().call(auditList, { token: operator.token, query });
      expect(items).toMatchObject([
        {
          actor: { id },
          action: 'contentHide',
          objectType: 'question',
          objectId: String(question.id),
          before: { hidden: null },
          after: { hidden: '广告' },
        },
      ]);
      expect(items[0]?.sessionId).toEqual(expect.any(Number));
    });

    test('tells changes from what was only looked at, and names each in words', async () => {
      const { target, question } = await asked();
      const { token } = await moderator();
      await site().call(contentHide, { token, body: { ...target, reason: '广告' } });
      await site().call(contentCase, { token, query: { id: `question-${question.id}` } });
      const operator = await site().newVisitor({ roles: ['operator'] });
      const noted = async (kind: 'change' | 'read') => {
        const query = { objectType: 'question', objectId: String(question.id), kind };
        const { items } = await site().call(auditList, { token: operator.token, query });
        return items.map(({ action, summary }) => ({ action, summary }));
      };
      expect(await noted('change')).toEqual([
        { action: 'contentHide', summary: expect.stringMatching(/移除/) as string },
      ]);
      const read = { action: 'contentCase', summary: expect.stringMatching(/内容/) as string };
      expect(await noted('read')).toContainEqual(read);
      // The list has decisions alone without the filter.
      const { items } = await site().call(auditList, { token: operator.token, query: { size: 500 } });
      expect(items.filter(({ action }) => action === 'contentCase' || action === 'auditList')).toEqual([]);
    });

    test.each(['update audit set action = $1', 'delete from audit where action <> $1'])(
      'takes nothing back: %s',
      async (sql) => {
        await expect(site().database.query(sql, ['x'])).rejects.toThrow(/append-only/);
      },
    );

    test('cannot be emptied', async () => {
      await expect(site().database.script('truncate audit')).rejects.toThrow(/append-only/);
    });

    test('holds what it can note, or nothing is done', async () => {
      const { target, question } = await asked();
      const { token } = await moderator();
      await site().database.script(
        `alter table audit add constraint full_disk check (action <> 'contentHide') not valid`,
      );
      try {
        expect(await site().refused(contentHide, { token, body: { ...target, reason: '广告' } })).toMatchObject({
          status: 500,
        });
      } finally {
        await site().database.script('alter table audit drop constraint full_disk');
      }
      const asGuest = { ...question, following: false };
      expect(await site().call(questionDetail, { query: { questionId: question.id } })).toEqual(asGuest);
    });
  });
};
