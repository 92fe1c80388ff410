import {
  answerCreate,
  answerDelete,
  answerEdit,
  contentCheck,
  contentHide,
  contentQueue,
  contentRestore,
  accountDelete,
  formerTexts,
  publicQuestion,
  questionCreate,
  questionEdit,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

/** Edits that people make to their own questions and answers. */
export const editSuite: Suite = (site) => {
  let asked = 0;
  const ask = (token: string, title = `第 ${(asked += 1)} 次怎么开始？`) =>
    site().call(questionCreate, { token, body: { topic: 'start', title, content: '第一次用。' } });
  const answer = (questionId: number, token: string, content = `先装客户端，第 ${(asked += 1)} 步。`) =>
    site().call(answerCreate, { token, body: { questionId, content } });
  const people = async () => ({
    asker: await site().newVisitor(),
    helper: await site().newVisitor(),
    reader: await site().newVisitor(),
    moderator: await site().newVisitor({ roles: ['moderator'] }),
  });
  const former = (targetType: 'question' | 'answer', targetId: number, token?: string) =>
    site().call(formerTexts, { query: { targetType, targetId }, ...(token !== undefined && { token }) });

  describe('an edit', () => {
    test('puts another text in the place of one’s own, and everybody reads what stood there', async () => {
      const { asker, helper } = await people();
      const question = await ask(asker.token, '原来的题');
      const { id } = await answer(question.id, helper.token, '原来的回答');
      const body = { questionId: question.id, version: 1, title: '改过的题', content: '改过的文' };
      const edited = await site().call(questionEdit, { token: asker.token, body });
      expect(edited).toMatchObject({ title: '改过的题', content: '改过的文', version: 2, following: true });
      expect(edited.editedAt).not.toBeNull();
      await site().call(answerEdit, { token: helper.token, body: { answerId: id, version: 1, content: '改过的回答' } });
      expect((await former('question', question.id)).items).toMatchObject([
        { title: '原来的题', content: '第一次用。' },
      ]);
      expect((await former('answer', id)).items).toMatchObject([{ title: null, content: '原来的回答' }]);
      const page = await site().call(publicQuestion, { query: { id: question.id } });
      expect(page).toMatchObject({ question: { title: '改过的题' }, answers: { items: [{ content: '改过的回答' }] } });
    });

    test('is refused where it was edited meanwhile, and where nothing is another nothing is kept', async () => {
      const { asker, helper } = await people();
      const question = await ask(asker.token);
      const { id } = await answer(question.id, helper.token);
      const edit = (content: string, version: number) => ({
        token: helper.token,
        body: { answerId: id, version, content },
      });
      expect(await site().call(answerEdit, edit('第一个标签页', 1))).toMatchObject({ version: 2 });
      expect(await site().refused(answerEdit, edit('第二个标签页', 1))).toMatchObject({
        status: 409,
        reason: 'changed-since',
      });
      expect(await site().call(answerEdit, edit('第一个标签页', 2))).toMatchObject({ version: 2 });
      expect((await former('answer', id)).items).toHaveLength(1);
      const old = { token: asker.token, body: { questionId: question.id, version: 7, title: '题', content: '文' } };
      expect(await site().refused(questionEdit, old)).toMatchObject({ reason: 'changed-since' });
    });

    test('is the author’s alone, of what is in sight, and not without end', async () => {
      const { asker, helper, moderator } = await people();
      const question = await ask(asker.token);
      const { id } = await answer(question.id, helper.token, '第 0 遍');
      for (const token of [asker.token, moderator.token]) {
        const body = { answerId: id, version: 1, content: '别人改的' };
        expect(await site().refused(answerEdit, { token, body })).toMatchObject({ status: 403, reason: 'not-author' });
      }
      const foreign = { questionId: question.id, version: 1, title: '别人', content: '改的' };
      const refused = await site().refused(questionEdit, { token: helper.token, body: foreign });
      expect(refused).toMatchObject({ status: 403, reason: 'not-author' });
      const missing = { answerId: 999_999, version: 1, content: '没有' };
      expect(await site().refused(answerEdit, { token: helper.token, body: missing })).toMatchObject({ status: 404 });
      await site().call(contentHide, {
        token: moderator.token,
        body: { targetType: 'question', targetId: question.id, reason: '跑题' },
      });
      const body = { answerId: id, version: 1, content: '偷偷改' };
      expect(await site().refused(answerEdit, { token: helper.token, body })).toMatchObject({ reason: 'gone' });
      await site().call(contentRestore, {
        token: moderator.token,
        body: { targetType: 'question', targetId: question.id },
      });
      for (let version = 1; version <= 20; version += 1) {
        const next = { answerId: id, version, content: `第 ${version} 遍` };
        await site().call(answerEdit, { token: helper.token, body: next });
      }
      const more = { answerId: id, version: 21, content: '又一遍' };
      expect(await site().refused(answerEdit, { token: helper.token, body: more })).toMatchObject({
        status: 429,
        reason: 'rate-limited',
      });
    });

    test('is looked at by moderators again, however old the text is', async () => {
      const { asker, helper, moderator } = await people();
      const question = await ask(asker.token);
      const { id } = await answer(question.id, helper.token);
      const queued = async () =>
        (
          await site().call(contentQueue, { token: moderator.token, query: { size: 100, authorId: helper.id } })
        ).items.map((row) => row.targetId);
      await site().call(contentCheck, { token: moderator.token, body: { targetType: 'answer', targetId: id } });
      expect(await queued()).toEqual([]);
      const text = { answerId: id, version: 1, content: '改成广告' };
      await site().call(answerEdit, { token: helper.token, body: text });
      expect(await queued()).toEqual([id]);
      const sql = `update answers set created_at = now() - interval '90 days' where id = $1`;
      await site().database.query(sql, [id]);
      expect(await queued()).toEqual([id]);
      await site().call(contentCheck, { token: moderator.token, body: { targetType: 'answer', targetId: id } });
      expect(await queued()).toEqual([]);
    });

    test('leaves nothing to read of what is hidden, and goes with the text and with who wrote it', async () => {
      const { asker, helper, reader, moderator } = await people();
      const question = await ask(asker.token);
      const first = await answer(question.id, helper.token, '有电话的回答');
      await site().call(answerEdit, {
        token: helper.token,
        body: { answerId: first.id, version: 1, content: '没有了' },
      });
      const hide = { targetType: 'answer', targetId: first.id, reason: '隐私' } as const;
      await site().call(contentHide, { token: moderator.token, body: hide });
      for (const token of [undefined, reader.token]) {
        const query = { targetType: 'answer', targetId: first.id } as const;
        const refused = await site().refused(formerTexts, { query, ...(token !== undefined && { token }) });
        expect(refused).toMatchObject({ status: 404 });
      }
      for (const { token } of [helper, moderator])
        expect((await former('answer', first.id, token)).items).toHaveLength(1);
      // Under a hidden question an answer is out of sight, too.
      const second = await answer(question.id, helper.token, '第二条');
      await site().call(answerEdit, { token: helper.token, body: { answerId: second.id, version: 1, content: '二' } });
      const above = { targetType: 'question', targetId: question.id, reason: '跑题' } as const;
      await site().call(contentHide, { token: moderator.token, body: above });
      const query = { targetType: 'answer', targetId: second.id } as const;
      expect(await site().refused(formerTexts, { query })).toMatchObject({ status: 404 });
      const kept = () =>
        site().database.query('select 1 from former_texts where answer_id in ($1, $2)', [first.id, second.id]);
      expect(await kept()).toHaveLength(2);
      await site().call(answerDelete, { token: helper.token, body: { answerId: second.id } });
      expect(await kept()).toHaveLength(1);
      await site().call(accountDelete, { token: helper.token, body: { confirm: '注销账号' } });
      expect(await kept()).toHaveLength(0);
    });
  });
};
