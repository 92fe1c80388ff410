import {
  deskPictureList,
  deskPictureRemove,
  deskHelpArticle,
  deskHelpList,
  deskHelpOrder,
  deskHelpPreview,
  deskHelpSave,
  deskHelpSectionList,
  deskHelpSectionRemove,
  deskHelpSectionSave,
  helpArticleDetail,
  helpArticleList,
  helpSearchIndex,
} from '@shared/contract/endpoints';
import { madePng } from '@shared/testing/made-images';
import type { Suite } from '../domain.suite';
import { sentFile } from '../testing/sent-image';

const WRITTEN = `1. 打开[下载页](/client-download/)，再看**这里**。
2. 运行 \`sudo apt\`。

> 记住 <b>这一句</b>

见[别处](https://example.com/a?b=1)和[我们](mailto:a@example.com)。`;

const STRANGE = `/api/ext/v1/media/uploaded/${'0'.repeat(32)}`;

export const helpSuite: Suite = (site) => {
  const editor = async () => (await site().newVisitor({ roles: ['editor'] })).token;
  const sectionOf = async (token: string, slug = 'start') => {
    const { items } = await site().call(deskHelpSectionList, { token });
    return items.find((section) => section.slug === slug)?.id ?? 0;
  };
  const draft = async (token: string, slug: string) =>
    site().call(deskHelpSave, {
      token,
      body: { slug, sectionId: await sectionOf(token), title: '新的一篇', summary: '讲一件事' },
    });
  const fieldsOf = async (token: string, body: object) =>
    (await site().refused(deskHelpSave, { token, body })).detail['fields'];
  const shown = async () => (await site().call(helpArticleList)).articles.map(({ id }) => id);

  const forget = async () => {
    const { database } = site();
    await database.query(`delete from help_articles where slug like 'made-%'`);
    await database.query(`delete from help_sections where slug like 'made-%'`);
  };

  describe('the help centre', () => {
    beforeAll(() => site().app.sitePages.tell(['/solution/:slug', '/qa', '/qa/:id', '/client-download']));

    afterAll(forget);

    test('has from the first day thirty-two articles in seven sections, those for visitors with a picture', async () => {
      const all = await site().call(helpArticleList);
      // Other tests leave some of their own.
      const sections = all.sections.filter(({ id }) => !id.startsWith('told'));
      const articles = all.articles.filter(({ id }) => !id.startsWith('told'));
      expect(sections.map(({ id }) => id)).toEqual(['start', 'run', 'web', 'sheet', 'ai', 'account', 'admin']);
      expect(articles.slice(0, 3).map(({ id }) => id)).toEqual(['install-client', 'browser-component', 'first-flow']);
      expect(articles).toHaveLength(32);
      for (const { id, section } of articles) {
        const { body, scene } = await site().call(helpArticleDetail, { query: { id } });
        expect([scene, body.length > 0]).toEqual([section === 'admin' ? null : id, true]);
      }
    });

    test('gives an article as words in their places, and never as HTML', async () => {
      const token = await editor();
      const { id, version } = await draft(token, 'made-words');
      await site().call(deskHelpSave, { token, body: { id, version, body: WRITTEN, state: 'published' } });
      const { body } = await site().call(helpArticleDetail, { query: { id: 'made-words' } });
      expect(body).toEqual([
        {
          kind: 'list',
          ordered: true,
          items: [
            [
              { text: '打开' },
              { text: '下载页', href: '/client-download/' },
              { text: '，再看' },
              { text: '这里', bold: true },
              { text: '。' },
            ],
            [{ text: '运行 ' }, { text: 'sudo apt', code: true }, { text: '。' }],
          ],
        },
        { kind: 'quote', words: [{ text: '记住 <b>这一句</b>' }] },
        {
          kind: 'paragraph',
          words: [
            { text: '见' },
            { text: '别处', href: 'https://example.com/a?b=1', rel: 'nofollow noopener' },
            { text: '和' },
            { text: '我们', href: 'mailto:a@example.com' },
            { text: '。' },
          ],
        },
      ]);
    });

    test.each([
      ['第一段\n\n[走](/nowhere/)', '第 3 行：本站没有 /nowhere/ 这一页'],
      ['[走](/%ff/)', '第 1 行：本站没有 /%ff/ 这一页'],
      ['[走](/%E7%94/100%)', '第 1 行：本站没有 /%E7%94/100%25 这一页'],
      ['[走](//example.com/)', '第 1 行：链接 //example.com/ 不能用：只能是本站的路径、http(s) 地址或 mailto'],
      ['[走](/\\\\example.com/)', '第 1 行：本站没有 /\\example.com/ 这一页'],
      ['[走](javascript:alert)', '第 1 行：链接 javascript:alert 不能用：只能是本站的路径、http(s) 地址或 mailto'],
      ['![图](/a.png)', '第 1 行：请从图片库选一张图片'],
      [`![](${STRANGE} "9x6")`, '第 1 行：请写上图片里有什么，给看不见图的人'],
      [`见![图](${STRANGE} "9x6")`, '第 1 行：图片要自成一段'],
      [`![图](${STRANGE} "9x6")`, '图片库里没有这张图片'],
      ['- 一\n  - 二', '第 1 行：列表的一条里只能有一段，不能再有列表'],
      ['上\n\n---', '第 3 行：这里只能写段落、标题、列表、引用、代码和图片'],
      ['见[那篇](/qa/#no-such)', '帮助中心没有 #no-such 这一篇'],
      ['见[那篇](/qa/no-such/)', '帮助中心没有 #no-such 这一篇'],
    ])('refuses at the field what leads nowhere or cannot be shown: %j', async (body, message) => {
      const token = await editor();
      const { items } = await site().call(deskHelpList, { token, query: { keyword: '安装客户端' } });
      const { id, version } = items[0] ?? { id: 0, version: 0 };
      expect(await fieldsOf(token, { id, version, body })).toEqual([{ path: 'body', message }]);
    });

    test('shows a picture of the library in its own pixels, which then stays in the library', async () => {
      const token = await editor();
      const marketer = (await site().newVisitor({ roles: ['marketer'] })).token;
      const sent = await sentFile(site(), marketer, [{ purpose: 'content-image', name: 'a.png' }, madePng(90, 60)]);
      const { url = '' } = sent.picture ?? {};
      const { items } = await site().call(deskPictureList, { token, query: {} });
      expect(items.map((picture) => picture.id)).toContain(sent.id);
      const { id, version } = await draft(token, 'made-picture');
      const save = (size: string) => ({
        id,
        version,
        body: `一段。\n\n![一台*织机*](${url} "${size}")`,
        state: 'published',
      });
      expect(await fieldsOf(token, save('91x60'))).toEqual([{ path: 'body', message: '图片的尺寸和图片库里的不一样' }]);
      await site().call(deskHelpSave, { token, body: save('90x60') });
      const { body } = await site().call(helpArticleDetail, { query: { id: 'made-picture' } });
      expect(body[1]).toEqual({ kind: 'picture', url, width: 90, height: 60, alt: '一台织机' });
      expect(await site().refused(deskPictureRemove, { token: marketer, body: { id: sent.id } })).toMatchObject({
        reason: 'in-use',
      });
    });

    test('takes links to pages with parameters and to its own articles', async () => {
      const token = await editor();
      const { id, version } = await draft(token, 'made-links');
      const body = '[一](/solution/retail/) [二](/qa/#schedule) [三](/qa/read-log/) [四](/qa/#topic-web)';
      const saved = await site().call(deskHelpSave, { token, body: { id, version, body, state: 'published' } });
      expect(saved).toMatchObject({ body });
      const { body: shownBody } = await site().call(helpArticleDetail, { query: { id: 'made-links' } });
      const hrefs = [...JSON.stringify(shownBody).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs).toEqual(['/solution/retail/', '/qa/schedule/', '/qa/read-log/', '/qa/#topic-web']);
    });

    test('is searched by an index of what visitors may read, made anew with every change', async () => {
      const token = await editor();
      const { id, version } = await draft(token, 'made-index');
      const placesOf = async (word: string) => {
        const { ids, words } = await site().call(helpSearchIndex);
        const places = [...(words[word] ?? '').matchAll(/(\d+):/g)].map(([, place]) => Number(place));
        return places.flatMap((place) => ids[place] ?? []);
      };
      expect(await placesOf('元素')).toContain('element-not-found');
      expect(await placesOf('斑马')).toEqual([]);
      const written = { id, version, body: '一匹**斑马**。', state: 'published' };
      const saved = await site().call(deskHelpSave, { token, body: written });
      expect(await placesOf('斑马')).toEqual(['made-index']);
      await site().call(deskHelpSave, { token, body: { id, version: saved.version, state: 'withdrawn' } });
      expect(await placesOf('斑马')).toEqual([]);
    });
  });

  describe('an article of the help centre', () => {
    afterAll(forget);

    test('is a draft, is previewed, comes at its time, and goes', async () => {
      const token = await editor();
      const made = await draft(token, 'made-states');
      const { id } = made;
      expect(made).toMatchObject({ state: 'draft', publishAt: null });
      const query = { id: 'made-states' };
      expect(await site().refused(helpArticleDetail, { query })).toMatchObject({ status: 404, reason: 'not-found' });
      expect(await fieldsOf(token, { id, version: made.version, state: 'published' })).toMatchObject([
        { path: 'body' },
      ]);
      const { path } = await site().call(deskHelpPreview, { token, body: { articleId: id } });
      const preview = new URLSearchParams(path.slice(path.indexOf('?'))).get('preview') ?? '';
      expect(await site().call(helpArticleDetail, { query: { ...query, preview } })).toMatchObject({
        title: '新的一篇',
      });
      const foreign = { query: { id: 'schedule', preview } };
      expect(await site().refused(helpArticleDetail, foreign)).toMatchObject({ reason: 'link-expired' });

      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const due = { id, version: made.version, body: '一段。', state: 'scheduled', publishAt };
      const scheduled = await site().call(deskHelpSave, { token, body: due });
      expect(scheduled).toMatchObject({ state: 'scheduled', publishAt });
      expect(await shown()).not.toContain('made-states');
      await site().database.query(`update help_articles set published_at = now() - interval '1 minute' where id = $1`, [
        id,
      ]);
      expect(await shown()).toContain('made-states');
      expect(await site().call(deskHelpArticle, { token, query: { id } })).toMatchObject({ state: 'published' });
      await site().call(deskHelpSave, { token, body: { id, version: scheduled.version, state: 'withdrawn' } });
      expect(await shown()).not.toContain('made-states');
      expect(await site().refused(helpArticleDetail, { query })).toMatchObject({ status: 410, reason: 'gone' });
    });

    test('is saved by the first of two editors, and keeps its address', async () => {
      const token = await editor();
      const { id, version } = await draft(token, 'made-twice');
      await site().call(deskHelpSave, { token, body: { id, version, title: '先改的' } });
      const late = { token, body: { id, version, title: '后改的' } };
      expect(await site().refused(deskHelpSave, late)).toMatchObject({ status: 409, reason: 'changed-since' });
      expect(await fieldsOf(token, { id, version: version + 1, slug: 'made-other' })).toMatchObject([{ path: 'slug' }]);
      const again = { slug: 'made-twice', sectionId: await sectionOf(token), title: '题目', summary: '简介' };
      expect(await fieldsOf(token, again)).toEqual([{ path: 'slug', message: '这个地址已经有文章了' }]);
      // Pages look words up by it: every object has something of this name.
      const wrong = { ...again, slug: 'constructor' };
      expect(await fieldsOf(token, wrong)).toEqual([{ path: 'slug', message: '格式不正确' }]);
    });

    test('stands where editors put it, among all of its section and no others', async () => {
      const token = await editor();
      const section = await site().call(deskHelpSectionSave, { token, body: { slug: 'made-order', name: '次序' } });
      const ids: number[] = [];
      for (const slug of ['made-first', 'made-second', 'made-third']) {
        const { id, version } = await draft(token, slug);
        const body = { id, version, sectionId: section.id, body: '一段。', state: 'published' };
        await site().call(deskHelpSave, { token, body });
        ids.push(id);
      }
      const [first = 0, second = 0, third = 0] = ids;
      await site().call(deskHelpOrder, { token, body: { sectionId: section.id, ids: [third, first, second] } });
      expect((await shown()).filter((id) => /made-(first|second|third)/.test(id))).toEqual([
        'made-third',
        'made-first',
        'made-second',
      ]);
      for (const wrong of [
        [first, second],
        [first, first, second],
        [first, second, 1],
      ])
        expect(
          await site().refused(deskHelpOrder, { token, body: { sectionId: section.id, ids: wrong } }),
        ).toMatchObject({ reason: 'changed-since' });
      const { items } = await site().call(deskHelpList, { token, query: { sectionId: section.id, order: 'asc' } });
      expect(items.map(({ id }) => id)).toEqual([third, first, second]);
      const now = { id: section.id, version: section.version };
      expect(await site().refused(deskHelpSectionRemove, { token, body: now })).toMatchObject({ reason: 'in-use' });
      const renamed = await site().call(deskHelpSectionSave, { token, body: { ...now, name: '改了' } });
      await site().database.query('delete from help_articles where section_id = $1', [section.id]);
      await site().call(deskHelpSectionRemove, { token, body: { id: section.id, version: renamed.version } });
      expect((await site().call(helpArticleList)).sections.map(({ id }) => id)).not.toContain('made-order');
    });
  });
};
