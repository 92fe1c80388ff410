import { siteConfigSchema } from 'shared/config';
import { type DocumentParts, renderDocument } from './document';

const parts: DocumentParts = {
  config: siteConfigSchema.parse({ basePath: '/site/', origin: 'https://example.com' }),
  head: { title: '“织”与<梭>', description: '一页。' },
  data: { schema: 1, path: '/a/', host: release(), remote: null },
  styles: [],
  starter: '',
  extraHead: '',
  canonicalPath: '/a/',
  body: '',
  preload: [],
};

function release() {
  return { name: 'host', version: '1', entry: '', files: '', filesIntegrity: '', integrity: '', chunkGlobal: '' };
}

function imageOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta property="og:image(?::(\w+))?" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = 'address', content = '']) => [name, content]));
}

describe('what a document says of its sharing picture', () => {
  it('is the page’s own, with its size and the words it shows', () => {
    const sharePicture = { address: '/assets/remote-a/share.a.1.png', width: 1200, height: 630 };
    expect(imageOf(renderDocument({ ...parts, sharePicture }))).toEqual({
      address: 'https://example.com/site/assets/remote-a/share.a.1.png',
      width: '1200',
      height: '630',
      alt: '“织”与&lt;梭> · 云梭',
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
      alt: '“织”与&lt;梭> · 云梭',
    });
  });
});
