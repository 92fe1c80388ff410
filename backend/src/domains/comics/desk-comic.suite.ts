import {
  comicChapterDetail,
  comicChapterLikeUserList,
  comicChapterList,
  comicChapterSimpleList,
  comicClickToView,
  comicList,
  comicTopicList,
  deskChapter,
  deskChapterList,
  deskChapterPreview,
  deskChapterSave,
  deskComicList,
  deskComicSave,
  likeCreate,
  myLikes,
} from '@shared/contract/endpoints';
import { madePng } from '@shared/testing/made-images';
import { onlyRow } from '../../database/database';
import { sentImage } from '../testing/sent-image';
import type { Suite } from '../domain.suite';

export const deskComicSuite: Suite = (site) => {
  const editor = () => site().newVisitor({ roles: ['editor'] });
  const newComic = async (token: string, title = '新漫画') => {
    const { picture } = await sentImage(site(), token, madePng(300, 400));
    const cover = { url: picture?.url ?? '', alt: '封面上的人' };
    const body = { title, summary: '讲一件事', author: '编辑', cover, topicIds: [1] };
    return site().call(deskComicSave, { token, body });
  };
  const newChapter = async (token: string, comicId: number) => {
    const { picture } = await sentImage(site(), token, madePng(400, 800));
    const panels = [{ url: picture?.url ?? '', alt: '他打开了电脑' }];
    return site().call(deskChapterSave, { token, body: { comicId, title: '第一天', panels } });
  };
  /** The public calls' answers about a chapter and its comic, to a visitor. */
  const seen = async (comicId: number, chapterId: number, visitor: string) => {
    const { items } = await site().call(comicList, { query: { size: 50 } });
    const topics = await site().call(comicTopicList);
    const names = await site().call(comicChapterSimpleList, { query: { comicId } });
    const chapters = await site().call(comicChapterList, { query: { comicId } });
    const tried = async (
      route: typeof comicChapterDetail | typeof comicClickToView | typeof likeCreate,
      sent: object,
    ) =>
      site()
        .call(route as typeof likeCreate, { token: visitor, ...sent })
        .then(
          () => true,
          () => false,
        );
    return {
      comic: items.find(({ id }) => id === comicId)?.chapterCount ?? null,
      counted: topics.find(({ id }) => id === 1)?.comicCount,
      names: names.map(({ id }) => id),
      chapters: chapters.map(({ id }) => id),
      detail: await tried(comicChapterDetail, { query: { chapterId } }),
      read: await tried(comicClickToView, { body: { chapterId } }),
      liked: await tried(likeCreate, { body: { targetType: 'comic-chapter', targetId: chapterId } }),
      likers: (await site().call(comicChapterLikeUserList, { query: { chapterId } })).total > 0,
      titles: (await site().call(myLikes, { token: visitor })).items.map(({ title }) => title),
    };
  };

  describe('comics in the desk', () => {
    afterAll(async () => {
      const ours = 'select h.id from comic_chapters h join comics c on c.id = h.comic_id where not c.sample';
      await site().database.query(`delete from likes where target_type = 'comic-chapter' and target_id in (${ours})`);
      await site().database.query('delete from comics where not sample');
    });

    test('show a chapter to visitors from its time until it is withdrawn, in no call before or after', async () => {
      const { token } = await editor();
      const comic = await newComic(token);
      const { id, version, state, publishAt } = await newChapter(token, comic.id);
      expect({ state, publishAt }).toEqual({ state: 'draft', publishAt: null });
      const visitor = (await site().newVisitor()).token;
      const before = await seen(comic.id, id, visitor);
      const nothing = {
        comic: null,
        names: [],
        chapters: [],
        detail: false,
        read: false,
        liked: false,
        likers: false,
        titles: [],
        counted: before.counted,
      };
      expect(before).toEqual(nothing);

      const at = new Date(Date.now() + 60_000).toISOString();
      const scheduled = await site().call(deskChapterSave, {
        token,
        body: { id, version, state: 'scheduled', publishAt: at },
      });
      expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: at });
      expect(await seen(comic.id, id, visitor)).toEqual(nothing);

      // The chapter's time comes: nobody does anything.
      await site().database.query(
        `update comic_chapters set published_at = now() - interval '1 second' where id = $1`,
        [id],
      );
      const all = {
        comic: 1,
        names: [id],
        chapters: [id],
        detail: true,
        read: true,
        liked: true,
        likers: true,
        titles: ['第一天'],
        counted: (before.counted ?? 0) + 1,
      };
      expect(await seen(comic.id, id, visitor)).toEqual(all);
      expect((await site().call(comicList)).items[0]?.id).toBe(comic.id);
      const due = await site().call(deskChapterList, { token, query: { comicId: comic.id } });
      expect(due.items).toMatchObject([{ state: 'published', likeCount: 1 }]);
      expect((await site().call(deskComicList, { token })).items[0]).toMatchObject({ chapterCount: 1, shownCount: 1 });

      const withdrawn = { id, version: due.items[0]?.version, state: 'withdrawn' };
      await site().call(deskChapterSave, { token, body: withdrawn });
      expect(await seen(comic.id, id, visitor)).toEqual({ ...nothing, titles: [''] });
    });

    test('take the size of a picture from its file, and its cover to where the page asks for it first', async () => {
      const { token } = await editor();
      const comic = await newComic(token);
      expect(comic.cover).toMatchObject({ width: 300, height: 400, alt: '封面上的人', widths: [300] });
      const chapter = await newChapter(token, comic.id);
      expect(chapter.panels).toMatchObject([{ no: 1, width: 400, height: 800 }]);
      await site().call(deskChapterSave, {
        token,
        body: { id: chapter.id, version: chapter.version, state: 'published' },
      });
      const cover = await site().request('/api/ext/v1/comics/covers/1');
      expect(cover.headers['content-type']).toBe('image/webp');
      expect(cover.headers['cache-control']).toBe('private, no-cache');
      const drawn = { url: '/api/ext/v1/media/comic-1.svg', alt: '画出来的' };
      const saved = await site().call(deskComicSave, {
        token,
        body: { id: comic.id, version: comic.version, cover: drawn },
      });
      expect(saved.cover).toEqual({ ...drawn, width: 600, height: 800 });
      await site().database.query('delete from comics where id = $1', [comic.id]);
    });

    test('take panels in the order they are sent, drawn ones of before too', async () => {
      const { token } = await editor();
      const chapter = await site().call(deskChapter, { token, query: { id: 1 } });
      const turned = [...chapter.panels].reverse().map(({ url, alt }) => ({ url, alt }));
      const saved = await site().call(deskChapterSave, {
        token,
        body: { id: 1, version: chapter.version, panels: turned },
      });
      expect(saved.panels.map(({ no, url }) => [no, url])).toEqual(turned.map(({ url }, at) => [at + 1, url]));
      const back = chapter.panels.map(({ url, alt }) => ({ url, alt }));
      const again = { token, body: { id: 1, version: saved.version, panels: back } };
      expect((await site().call(deskChapterSave, again)).panels).toEqual(chapter.panels);
      expect(await site().refused(deskChapterSave, again)).toMatchObject({ status: 409, reason: 'changed-since' });
    });

    test('refuse what would leave visitors without something, each at its field', async () => {
      const { token } = await editor();
      const comic = await newComic(token);
      const chapter = await newChapter(token, comic.id);
      const [panel] = chapter.panels;
      const { id, version } = chapter;
      const fields = async (body: object) => {
        const { detail } = await site().refused(deskChapterSave, { token, body });
        return (detail['fields'] as { path: string; message: string }[]).map(
          ({ path, message }) => `${path}: ${message}`,
        );
      };
      const past = new Date(Date.now() - 1000).toISOString();
      const change = { id, version };
      expect(await fields({ ...change, panels: [], state: 'published' })).toEqual(['state: 还没有图，不能发布']);
      const silent = [{ url: panel?.url, alt: ' ' }];
      expect(await fields({ ...change, panels: silent, state: 'published' })).toEqual([
        'state: 第 1 格还没写说明，不能发布',
        'panels.0.alt: 发布前请写这一格画了什么、说了什么',
      ]);
      expect(await fields({ ...change, panels: [{ url: '/api/ext/v1/media/avatar-1.svg', alt: '头像' }] })).toEqual([
        'panels.0.url: 请先上传这一格的图片',
      ]);
      expect(await fields({ ...change, state: 'scheduled' })).toEqual(['publishAt: 请选发布的时间']);
      expect(await fields({ ...change, state: 'scheduled', publishAt: past })).toEqual([
        'publishAt: 请选一个以后的时间',
      ]);
      expect(await fields({ ...change, state: 'withdrawn' })).toEqual(['state: 不能这样改，请先保存成草稿']);
      expect(await fields({ comicId: comic.id, no: 1, title: '重复' })).toEqual(['no: 这部漫画已经有第 1 话']);
      const published = await site().call(deskChapterSave, { token, body: { ...change, state: 'published' } });
      const later = { id, version: published.version };
      expect(await fields({ ...later, state: 'draft' })).toEqual(['state: 已经发布，只能撤回']);
      expect(await fields({ ...later, panels: silent })).toContain('panels.0.alt: 发布前请写这一格画了什么、说了什么');
      const body = { title: '没有封面', summary: '一句', author: '编辑' };
      expect(await site().refused(deskComicSave, { token, body })).toMatchObject({
        detail: { fields: [{ path: 'cover.url' }] },
      });
      await site().database.query('delete from comics where id = $1', [comic.id]);
    });

    test('are previewed as visitors will read them, by who was given the address, for an hour', async () => {
      const { token } = await editor();
      const comic = await newComic(token);
      const { id } = await newChapter(token, comic.id);
      const other = await newChapter(token, comic.id);
      const { path } = await site().call(deskChapterPreview, { token, body: { chapterId: id } });
      const preview = new URLSearchParams(path.slice(path.indexOf('?'))).get('preview') ?? '';
      const detail = await site().call(comicChapterDetail, { query: { chapterId: id, preview } });
      expect(detail).toMatchObject({ comicTitle: comic.title, panels: [{ alt: '他打开了电脑' }], next: null });
      for (const query of [
        { chapterId: other.id, preview },
        { chapterId: id, preview: `1${preview}` },
      ])
        expect(await site().refused(comicChapterDetail, { query })).toMatchObject({ status: 410 });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
      const late = await site().refused(comicChapterDetail, { query: { chapterId: id, preview } });
      jest.restoreAllMocks();
      expect(late).toMatchObject({ reason: 'link-expired', message: '预览已经过期，请从工作台重新打开' });
    });

    test('tell the audit table what changed, and not the words of every panel', async () => {
      const { id: actor, token } = await editor();
      const comic = await newComic(token);
      const chapter = await newChapter(token, comic.id);
      await site().call(deskChapterSave, { token, body: { id: chapter.id, version: chapter.version, title: '改名' } });
      const { before, after } = await onlyRow<{ before: object; after: object }>(
        site().database,
        `select before, after from audit where actor_id = $1 and action = 'deskChapterSave' order by id desc limit 1`,
        [actor],
      );
      expect({ before, after }).toEqual({ before: { title: '第一天' }, after: { title: '改名' } });
      await site().database.query('delete from comics where id = $1', [comic.id]);
    });
  });
};
