import {
  accountDelete,
  answerCreate,
  answerDelete,
  answerEdit,
  answerQuery,
  contentCase,
  contentHide,
  contentRestore,
  fileUpload,
  myAnswers,
  questionCreate,
  questionDetail,
  questionEdit,
  questionList,
} from '@shared/contract/endpoints';
import { pictureLine, postPicturePath } from '@shared/contract/fields';
import { schemasOf } from '@shared/contract/schemas';
import { madePng } from '@shared/testing/made-images';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Suite } from '../domain.suite';

export const postPictureSuite: Suite = (site) => {
  const upload = async (token: string, bytes: Buffer = madePng(30, 20)) => {
    const file = multipartFile('screen.png', bytes, token);
    const response = await site().request({ method: 'POST', url: `${fileUpload.path}?purpose=post`, ...file });
    const { code, data } = response.json() as { code: number; data: unknown };
    if (code !== 200) throw new Error(JSON.stringify(data));
    const { id, width = 0, height = 0 } = schemasOf(fileUpload).data.parse(data);
    return { id, line: pictureLine({ words: '提示', id, width, height }) };
  };
  const ask = (token: string, content: string) =>
    site().call(questionCreate, { token, body: { topic: 'start', title: '停在这一步', content } });
  const status = async (id: string) => (await site().request(postPicturePath(id))).statusCode;

  describe('pictures in questions and answers', () => {
    test('are seen by everybody once they are posted, as what they are, and not before', async () => {
      const { token } = await site().newVisitor();
      const { id, line } = await upload(token);
      expect(await status(id)).toBe(404);
      const question = await ask(token, `看图\n${line}\n怎么办`);
      const { statusCode, headers } = await site().request(postPicturePath(id));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { placeholders } = await site().call(questionDetail, { query: { questionId: question.id } });
      expect(placeholders?.[id]).toMatch(/^data:image\/webp;base64,/);
      // Lists say it in words.
      await site().index();
      const { items } = await site().call(questionList, { query: { keyword: '怎么办' } });
      expect(items.find((item) => item.id === question.id)?.excerpt).toBe('看图\n[提示]\n怎么办');
    });

    test('go out of sight with what shows them, and come back with it; a moderator sees them all the time', async () => {
      const { token } = await site().newVisitor();
      const moderator = await site().newVisitor({ roles: ['moderator'] });
      const [first, second] = [await upload(token), await upload(token)];
      const question = await ask(token, first.line);
      const answer = await site().call(answerCreate, {
        token,
        body: { questionId: question.id, content: second.line },
      });
      const both = async () => [await status(first.id), await status(second.id)];
      const hide = (targetType: string, targetId: number) =>
        site().call(contentHide, { token: moderator.token, body: { targetType, targetId, reason: '离题' } });
      await hide('answer', answer.id);
      expect(await both()).toEqual([200, 404]);
      const found = await site().call(contentCase, { token: moderator.token, query: { id: `answer-${answer.id}` } });
      expect(found.pictures).toMatchObject([{ words: '提示' }]);
      expect((await site().request(found.pictures?.[0]?.url ?? '')).statusCode).toBe(200);
      await site().call(contentRestore, {
        token: moderator.token,
        body: { targetType: 'answer', targetId: answer.id },
      });
      await hide('question', question.id);
      expect(await both()).toEqual([404, 404]);
    });

    test('are one’s own, or in sight: nobody shows a picture that somebody else only uploaded', async () => {
      const [mine, other] = [await site().newVisitor(), await site().newVisitor()];
      const theirs = await upload(other.token);
      const refused = async (content: string) =>
        (await site().refused(questionCreate, { token: mine.token, body: { topic: 'start', title: '问', content } }))
          .detail;
      const wrong = { fields: [{ path: 'content', message: '有一张图片已经不在了，请去掉那一行，或重新插入' }] };
      expect(await refused(theirs.line)).toMatchObject(wrong);
      expect(await status(theirs.id)).toBe(404);
      await ask(other.token, theirs.line);
      // A picture that is quoted or pasted is shown while theirs is.
      await ask(mine.token, theirs.line);
      expect(await refused(pictureLine({ words: '', id: '0'.repeat(32), width: 1, height: 1 }))).toMatchObject(wrong);
      const many = await Promise.all(Array.from({ length: 7 }, () => upload(mine.token)));
      expect(await refused(many.map(({ line }) => line).join('\n'))).toMatchObject({
        fields: [{ path: 'content', message: '一篇最多放 6 张图片，这里有 7 张' }],
      });
      const pdf = multipartFile('a.png', Buffer.from('%PDF-1.7\n'), mine.token);
      const sent = await site().request({ method: 'POST', url: `${fileUpload.path}?purpose=post`, ...pdf });
      expect(sent.statusCode).toBe(415);
    });

    test('come by an edit, too; what an edit takes out can still be read in what stood there', async () => {
      const { token } = await site().newVisitor();
      const [first, second] = [await upload(token), await upload(token)];
      const question = await ask(token, first.line);
      const body = { questionId: question.id, version: 1, title: question.title, content: second.line };
      await site().call(questionEdit, { token, body });
      expect([await status(first.id), await status(second.id)]).toEqual([200, 200]);
      const answer = await site().call(answerCreate, { token, body: { questionId: question.id, content: '字' } });
      const third = await upload(token);
      await site().call(answerEdit, { token, body: { answerId: answer.id, version: 1, content: third.line } });
      expect(await status(third.id)).toBe(200);
      expect((await site().call(myAnswers, { token })).items[0]?.excerpt).toBe('[提示]');
      const { items } = await site().call(answerQuery, { query: { questionId: question.id } });
      expect(items[0]?.content).toBe(third.line);
    });

    test('are swept a day after what showed them went, or nothing ever did; and go with their owner', async () => {
      const { token } = await site().newVisitor();
      const [posted, unused] = [await upload(token), await upload(token)];
      const question = await ask((await site().newVisitor()).token, '问');
      const answer = await site().call(answerCreate, {
        token,
        body: { questionId: question.id, content: posted.line },
      });
      const left = async () => {
        const sql = 'select id from uploads where id = $1 or id = $2';
        return (await site().database.query<{ id: string }>(sql, [posted.id, unused.id])).map(({ id }) => id);
      };
      const age = `update uploads set created_at = created_at - interval '2 days', used_at = used_at - interval '2 days' where id in ($1, $2)`;
      await site().database.query(age, [posted.id, unused.id]);
      await site().retain();
      expect(await left()).toEqual([posted.id]);
      await site().call(answerDelete, { token, body: { answerId: answer.id } });
      expect(await status(posted.id)).toBe(404);
      await site().retain();
      expect(await left()).toEqual([]);
      const kept = await upload(token);
      await ask(token, kept.line);
      await site().call(accountDelete, { token, body: { confirm: '注销账号' } });
      expect(await status(kept.id)).toBe(404);
    });
  });
};
