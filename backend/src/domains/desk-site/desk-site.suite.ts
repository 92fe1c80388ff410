import {
  activityWorksPage,
  deskChoiceList,
  deskChoiceRemove,
  deskChoiceSave,
  deskToday,
  deskWorkList,
  deskWorkSave,
  likeCreate,
  questionList,
  sceneDataSource,
  telemetryCreate,
  workDetail,
} from '@shared/contract/endpoints';
import type { Role } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { SEARCHES_A_DAY } from '../search/search-misses';

const HOUR = 3_600_000;
const season = (value: string) => ({ sceneCode: 'work-season', value, label: `${value} 赛季`, position: 9 });
const work = {
  title: '发票三单匹配',
  summary: '对不上的列出来',
  author: '财务部',
  category: 'finance',
  content: ['先读发票。'],
  steps: ['读取发票', '比较金额'],
};

export const deskSiteSuite: Suite = (site) => {
  const tokenOf = async (...roles: Role[]) => (await site().newVisitor({ roles })).token;

  // Other suites count what there is.
  const removeWorks = async () => {
    const { database } = site();
    const votes = `delete from likes where target_type = 'work' and target_id in (select id from works where author = $1)`;
    for (const sql of [votes, 'delete from works where author = $1']) await database.query(sql, [work.author]);
  };

  describe('lists that editors keep', () => {
    test('are for visitors at once, and the second of two editors changes only what they have seen', async () => {
      const token = await tokenOf('editor');
      const added = await site().call(deskChoiceSave, {
        token,
        body: { sceneCode: 'forum-topic', value: 'mobile', label: '手机', position: 40 },
      });
      const topics = await site().call(sceneDataSource, { query: { sceneCode: 'forum-topic' } });
      expect(topics.at(-1)).toMatchObject({ value: 'mobile', label: '手机' });
      const { id, version } = added;
      const changed = await site().call(deskChoiceSave, { token, body: { id, version, label: '手机上' } });
      expect(changed).toMatchObject({ label: '手机上', version: version + 1 });
      const late = { token, body: { id, version, label: '移动端' } };
      expect(await site().refused(deskChoiceSave, late)).toMatchObject({ status: 409, reason: 'changed-since' });
      const list = await site().call(deskChoiceList, { token, query: { keyword: '手机', sort: 'position' } });
      expect(list).toMatchObject({ total: 1, items: [{ label: '手机上' }] });
      await site().call(deskChoiceRemove, { token, body: { id, version: changed.version } });
      expect(await site().call(sceneDataSource, { query: { sceneCode: 'forum-topic' } })).toHaveLength(6);
    });

    test('say at the field what is wrong, and lose nothing that is named somewhere', async () => {
      const token = await tokenOf('editor');
      const fields = async (body: object) => (await site().refused(deskChoiceSave, { token, body })).detail['fields'];
      expect(await fields({ sceneCode: 'forum-topic', value: 'start', label: '再来一个' })).toEqual([
        { path: 'value', message: '这个编号已经有了' },
      ]);
      expect(await fields({ sceneCode: 'forum-topic' })).toMatchObject([{ path: 'value' }, { path: 'label' }]);
      const dates = { opensAt: '2026-05-01T00:00:00Z', closesAt: '2026-04-01T00:00:00Z' };
      expect(await fields({ ...season('2031'), ...dates })).toEqual([
        { path: 'closesAt', message: '结束要在开始之后' },
      ]);
      expect(await fields({ sceneCode: 'forum-topic', value: 'dated', label: '有日期', ...dates })).toMatchObject([
        { path: 'opensAt' },
      ]);
      const { items } = await site().call(deskChoiceList, { token, query: { sceneCode: 'work-season' } });
      const used = items.find(({ value }) => value === '2026');
      const removal = { token, body: { id: used?.id, version: used?.version } };
      expect(await site().refused(deskChoiceRemove, removal)).toMatchObject({ reason: 'in-use' });
    });
  });

  describe('a season', () => {
    afterAll(async () => {
      const { database } = site();
      await removeWorks();
      await database.query(`delete from scene_items where scene_code = 'work-season' and value = '2032'`);
    });

    test('is not made without a category, whose last one stays for as long as there is a season', async () => {
      const token = await tokenOf('editor');
      const query = { sceneCode: 'work-category', sort: 'position', order: 'asc' } as const;
      const { items } = await site().call(deskChoiceList, { token, query });
      const { database } = site();
      await database.query(`update scene_items set scene_code = 'kept' where scene_code = 'work-category'`);
      try {
        const refused = await site().refused(deskChoiceSave, { token, body: season('2033') });
        expect(refused.detail['fields']).toMatchObject([
          { path: 'sceneCode', message: expect.stringContaining('还没有作品类别') as string },
        ]);
        const body = { sceneCode: 'work-category', value: 'only', label: '只有一个', position: 1 };
        const { id, version } = await site().call(deskChoiceSave, { token, body });
        const removal = { token, body: { id, version } };
        expect(await site().refused(deskChoiceRemove, removal)).toMatchObject({ reason: 'in-use' });
        await database.query(`update scene_items set scene_code = 'work-category' where scene_code = 'kept'`);
        await site().call(deskChoiceRemove, removal);
      } finally {
        await database.query(`update scene_items set scene_code = 'work-category' where scene_code = 'kept'`);
      }
      expect((await site().call(deskChoiceList, { token, query })).items).toEqual(items);
    });

    test('loses its end without the old one being held against a new beginning', async () => {
      const token = await tokenOf('editor');
      const dates = { opensAt: '2026-03-01T00:00:00.000Z', closesAt: '2026-04-01T00:00:00.000Z' };
      const { id, version } = await site().call(deskChoiceSave, { token, body: { ...season('2034'), ...dates } });
      const body = { id, version, opensAt: '2026-05-01T00:00:00.000Z', closesAt: null };
      const changed = await site().call(deskChoiceSave, { token, body });
      expect(changed).toMatchObject({ opensAt: body.opensAt, closesAt: null });
      await site().call(deskChoiceRemove, { token, body: { id, version: changed.version } });
    });

    test('takes votes between its dates and at no other time', async () => {
      const token = await tokenOf('editor');
      const opened = await site().call(deskChoiceSave, { token, body: season('2032') });
      const { id: workId } = await site().call(deskWorkSave, { token, body: { ...work, season: '2032' } });
      const vote = async () => ({
        token: (await site().newVisitor()).token,
        body: { targetType: 'work', targetId: workId },
      });
      expect(await site().call(likeCreate, await vote())).toMatchObject({ liked: true, likeCount: 1 });
      const at = (offset: number) => new Date(Date.now() + offset).toISOString();
      const closed = await site().call(deskChoiceSave, {
        token,
        body: { id: opened.id, version: opened.version, closesAt: at(-HOUR) },
      });
      expect(await site().refused(likeCreate, await vote())).toMatchObject({ status: 409, reason: 'season-closed' });
      await site().call(deskChoiceSave, {
        token,
        body: { id: opened.id, version: closed.version, closesAt: at(HOUR), opensAt: at(-HOUR) },
      });
      expect(await site().call(likeCreate, await vote())).toMatchObject({ likeCount: 2 });
    });
  });

  describe('a work of the desk', () => {
    afterAll(() => removeWorks());

    test('is on the site with its award, and gone once it is withdrawn', async () => {
      const token = await tokenOf('editor');
      const made = await site().call(deskWorkSave, { token, body: { ...work, season: '2026', award: '一等奖' } });
      const shown = await site().call(activityWorksPage, { body: { season: '2026', size: 1 } });
      expect(shown.items).toMatchObject([{ id: made.id, award: '一等奖', title: work.title }]);
      const body = { id: made.id, version: made.version, withdrawn: true };
      expect(await site().call(deskWorkSave, { token, body })).toMatchObject({ withdrawn: true });
      expect(await site().refused(workDetail, { query: { workId: made.id } })).toMatchObject({ status: 404 });
      const like = { token, body: { targetType: 'work', targetId: made.id } };
      expect(await site().refused(likeCreate, like)).toMatchObject({ status: 404 });
      const withdrawn = await site().call(deskWorkList, { token, query: { withdrawn: 'true' } });
      expect(withdrawn.items.map(({ id }) => id)).toContain(made.id);
    });

    test('needs a season and a category that there are', async () => {
      const token = await tokenOf('editor');
      const refused = await site().refused(deskWorkSave, { token, body: { ...work, season: '1999' } });
      expect(refused.detail['fields']).toEqual([{ path: 'season', message: '列表里没有这一项' }]);
    });
  });

  describe('the first page of the desk', () => {
    test('shows each role what waits for it, and the charts to operators', async () => {
      const kinds = async (...roles: Role[]) => {
        const today = await site().call(deskToday, { token: await tokenOf(...roles) });
        return [today.waiting.map(({ kind }) => kind).join(' '), today.days.length];
      };
      expect(await kinds('moderator')).toEqual(['reports content entries', 0]);
      expect(await kinds('reviewer')).toEqual(['entries applications', 0]);
      expect(await kinds('editor')).toEqual(['entries', 0]);
      expect(await kinds('operator', 'moderator')).toEqual([
        'reports content entries messages bookings requests roles',
        30,
      ]);
    });

    test('counts what came today, and what came 29 days ago, on its day', async () => {
      const token = await tokenOf('operator');
      const days = async () => (await site().call(deskToday, { token })).days;
      const before = await days();
      const sql = `insert into messages (name, contact, company, topic, message, first_visit_url, received_at)
        select '按天', 'a@example.com', '', 'trial', '试用', '', now() - days * interval '1 day' from unnest(array[0, 29, 31]) days`;
      await site().database.query(sql);
      const after = await days();
      expect(after.map(({ messages }, at) => messages - (before[at]?.messages ?? 0))).toEqual([
        1,
        ...Array.from({ length: 28 }, () => 0),
        1,
      ]);
      await site().database.query(`delete from messages where name = '按天'`);
    });

    test('tells operators how fast each page was for three of four visitors, and of no page that there is not', async () => {
      const load = (page: string, metric: 'LCP' | 'CLS', value: number) =>
        ({ kind: 'vital', release: 'remote-download@1.0.0', page, metric, value }) as const;
      const events = [
        ...[900, 1000, 1100, 9000].map((value) => load('/solution/retail/', 'LCP', value)),
        load('/solution/energy/', 'CLS', 0),
        load('/made/up/', 'LCP', 1),
        load('/about_us/', 'LCP', 100),
      ];
      await site().app.sitePages.tell(['/solution/:slug', '/about_us']);
      await site().call(telemetryCreate, { body: { events } });
      const { database } = site();
      await database.query(`update page_vital_counts set day = current_date - 7 where page = '/about_us'`);
      const { pages } = await site().call(deskToday, { token: await tokenOf('operator') });
      const [cls, lcp] = pages.filter(({ page }) => page === '/solution/:slug');
      expect(cls).toEqual({ page: '/solution/:slug', metric: 'CLS', p75: 0, count: 1 });
      // The value comes in steps of a tenth, and is never less than it was.
      expect(lcp).toMatchObject({ metric: 'LCP', count: 4 });
      expect((lcp?.p75 ?? 0) / 1100).toBeGreaterThanOrEqual(1);
      expect((lcp?.p75 ?? 0) / 1100).toBeLessThan(1.11);
      expect(pages.some(({ page }) => page === '/made/up/' || page === '/about_us')).toBe(false);
      expect((await site().call(deskToday, { token: await tokenOf('moderator') })).pages).toEqual([]);
    });

    test('tells what was searched in vain: words and how often, no person, no number of one', async () => {
      await site().database.query('delete from search_misses');
      await site().index();
      const search = (keyword: string) => site().call(questionList, { query: { keyword } });
      const [found] = (await search('')).items;
      const vain = ['火箭 发射', '火箭  发射', 'ＲＯＣＫＥＴ', '138 0013 8000', 'a@example.com'];
      for (const words of [...vain, found?.title ?? '']) await search(words);
      await site().call(activityWorksPage, { body: { keyword: '火箭 发射' } });
      const { searches } = await site().call(deskToday, { token: await tokenOf('operator') });
      expect(searches).toEqual([
        { place: 'questions', words: '火箭 发射', count: 2 },
        { place: 'questions', words: 'rocket', count: 1 },
        { place: 'works', words: '火箭 发射', count: 1 },
      ]);
      await site().database.query('delete from search_misses');
    });

    test('counts no more than a thousand different searches a day, and those known go on', async () => {
      const { database } = site();
      await database.query('delete from search_misses');
      await database.query(
        `insert into search_misses (place, words) select 'works', 'made up ' || n from generate_series(1, ${SEARCHES_A_DAY}) n`,
      );
      for (const keyword of ['made up 7', '又一个']) await site().call(activityWorksPage, { body: { keyword } });
      const sql = `select words, count from search_misses where count > 1 or words = '又一个'`;
      expect(await database.query(sql)).toEqual([{ words: 'made up 7', count: 2 }]);
      await database.query('delete from search_misses');
    });

    test('asks again by itself while it is not built yet', async () => {
      const beside = await site().openBeside({ deskFolder: '/nowhere' });
      const { statusCode, headers, body } = await beside.request('/desk/');
      expect([statusCode, headers['refresh']]).toEqual([503, '5']);
      expect(body).toContain('工作台还没有准备好');
      await beside.close();
    });
  });
};
