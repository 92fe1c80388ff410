import { createHash } from 'node:crypto';
import { siteConfigSchema } from '@shared/contract/config';
import { readElements } from '@shared/markup';
import { type DocumentParts, renderDocument as compose } from './document';

const renderDocument = (given: DocumentParts) => compose(given).html;

const parts: DocumentParts = {
  config: siteConfigSchema.parse({ basePath: '/site/', origin: 'https://example.com' }),
  head: { title: '“织”与<梭>', description: '一页。' },
  data: { schema: 1, path: '/a/', host: release(), remote: null },
  styles: [],
  starter: '',
  pictures: [],
  canonicalPath: '/a/',
  frame: { before: '<main>', after: '</main>' },
  content: '',
  preload: [],
};

function release() {
  return { name: 'host', version: '1', entry: '', files: '', filesIntegrity: '', integrity: '', chunkGlobal: '' };
}

function imageOf(html: string): Record<string, string> {
  const found = readElements(html).flatMap(({ attributes: { property = '', content = '' } }) =>
    property.startsWith('og:image') ? [[property.split(':')[2] ?? 'address', content]] : [],
  );
  return Object.fromEntries(found) as Record<string, string>;
}

describe('a document’s sharing picture', () => {
  it('is the page’s own, with its size and the words it shows', () => {
    const sharePicture = { address: '/assets/remote-a/share.a.1.png', width: 1200, height: 630 };
    expect(imageOf(renderDocument({ ...parts, sharePicture }))).toEqual({
      address: 'https://example.com/site/assets/remote-a/share.a.1.png',
      width: '1200',
      height: '630',
      alt: '“织”与<梭> · 云梭',
    });
  });

  it('is the site’s where its remote has made none', () => {
    expect(imageOf(renderDocument(parts))).toEqual({
      address: 'https://example.com/site/share.png',
      width: '1200',
      height: '630',
      alt: '云梭',
    });
  });

  it('is the one that the page names, of a size that nobody knows', () => {
    const head = { ...parts.head, image: '/own.jpg' };
    expect(imageOf(renderDocument({ ...parts, head }))).toEqual({
      address: 'https://example.com/site/own.jpg',
      alt: '“织”与<梭> · 云梭',
    });
  });

  it('may be one that the API serves, on the site or on a host of its own', () => {
    const head = { ...parts.head, image: '/api/v1/cover.jpg' };
    const addressOn = (apiBaseUrl: string) =>
      imageOf(renderDocument({ ...parts, head, config: { ...parts.config, apiBaseUrl } })).address;
    expect(addressOn('')).toBe('https://example.com/site/api/v1/cover.jpg');
    expect(addressOn('https://api.example.com/')).toBe('https://api.example.com/api/v1/cover.jpg');
  });
});

describe('the part of a document before its content', () => {
  const of = (data: Partial<DocumentParts['data']>) => {
    const html = renderDocument({
      ...parts,
      data: { ...parts.data, ...data },
      starter: 'start()',
    });
    return { html, head: html.slice(0, html.indexOf('<main>')), rest: html.slice(html.indexOf('<main>')) };
  };

  it('is no script, and none of what scripts read', () => {
    const { head, rest } = of({});
    expect(head).not.toContain('<script');
    expect(rest).toContain('id="page-data"');
    expect(rest).toContain('<script>start()</script>');
  });

  it('is one line where its visitor may belong on another page, which the policy allows', () => {
    const { html, head, rest } = of({ otherDevice: { path: '/mobile/a/', mobile: true } });
    const [, line = ''] = /<script>(.*?)<\/script>/.exec(head) ?? [];
    expect(line).toBe(
      'if(matchMedia("(max-width:768px)").matches===true)location.replace("/site/mobile/a/"+location.search+location.hash)',
    );
    expect(head.split('<script').length).toBe(2);
    expect(rest).toContain('id="page-data"');
    expect(html).toContain(`'sha256-${createHash('sha256').update(line).digest('base64')}'`);
  });
});

describe('the place of a document’s styles', () => {
  const styles = [
    { href: 'page.css', css: '.a{}' },
    { href: 'page.static.css', css: '.b{}', ofRegions: true },
  ];
  const [page, regions] = styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`) as [
    string,
    string,
  ];

  it('is the first static region below the heading for those that only such regions need', () => {
    const content = '<h1>一</h1><div data-static="x">二</div><div data-static="y">三</div>';
    const html = renderDocument({ ...parts, styles, content });
    expect(html).toContain(
      `${page}</head><body><main><h1>一</h1><div data-static="x">${regions}二</div><div data-static="y">三</div></main>`,
    );
    // The policy allows the same wherever a sheet stands.
    for (const { css } of styles) {
      const hash = createHash('sha256').update(css).digest('base64');
      expect(html).toContain(`'sha256-${hash}'`);
    }
  });

  it.each([
    ['holds the heading', '<div data-static="x"><h1>一</h1></div>'],
    ['is not there', '<h1>一</h1>'],
  ])('is the head where the first region %s', (_, content) => {
    expect(renderDocument({ ...parts, styles, content })).toContain(
      `${page}${regions}</head><body><main>${content}</main>`,
    );
  });
});

describe('the language of a document', () => {
  const languages = [
    { lang: 'zh-CN', path: '/a/' },
    { lang: 'en', path: '/en/a/' },
  ];
  const alternates = (html: string) =>
    readElements(html).flatMap(({ attributes: { rel, hreflang, href } }) =>
      rel === 'alternate' ? [[hreflang, href]] : [],
    );

  it('is Chinese where its route says nothing', () => {
    const html = renderDocument(parts);
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<meta property="og:locale" content="zh_CN">');
    expect(alternates(html)).toEqual([]);
  });

  it('is that of its route, and both pages of a pair are named', () => {
    const html = renderDocument({ ...parts, lang: 'en', languages });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta property="og:locale" content="en_US">');
    expect(alternates(html)).toEqual([
      ['zh-CN', 'https://example.com/site/a/'],
      ['en', 'https://example.com/site/en/a/'],
    ]);
  });

  it('names no pair where search engines shall not have it', () => {
    expect(alternates(renderDocument({ ...parts, languages, head: { ...parts.head, noIndex: true } }))).toEqual([]);
  });
});
