import { OFTEN, type SearchHead, type SearchHeads, pieceAt } from '@shared/contract/search';
import { SiteSearch, foundWords, groupsOf } from './index';

const page = (path: string, title: string, more: Partial<SearchHead> = {}): SearchHead => ({
  path,
  group: 0,
  title,
  words: '',
  headings: [],
  ...more,
});

/** Pages of an index, and how often the text of each has which terms. */
const pages: readonly (readonly [SearchHead, Readonly<Record<string, number>>])[] = [
  [page('/finance/', '跨境财务自动化方案', { words: '每天对账一遍，月底只剩对不上的那几笔' }), { 金蝶: 1 }],
  [page('/day/', '月底的账，拆到每一天', { headings: [['四个平台的对账单', 'bills']] }), { 亚马: 4, 马逊: 4 }],
  [page('/buy/', '版本说明与购买', { group: 1, words: '个人版、企业版逐项对照' }), { 金蝶: 3, sap: 1 }],
  [page('/connector/', '电商数据连接器', { words: '订单、广告、库存' }), { 亚马: 1, 马逊: 1, shopify: 1 }],
  [page('/login/', '需要登录的网页'), {}],
  [page('/excel/', 'Excel 有两万行，逐行读写要一个多小时'), {}],
];
const COUNT = 3;
const sounds = { dui: '对队', zhang: '账帐张', deng: '登等灯', lu: '录陆路', ban: '版班', ben: '本', da: '大' };

const files = new Map<string, unknown>();
const asked: string[] = [];

/** jsdom knows no such function. */
const answer = (address: string) => {
  const file = address.replace('/base/', '');
  asked.push(file);
  return Promise.resolve({ ok: files.has(file), json: () => Promise.resolve(files.get(file)) });
};

beforeAll(() => Object.assign(globalThis, { fetch: answer }));
beforeEach(() => {
  asked.length = 0;
  files.clear();
  const pieces = Array.from({ length: COUNT }, (): Record<string, number[]> => ({}));
  for (const [at, [, terms]] of pages.entries())
    for (const [term, times] of Object.entries(terms))
      ((pieces[pieceAt(term, COUNT)] ??= {})[term] ??= []).push(at * OFTEN + times - 1);
  const names = pieces.map((_piece, at) => `search/remote-a-${at}.json`);
  const heads: SearchHeads = { schema: 1, groups: ['方案', '价格'], pages: pages.map(([head]) => head), pieces: names };
  files.set('composition.json', { releases: { host: {}, 'remote-a': {}, 'remote-old': {} } });
  files.set('search/remote-a.json', heads);
  files.set('search/sounds.json', sounds);
  for (const [at, name] of names.entries()) files.set(name, pieces[at]);
});

async function found(query: string) {
  const search = new SiteSearch('/base/');
  await search.more(query);
  const { pages: all, taken, leftOut } = search.find(query);
  return { paths: all.map(({ path }) => path), first: all[0], taken, leftOut };
}

describe('a search of the site', () => {
  test.each([
    ['a word of a title', '连接器', '/connector/'],
    ['the name of its group', '价格', '/buy/'],
    ['another word for that', '多少钱', '/buy/'],
    ['what is asked around it', '企业版怎么收费吗', '/buy/'],
    ['a heading, at its place', '对账单', '/day/#bills'],
    ['a word of the text, the page first that has it often', '亚马逊', '/day/'],
    ['a word of the text that is being typed', 'shop', '/connector/'],
    ['a word of the address', 'finance', '/finance/'],
    ['two words in any order', '行 excel', '/excel/'],
    ['words run together', '月底拆账', '/day/'],
  ])('finds a page by %s', async (_what, query, path) => {
    expect((await found(query)).paths[0]).toBe(path);
  });

  test.each([
    ['duizhang', '对账'],
    ['duiz', '对账'],
    ['dz', '对账'],
    ['denglu', '登录'],
    ['登陆', '登录'],
    ['对帐', '对账'],
    ['duizang', '对账'],
    ['excle', 'excel'],
    ['conector', 'connector'],
  ])('takes %s for %s, and says so', async (typed, as) => {
    const { taken, paths } = await found(typed);
    expect(taken).toEqual([{ typed, as }]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('takes a word for no other that pages have', async () => {
    expect((await found('金蝶')).taken).toEqual([]);
    expect((await found('账')).taken).toEqual([]);
  });

  it('leaves out what no page has beside the rest, and says which', async () => {
    const { paths, leftOut } = await found('登录 火箭炮');
    expect(paths).toEqual(['/login/']);
    expect(leftOut).toEqual(['火箭炮']);
    expect(foundWords('登录 火箭炮', { total: 1, taken: [], leftOut })).toContain('没有同时含有“\u2068火箭炮\u2069”');
  });

  it.each(['火箭炮', '？！', '', 'zzzz', '(.*)', '__proto__'])('finds nothing for %j', async (query) => {
    expect((await found(query)).paths).toEqual([]);
  });

  it('marks what was found, in the title, a heading and the sentence beside it', async () => {
    const { first } = await found('对账单');
    expect(first?.heading).toEqual([{ text: '四个平台的' }, { text: '对账单', hit: true }]);
    expect((await found('财务')).first?.title).toContainEqual({ text: '财务', hit: true });
  });

  it('answers by the heads at once, and loads no more than the pieces of its words', async () => {
    const search = new SiteSearch('/base/');
    await search.ready();
    expect(search.find('连接器').pages).toHaveLength(1);
    await search.more('亚马逊');
    const pieces = asked.filter((file) => file.startsWith('search/remote-a-'));
    expect(pieces.length).toBeLessThan(COUNT);
    expect(asked).not.toContain('search/sounds.json');
    asked.length = 0;
    expect(await search.more('亚马逊')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('goes on without what cannot be loaded, and fails where there is no index at all', async () => {
    files.delete('search/sounds.json');
    expect((await found('登陆')).paths).toEqual([]);
    files.clear();
    await expect(new SiteSearch('/base/').ready()).rejects.toThrow('cannot be loaded');
  });

  it('reads a newer index where a piece of the one before is gone', async () => {
    const search = new SiteSearch('/base/');
    await search.ready();
    const heads = files.get('search/remote-a.json') as SearchHeads;
    files.set('search/remote-a.json', { ...heads, pieces: heads.pieces.map((name) => `${name}2`) });
    for (const name of heads.pieces) {
      files.set(`${name}2`, files.get(name));
      files.delete(name);
    }
    await search.more('亚马逊');
    expect(search.find('亚马逊').pages).toEqual([]);
    await search.more('亚马逊');
    expect(search.find('亚马逊').pages[0]?.path).toBe('/day/');
  });

  it('shows the best pages before the groups of the others', async () => {
    const search = new SiteSearch('/base/');
    await search.ready();
    const [all] = search.find('跨境 月底 版本 电商 网页 行').pages;
    const five = Array.from({ length: 5 }, (_, at) => ({ ...all, group: at === 4 ? '' : '方案' }));
    const names = groupsOf(five as Parameters<typeof groupsOf>[0]).map(([name, those]) => [name, those.length]);
    expect(names).toEqual([
      ['最相关', 3],
      ['方案', 1],
      ['其他', 1],
    ]);
  });
});
