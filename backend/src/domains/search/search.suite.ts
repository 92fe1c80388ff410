import { type DataOf, type PublicKind, publicAddresses, publicSearch } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import asked from './asked.json';
import { indexChanges } from './index-changes';

type Answer = DataOf<typeof publicSearch>;

const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');
const hits = (parts: Answer['items'][number]['title']) => parts.filter(({ hit }) => hit).map((part) => part.text);

export const searchSuite: Suite = (site) => {
  describe('search', () => {
    const query = (sql: string, ...parameters: (string | number)[]) => site().database.query(sql, parameters);
    const search = (q: string, more: Record<string, string | number> = {}) =>
      site().call(publicSearch, { query: { q, ...more } });
    const index = () => indexChanges(site().database);
    const keysOf = async (q: string) => (await search(q)).items.map(({ kind, id }) => `${kind} ${id}`);

    beforeAll(index);
    afterAll(() => removePublicThings(site().database));

    // Queries that visitors might type, and what they should find first among the samples and the articles of the help centre.
    test('finds what is meant first, in at least nine of ten queries', async () => {
      const missed: string[] = [];
      for (const [q = '', wanted = ''] of asked) {
        const [first] = (await search(q)).items;
        const title = first ? text(first.title) : '';
        if (title !== wanted) missed.push(`${q}: ${title}, not ${wanted}`);
      }
      process.stdout.write(`${asked.length - missed.length} of ${asked.length} queries find first what is meant\n`);
      expect(asked.length).toBeGreaterThanOrEqual(40);
      expect(missed.slice(0, Math.floor(asked.length / 10))).toEqual(missed);
    });

    test('shows what has all words in its title before what has another word for one of them', async () => {
      const [first] = (await search('两万行 excel')).items;
      expect(text(first?.title ?? [])).toMatch(/^Excel 有两万行/);
    });

    test('takes what sounds like a word of ours for it, and says so', async () => {
      const { taken, items } = await search('登陆');
      expect(taken).toEqual([{ typed: '登陆', as: '登录' }]);
      expect(items.length).toBeGreaterThan(0);
      // 不上 says that it fails, and is in 对不上, too.
      expect(await search('登陆不上')).toMatchObject({
        taken: [{ typed: '登陆', as: '登录' }],
        leftOut: [],
        total: items.length,
      });
      expect((await search('denglu')).taken).toEqual([{ typed: 'denglu', as: '登录' }]);
      expect((await search('登录')).taken).toEqual([]);
      for (const typed of ['excle', 'exxcel', 'ecel', 'exsel'])
        expect((await search(typed)).taken).toEqual([{ typed, as: 'excel' }]);
    });

    test('marks what was found, in the title and in the part of the text around it', async () => {
      const { questionId } = await makePublicThings(site().database);
      const content = `${'前面的话。'.repeat(40)}这里写着独木舟三个字，<b>不是标签</b>。`;
      await query(
        'update questions set title = $2, content = $3 where id = $1',
        questionId,
        '独木舟 Kayak 怎么划',
        content,
      );
      await index();
      const [found] = (await search('独木舟 kayak')).items;
      expect(found).toMatchObject({ kind: 'question', id: questionId });
      expect(hits(found?.title ?? [])).toEqual(['独木舟', 'Kayak']);
      expect(hits(found?.excerpt ?? [])).toEqual(['独木舟']);
      expect(text(found?.excerpt ?? [])).toMatch(/^….*<b>/);
    });

    test('of a word that is being typed finds its beginning, of Chinese a single character, too', async () => {
      const { questionId } = await makePublicThings(site().database);
      await query(`update questions set title = 'Zeppelin 与飞艇' where id = $1`, questionId);
      await index();
      for (const q of ['zepp', 'ＺＥＰＰＥＬＩＮ', '飞艇', '艇'])
        expect(await keysOf(q)).toContain(`question ${questionId}`);
    });

    test('leaves out words that nothing has, and says which', async () => {
      const { questionId } = await makePublicThings(site().database);
      await query(`update questions set title = '鹦鹉螺号' where id = $1`, questionId);
      await index();
      const { items, leftOut } = await search('鹦鹉螺 火箭炮');
      expect(items[0]).toMatchObject({ id: questionId });
      expect(leftOut).toEqual(expect.arrayContaining(['火箭炮']));
    });

    test('finds nothing where no more than a character of the words is somewhere', async () => {
      const { questionId } = await makePublicThings(site().database);
      await query(`update questions set title = '缝纫机' where id = $1`, questionId);
      await index();
      expect(await keysOf('机')).toContain(`question ${questionId}`);
      expect(await search('蒸汽收割机')).toMatchObject({ items: [], total: 0 });
    });

    test('finds nothing that is out of sight, and follows every change', async () => {
      const { questionId, answerId, workId, helpSlug } = await makePublicThings(site().database);
      await query(`update questions set title = '水母甲' where id = $1`, questionId);
      await query(`update answers set content = '水母乙' where id = $1`, answerId);
      await query(`update works set title = '水母丙' where id = $1`, workId);
      await query(`update help_articles set title = '水母丁', body = '**水母**戊' where slug = $1`, helpSlug);
      await index();
      const all = [`question ${questionId}`, `work ${workId}`, `help ${helpSlug}`];
      expect((await keysOf('水母')).sort()).toEqual([...all].sort());
      expect(text((await search('水母乙')).items[0]?.excerpt ?? [])).toContain('水母乙');
      await query('update answers set hidden_at = now() where id = $1', answerId);
      await query('update works set withdrawn_at = now() where id = $1', workId);
      await query(`update help_articles set state = 'draft' where slug = $1`, helpSlug);
      await index();
      expect(await keysOf('水母')).toEqual([`question ${questionId}`]);
      expect(JSON.stringify(await search('水母'))).not.toContain('水母乙');
      await query('delete from questions where id = $1', questionId);
      await index();
      expect(await keysOf('水母')).toEqual([]);
    });

    test('tells the index of the site what the latest things say, and of nothing out of sight', async () => {
      const of = await makePublicThings(site().database);
      const texts = async (kind: PublicKind) =>
        (await site().call(publicAddresses, { query: { kind, texts: '1' } })).items;
      await query(`update questions set title = '水母', content = '<b>一</b> 句' where id = $1`, of.questionId);
      await query(`update help_articles set body = '**粗** 字' where slug = $1`, of.helpSlug);
      const [question] = await texts('question');
      expect(question).toMatchObject({ id: of.questionId, title: '水母' });
      expect(question?.text).toBe('<b>一</b> 句');
      expect((await texts('help')).find(({ id }) => id === of.helpSlug)?.text).toContain('粗 字');
      expect((await texts('chapter')).find(({ id }) => id === of.chapterId)?.comicId).toBe(of.comicId);
      for (const kind of ['comic', 'work', 'open-day'] as const) expect((await texts(kind))[0]?.title).toBeTruthy();
      for (const kind of ['answers', 'questions', 'person'] as const) expect(await texts(kind)).toEqual([]);
      await query('update questions set hidden_at = now() where id = $1', of.questionId);
      expect((await texts('question')).map(({ id }) => id)).not.toContain(of.questionId);
      await index();
    });

    test('is made anew where its cursor means nothing, and ends with the same', async () => {
      const read = () => query('select kind, key, no, title, body, words::text from search_entries order by kind, key');
      const before = await read();
      await query(
        `insert into search_entries (kind, key, no, title, body, words) values ('work', '900', 900, '', '', '')`,
      );
      await query(`update search_state set cursor = 'none'`);
      await index();
      expect(await read()).toEqual(before);
    });

    test('takes a change in by one of several processes', async () => {
      const { questionId } = await makePublicThings(site().database);
      await query(`update questions set title = '海星' where id = $1`, questionId);
      await Promise.all([index(), index(), index()]);
      expect(await keysOf('海星')).toEqual([`question ${questionId}`]);
    });

    test('has pages of ten, and of one kind alone', async () => {
      const { userId, comicId } = await makePublicThings(site().database);
      await query(
        `insert into questions (topic, title, content, author_id) select $1, '珊瑚' || n, '', $2 from generate_series(1, 24) n`,
        `v${comicId}`,
        userId,
      );
      await query(`update works set title = '珊瑚' where title = '作品'`);
      await index();
      const pages = await Promise.all([1, 2, 3].map((page) => search('珊瑚', { page, kind: 'question' })));
      expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 4]);
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(24);
      expect(pages.flatMap(({ items }) => items).every(({ kind }) => kind === 'question')).toBe(true);
      expect((await search('珊瑚', { kind: 'work' })).items.every(({ kind }) => kind === 'work')).toBe(true);
      await query('delete from questions where author_id = $1', userId);
      await query(`delete from works where title = '珊瑚'`);
    });

    test.each([
      ['signs alone', '？！……', 0],
      ['quotes and operators', `'a' & ! | ( ) :* \\`, null],
      ['what asks and names nothing', '怎么 什么', null],
      [
        'a hundred words',
        Array.from({ length: 25 }, (_, at) => `词${at}`)
          .join(' ')
          .slice(0, 100),
        null,
      ],
      ['an unpaired surrogate', '\ud83d登录', null],
    ])('answers %s', async (_what, q, total) => {
      const answer = await search(q);
      if (total !== null) expect(answer.total).toBe(total);
    });

    test('refuses what is no query', async () => {
      for (const q of ['', '   ', '长'.repeat(101), 'a\0b'])
        expect((await site().refused(publicSearch, { query: { q } })).reason).toBe('invalid-request');
    });
  });
};
