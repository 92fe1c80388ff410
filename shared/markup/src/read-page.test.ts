import { readPage } from './read-page';

const page = (main: string, head = '') =>
  readPage(
    `<!doctype html><html><head><title>对账 · 云梭</title><meta name="description" content="一天 &amp; 一次">` +
      `<meta property="og:title" content="对账">${head}</head><body><header>菜单</header><main>${main}</main><footer>页脚</footer></body></html>`,
  );

describe('the words of a page', () => {
  it('are those of its main part, with its title and its description', () => {
    expect(page('<p>第一段</p><p>第<b>二</b>段</p>')).toEqual({
      title: '对账',
      description: '一天 & 一次',
      headings: [],
      text: '第一段 第二段',
      noIndex: false,
    });
  });

  it('have headings apart, with the id of the heading or of its section', () => {
    const { headings, text } = page(
      '<h1>一起找，<span>找完</span></h1><section id="a"><h2>第一节</h2><p>话</p><h3 id="b">小节</h3></section>',
    );
    expect(headings).toEqual([['一起找，找完'], ['第一节', 'a'], ['小节', 'b']]);
    expect(text).toBe('话');
  });

  it('have what another page is called among the text', () => {
    const { headings, text } = page(
      '<h2>自己的</h2><a href="/b/"><h3>别页</h3></a><h3><a href="/c/">又一页</a></h3><p>话</p>',
    );
    expect(headings).toEqual([['自己的']]);
    expect(text).toBe('别页 又一页 话');
  });

  it.each([
    ['what is hidden', '<p hidden>密</p>'],
    ['what is hidden from who is read to', '<p aria-hidden="true">密<b>密</b></p>'],
    ['what is marked', '<div data-no-search=""><h2>密</h2><p>密</p></div>'],
    ['drawings, scripts and ways through the site', '<svg><text>密</text></svg><script>密</script><nav>密</nav>'],
  ])('leave out %s', (_what, markup) => {
    expect(page(`<p>显</p>${markup}<p>明</p>`)).toMatchObject({ headings: [], text: '显 明' });
  });

  it('say whether search engines are to leave it out', () => {
    expect(page('', '<meta name="robots" content="noindex">').noIndex).toBe(true);
  });
});
