import {
  accountDelete,
  chapterCommentCreate,
  chapterCommentDelete,
  chapterComments,
  comicChapterDelete,
  contentCase,
  contentHide,
  contentQueue,
  contentRestore,
  likeCreate,
  likeDelete,
  myComments,
  myLikes,
  noticeList,
  openReports,
  publicChapter,
  reportCreate,
  userBlock,
} from '@shared/contract/endpoints';
import { commentFields } from '@shared/contract/fields';
import { ChangeReader } from '../changes/testing/change-reader';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import type { Suite } from '../domain.suite';

export const commentSuite: Suite = (site) => {
  const begun = async () => {
    const { comicId, chapterId } = await makePublicThings(site().database);
    await site().database.query('delete from chapter_comments where chapter_id = $1', [chapterId]);
    return { comicId, chapterId, author: await site().newVisitor() };
  };
  const say = (token: string, chapterId: number, content: string) =>
    site().call(chapterCommentCreate, { token, body: { chapterId, content } });
  const read = (chapterId: number, { token, ...query }: { token?: string; cursor?: string; size?: number } = {}) =>
    site().call(chapterComments, { token, query: { chapterId, ...query } });
  const target = (targetId: number) => ({ targetType: 'comment', targetId }) as const;

  describe('comments under a chapter', () => {
    afterAll(() => removePublicThings(site().database));

    test('stand the latest first, part by part, for everybody, and on the public page', async () => {
      const { comicId, chapterId, author } = await begun();
      const written: number[] = [];
      for (let at = 0; at < 5; at += 1) written.unshift((await say(author.token, chapterId, `第 ${at} 句`)).id);
      const first = await read(chapterId, { size: 2 });
      expect(first).toMatchObject({ total: 5, items: [{ content: '第 4 句', mine: false, liked: false }, {}] });
      // A comment written meanwhile is neither repeated nor hides another.
      await say(author.token, chapterId, '插进来的');
      const second = await read(chapterId, { size: 3, cursor: first.next ?? '' });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(written);
      expect([second.next, second.total]).toEqual([null, 6]);
      const { comments } = await site().call(publicChapter, { token: author.token, query: { comicId, id: chapterId } });
      expect(comments).toMatchObject({ total: 6, next: null });
      // The answer is the same for every caller, with whatever token.
      expect(comments.items.every(({ mine }) => !mine)).toBe(true);
      expect((await read(chapterId, { token: author.token })).items.every(({ mine }) => mine)).toBe(true);
    });

    test('are short, of somebody, and under a chapter in sight', async () => {
      const { chapterId, author } = await begun();
      const { token } = author;
      const send = (content: string, id = chapterId) =>
        site().refused(chapterCommentCreate, { token, body: { chapterId: id, content } });
      for (const content of ['', '  ', '长'.repeat(commentFields.content.max + 1)]) {
        expect(await send(content)).toMatchObject({ status: 400, detail: { fields: [{ path: 'content' }] } });
      }
      expect(await send('在吗', 2_000_000_000)).toMatchObject({ status: 404 });
      const body = { chapterId, content: '没有登录' };
      expect(await site().refused(chapterCommentCreate, { body })).toMatchObject({ status: 401 });
      const most = '长'.repeat(commentFields.content.max);
      expect(await say(token, chapterId, most)).toMatchObject({ content: most, mine: true });
      const [waiting] = (await read(chapterId)).items;
      await site().database.query(`update comic_chapters set state = 'withdrawn' where id = $1`, [chapterId]);
      expect(await send('还在吗')).toMatchObject({ status: 404 });
      expect(await site().refused(chapterComments, { query: { chapterId } })).toMatchObject({ status: 404 });
      expect(await site().refused(likeCreate, { token, body: target(waiting?.id ?? 0) })).toMatchObject({
        status: 404,
      });
      expect((await site().call(myComments, { token })).items).toMatchObject([{ chapterTitle: '', chapterId }]);
    });

    test('are written once, however often one clicks', async () => {
      const { chapterId, author } = await begun();
      const both = await Promise.all([say(author.token, chapterId, '点两下'), say(author.token, chapterId, '点两下')]);
      expect(both[0].id).toBe(both[1].id);
      expect((await read(chapterId)).total).toBe(1);
      // A comment that is deleted and written again is meant.
      await site().call(chapterCommentDelete, { token: author.token, body: { commentId: both[0].id } });
      await say(author.token, chapterId, '点两下');
      expect((await read(chapterId)).total).toBe(1);
    });

    test('are liked once a person, who may take it back', async () => {
      const { comicId, chapterId, author } = await begun();
      const { id } = await say(author.token, chapterId, '说得对');
      const [fan, other] = [await site().newVisitor(), await site().newVisitor()];
      const like = (route: typeof likeCreate | typeof likeDelete, token: string) =>
        site().call(route, { token, body: target(id) });
      expect(await like(likeCreate, fan.token)).toMatchObject({ liked: true, likeCount: 1 });
      expect(await like(likeCreate, fan.token)).toMatchObject({ likeCount: 1 });
      expect(await like(likeCreate, other.token)).toMatchObject({ likeCount: 2 });
      expect((await read(chapterId, { token: fan.token })).items).toMatchObject([{ liked: true, likeCount: 2 }]);
      expect((await site().call(myLikes, { token: fan.token })).items).toMatchObject([
        { targetType: 'comment', targetId: id, title: '说得对', parentId: comicId, chapterId },
      ]);
      expect(await like(likeDelete, fan.token)).toMatchObject({ liked: false, likeCount: 1 });
      expect(await like(likeDelete, fan.token)).toMatchObject({ likeCount: 1 });
    });

    test('are told to who composes pages: written, liked, hidden, deleted, and their author’s name', async () => {
      const { chapterId, author } = await begun();
      const reader = await ChangeReader.open(site());
      const told = async () => (await reader.next(50)).topics.map(({ topic }) => topic);
      const here = `chapter:${chapterId}`;
      await reader.skip();
      const { id } = await say(author.token, chapterId, '会被看到');
      expect(await told()).toEqual([here]);
      await site().call(likeCreate, { token: author.token, body: target(id) });
      expect(await told()).toEqual([here]);
      await site().database.query(`update users set name = '改了名' where id = $1`, [author.id]);
      expect(await told()).toEqual([here]);
      await site().database.query('update chapter_comments set checked_at = now() where id = $1', [id]);
      expect(await told()).toEqual([]);
      await site().database.query('update chapter_comments set hidden_at = now() where id = $1', [id]);
      expect(await told()).toEqual([here]);
      await site().call(chapterCommentDelete, { token: author.token, body: { commentId: id } });
      expect(await told()).toEqual([here]);
      await reader.close();
    });

    test('that are reported are in the queue of the moderators, who hide and restore them', async () => {
      const { comicId, chapterId, author } = await begun();
      const { id } = await say(author.token, chapterId, '这是一条广告');
      const other = await site().newVisitor();
      const { token } = await site().newVisitor({ roles: ['moderator'] });
      const report = { token: other.token, body: { ...target(id), reason: '广告' } };
      await site().call(reportCreate, report);
      await site().call(reportCreate, report);
      const reports = (await site().call(openReports, { token, query: { size: 50 } })).items;
      expect(reports.filter(({ targetType, targetId }) => targetType === 'comment' && targetId === id)).toMatchObject([
        { questionId: chapterId, comicId, excerpt: '这是一条广告', author: { id: author.id }, hidden: false },
      ]);
      const queue = async (state: string) =>
        (await site().call(contentQueue, { token, query: { state, kind: 'comment', authorId: author.id } })).items;
      expect(await queue('waiting')).toMatchObject([
        { id: `comment-${id}`, questionTitle: '漫画 第 1 话 · 话', openReports: 1, topic: null, comicId },
      ]);
      expect(await queue('reported')).toHaveLength(1);
      // Comments stand among all kinds, and in every order.
      for (const sort of ['topic', 'author']) {
        const query = { state: 'waiting', authorId: author.id, sort };
        expect((await site().call(contentQueue, { token, query })).items).toHaveLength(1);
      }

      await site().call(contentHide, { token, body: { ...target(id), reason: '不许发广告' } });
      expect(await read(chapterId)).toEqual({ items: [], next: null, total: 0 });
      expect(await read(chapterId, { token: other.token })).toMatchObject({ total: 0 });
      expect(await read(chapterId, { token: author.token })).toMatchObject({
        total: 1,
        items: [{ content: '这是一条广告', hidden: { reason: '不许发广告' } }],
      });
      expect(await read(chapterId, { token })).toMatchObject({ items: [{ hidden: { reason: '不许发广告' } }] });
      expect(await site().refused(likeCreate, { token: other.token, body: target(id) })).toMatchObject({ status: 404 });
      expect((await site().call(myComments, { token: author.token })).items).toMatchObject([
        { id, comicId, chapterTitle: '《漫画》第 1 话 · 话', hidden: { reason: '不许发广告' } },
      ]);
      expect((await site().call(noticeList, { token: author.token })).items[0]).toMatchObject({
        kind: 'moderation',
        link: `/comics/${comicId}/${chapterId}/#comments`,
      });
      const found = await site().call(contentCase, { token, query: { id: `comment-${id}` } });
      expect(found).toMatchObject({ hiddenReason: '不许发广告', reports: [{ reason: '广告' }] });

      await site().call(contentRestore, { token, body: target(id) });
      expect(await read(chapterId)).toMatchObject({ total: 1, items: [{ hidden: null }] });
    });

    test('are not written by who is blocked', async () => {
      const { chapterId, author } = await begun();
      const { token } = await site().newVisitor({ roles: ['moderator'] });
      const until = new Date(Date.now() + 86_400_000).toISOString();
      await site().call(userBlock, { token, body: { userId: author.id, until, reason: '刷屏' } });
      const sent = { token: author.token, body: { chapterId, content: '再说一句' } };
      expect(await site().refused(chapterCommentCreate, sent)).toMatchObject({ reason: 'blocked' });
    });

    test('go with their author, and with their chapter, and leave nothing that points at them', async () => {
      const { chapterId, author } = await begun();
      const other = await site().newVisitor();
      const own = await say(author.token, chapterId, '我要走了');
      const theirs = await say(other.token, chapterId, '我留下');
      for (const { id } of [own, theirs]) {
        await site().call(likeCreate, { token: author.token, body: target(id) });
        const report = { ...target(id), reason: '看看' };
        await site().call(reportCreate, { token: (await site().newVisitor()).token, body: report });
      }
      const left = async (id: number) =>
        site().database.query(
          `select 1 as one from likes where target_type = 'comment' and target_id = $1
           union all select 1 from reports where target_type = 'comment' and target_id = $1`,
          [id],
        );
      await site().call(accountDelete, { token: author.token, body: { confirm: '注销账号' } });
      expect(await read(chapterId)).toMatchObject({ total: 1, items: [{ id: theirs.id, likeCount: 0 }] });
      expect(await left(own.id)).toEqual([]);
      const { token } = await site().newVisitor({ roles: ['editor'] });
      await site().call(comicChapterDelete, { token, body: { chapterId } });
      expect(await left(theirs.id)).toEqual([]);
    });
  });
};
