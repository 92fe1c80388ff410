import {
  answerCreate,
  answerRecommend,
  noticeCount,
  noticeList,
  noticesRead,
  questionCreate,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { notify } from './notify';

export const noticeSuite: Suite = (site) => {
  const tell = (userId: number, text: string) => notify(site().database, { userId, kind: 'answer', text, link: 'my/' });

  describe('notices', () => {
    test('tell of an answer to my question and of a recommendation of my answer, and not of what I did', async () => {
      const [asking, answering] = [await site().newVisitor(), await site().newVisitor()];
      const editor = await site().newVisitor({ roles: ['moderator', 'editor', 'reviewer', 'operator'] });
      const body = { topic: 'start', title: '怎么排程？', content: '每天早上' };
      const question = await site().call(questionCreate, { token: asking.token, body });
      const answer = (token: string, content: string) =>
        site().call(answerCreate, { token, body: { questionId: question.id, content } });
      await answer(asking.token, '补充一下');
      expect(await site().call(noticeList, { token: asking.token })).toEqual({ items: [], next: null });
      const { id } = await answer(answering.token, '在“排程”里');
      const link = `/community/question/${question.id}/?answer=${id}`;
      expect(await site().call(noticeList, { token: asking.token })).toMatchObject({
        items: [{ kind: 'answer', text: '你的问题“怎么排程？”有了新回答', link, read: false }],
      });
      for (let times = 0; times < 2; times += 1)
        await site().call(answerRecommend, { token: editor.token, body: { answerId: id } });
      expect((await site().call(noticeList, { token: answering.token })).items).toMatchObject([
        { text: '你的回答被官方推荐了', link },
      ]);
    });

    test('are listed part by part, counted, and read up to what was shown', async () => {
      const { id, token } = await site().newVisitor();
      const other = await site().newVisitor();
      for (const text of ['一', '二', '三']) await tell(id, text);
      await tell(other.id, '别人的');
      const first = await site().call(noticeList, { token, query: { size: 2 } });
      expect(first.items.map(({ text }) => text)).toEqual(['三', '二']);
      const shown = first.items[0]?.id ?? 0;
      await tell(id, '四');
      const rest = await site().call(noticeList, { token, query: { size: 2, cursor: first.next ?? '' } });
      expect(rest).toMatchObject({ items: [{ text: '一' }], next: null });
      expect(await site().call(noticeCount, { token })).toEqual({ unread: 4 });
      expect(await site().call(noticesRead, { token, body: { upTo: shown } })).toEqual({ unread: 1 });
      const { items } = await site().call(noticeList, { token });
      expect(items.map(({ text, read }) => [text, read])).toEqual([
        ['四', false],
        ['三', true],
        ['二', true],
        ['一', true],
      ]);
      expect(await site().call(noticeCount, { token: other.token })).toEqual({ unread: 1 });
    });
  });
};
