import type { SearchHeads, SearchPiece } from '@shared/contract/search';
import { type SearchedPage, searchFiles, searchedPage } from './search-index';

const page = (path: string, more: Partial<SearchedPage> = {}): SearchedPage => ({
  path,
  group: '产品',
  title: `标题 ${path}`,
  description: '一句话',
  headings: [],
  text: '',
  ...more,
});

function read(pages: readonly SearchedPage[]) {
  const files = searchFiles('remote-a', pages);
  const heads = JSON.parse(files.get('search/remote-a.json') ?? '') as SearchHeads;
  const pieces = heads.pieces.map((name) => JSON.parse(files.get(name) ?? '') as SearchPiece);
  return { files, heads, terms: Object.assign({}, ...pieces) as SearchPiece };
}

describe('the index of a package', () => {
  it('is the same for the same pages, in whatever order they were rendered', () => {
    const pages = [page('/b/', { text: '用友与金蝶' }), page('/a/', { text: '对账 Excel' })];
    expect([...searchFiles('remote-a', pages)]).toEqual([...searchFiles('remote-a', pages.toReversed())]);
  });

  it('names its pieces by what is in them', () => {
    const one = read([page('/a/', { text: '对账' })]);
    const other = read([page('/a/', { text: '开票' })]);
    expect(one.heads.pieces).not.toEqual(other.heads.pieces);
    for (const name of one.heads.pieces) expect(name).toMatch(/^search\/remote-a-[0-9a-f]{12}\.json$/);
  });

  it('has pairs of Chinese within words, words of other letters, and how often a page has them', () => {
    const { terms } = read([
      page('/a/', { text: '安装客户端，再安装组件。Excel 与 excel' }),
      page('/b/', { text: '用友' }),
    ]);
    expect(terms).toMatchObject({ 安装: [1], 客户: [0], 户端: [0], excel: [1], 用友: [4] });
    expect(Object.keys(terms)).not.toContain('装客');
  });

  it('shows headings, but not one that says what the title does', () => {
    const { heads } = read([page('/a/', { title: '对账', headings: [['对账'], ['怎么开始', 'start']] })]);
    expect(heads.pages[0]?.headings).toEqual([['怎么开始', 'start']]);
  });

  it('splits what is large into pieces of a few kilobytes', () => {
    const text = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    );
    const { files, heads } = read(
      Array.from({ length: 8 }, (_, at) => page(`/${at}/`, { text: text.slice(at * 900) })),
    );
    expect(heads.pieces.length).toBeGreaterThan(5);
    for (const name of heads.pieces) expect((files.get(name) ?? '').length).toBeLessThan(24_000);
  });
});

describe('a page', () => {
  const html = (head = '') =>
    `<!doctype html><html><head><meta property="og:title" content="对账">${head}</head><body><main><p>话</p></main></body></html>`;
  const route = { pattern: '/a', remote: 'remote-a', page: 'a', header: 'light' } as const;

  it('is found under the name that its route says', () => {
    expect(searchedPage({ route: { ...route, group: '方案' }, path: '/a/' }, html())).toEqual([
      { path: '/a/', group: '方案', title: '对账', description: '', headings: [], text: '话' },
    ]);
  });

  it.each([
    ['a visitor’s own', { own: true }, ''],
    ['another address of a page', { canonical: '/b/' }, ''],
    ['left out by search engines', {}, '<meta name="robots" content="noindex">'],
  ])('is not found where it is %s', (_what, more, head) => {
    expect(searchedPage({ route: { ...route, ...more }, path: '/a/' }, html(head))).toEqual([]);
  });
});
