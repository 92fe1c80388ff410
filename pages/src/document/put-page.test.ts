import type { PageData } from '@shared/contract/release';
import { putPage, siteConfigOf } from './put-page';

const config = { basePath: '/', brand: { name: '云梭' } } as Parameters<typeof putPage>[1]['config'];
const remote = {
  name: 'remote-prices',
  version: '1.0.0-dev.1',
  entry: 'assets/remote-prices/entry.js',
  page: 'prices',
  params: {},
  start: 'idle',
  first: { pages: { prices: { scripts: [], styles: ['new.css'], staticScripts: [], staticStyles: ['region.css'] } } },
} as unknown as NonNullable<PageData['remote']>;

const before = {
  schema: 1,
  path: '/prices/',
  host: { name: 'host' },
  remote: {
    ...remote,
    version: '0.9.0',
    first: { pages: { prices: { styles: ['old.css'], staticStyles: ['old-region.css'] } } },
  },
};
const documentWith = (data: object) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>旧</title><style data-href="shell.css">a{}</style><style data-href="old.css">b{}</style></head><body><main data-slot="" data-remote="host" data-page="not-found"><div data-page-root=""><style data-href="old-region.css">c{}</style>旧</div></main><footer>脚</footer><link rel="preload" as="script" href="/assets/host/h.js"><script type="application/json" id="site-config">{"basePath":"/"}</script><script type="application/json" id="page-data">${JSON.stringify(data)}</script><script>starter</script></body></html>`;
const put = (data: object) =>
  putPage(documentWith(data), {
    config,
    path: '/prices/',
    title: '价格 <新>',
    content: '<link rel="preload" as="image" href="/a.png"/><h1>新</h1>',
    remote,
    script: '/__dev/client.js',
  });
const dataOf = (html: string) => JSON.parse(html.split('id="page-data">')[1]?.split('</script>')[0] ?? '') as PageData;

it('puts a page and its files into the place of what is live, and leaves policy, frame and starter as they are', () => {
  const html = put(before);
  expect(html).toContain(
    '<main data-slot="" data-remote="remote-prices" data-page="prices"><div data-page-root=""><h1>新</h1></div></main><footer>脚</footer>',
  );
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/remote-prices/new.css"><link rel="stylesheet" href="/assets/remote-prices/region.css"><script src="/__dev/client.js"></script></head>',
  );
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
  expect(html).toContain('<style data-href="shell.css">a{}</style>');
  expect(html).not.toMatch(/old|旧/);
  expect(html).toContain('价格 &lt;新>');
  expect(dataOf(html)).toEqual({ ...before, remote });
  expect(html).toContain('<script>starter</script></body></html>');
});

it('puts it into the page of what is not there, of which nothing but the host stays', () => {
  const nowhere = {
    schema: 1,
    path: '/404/',
    host: { name: 'host' },
    remote: null,
    otherDevice: { path: '/m/', mobile: true },
  };
  expect(dataOf(put(nowhere))).toEqual({ schema: 1, path: '/prices/', host: { name: 'host' }, remote });
});

it('reads the configuration of a site, and of nothing else', () => {
  expect(siteConfigOf(documentWith(before))).toEqual({ basePath: '/' });
  expect(siteConfigOf('<p>hello</p>')).toBeNull();
});
