import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

const pages = [
  { path: '/', heading: /./, remote: 'remote-marketing' },
  { path: '/comics/', heading: /./, remote: 'remote-community' },
  { path: '/client-download/', heading: /./, remote: 'remote-download' },
];

describe('a composed page', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(pages)('$path reads, links and opens its menus without JavaScript', async ({ path, heading, remote }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('main').getAttribute('data-remote')).toBe(remote);
    await page.locator('header summary').filter({ hasText: '产品' }).first().click();
    await page
      .getByRole('link', { name: /数据连接器/ })
      .first()
      .waitFor();
    // An eager page's scripts may be fetched ahead; nothing is asked for that could hold the paint back.
    expect(asked.filter((request) => request.startsWith('stylesheet'))).toEqual([]);
    expect(await page.locator('script[src], link[rel="stylesheet"]').count()).toBe(0);
    await page.locator('header').getByRole('link', { name: '免费下载' }).first().click();
    await page.waitForURL(`${origin}/client-download/`);
    await close();
  });

  it.each([
    { scripts: 'do not come', ahead: true },
    { scripts: 'run', ahead: false },
  ])('is fetched ahead by the browser itself while a link is pointed at: scripts $scripts', async ({ ahead }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: true });
    const session = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    const isReady = new Promise<void>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
        if (status !== 'Ready') return;
        fetched.push(new URL(prefetchUrl).pathname);
        resolve();
      });
    });
    // The links that the browser would fetch: some by the rules, and none any more once the header is alive.
    let count = 0;
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      count = preloadingAttemptSources.length;
    });
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isSo()) resolve();
        };
        session.on('Preload.preloadingAttemptSourcesUpdated', look);
        look();
      });
    await session.send('Preload.enable');
    const some = until(() => count > 0);
    await page.route('**/assets/**/*.js', async (route) => {
      await some;
      await (ahead ? route.abort() : route.continue());
    });
    await page.goto(`${origin}/product/`);
    await some;
    if (!ahead) await until(() => count === 0);
    const link = page.locator('header').getByRole('link', { name: '免费下载' }).first();
    await link.hover();
    if (ahead) await isReady;
    await link.click();
    await page.waitForURL(`${origin}/client-download/`);
    expect(fetched).toEqual(ahead ? ['/client-download/'] : []);
    await close();
  });

  // The shell's sheet holds what its entry uses; a footer that was rendered elsewhere once went out without a rule.
  it.each(['/', '/comics/', '/client-download/', '/there/is/nothing/'])(
    'ships a rule for every class of %s',
    async (path) => {
      const { page, close } = await openPage(browser, { javaScriptEnabled: false });
      await page.goto(origin + path);
      const bare = await page.evaluate(() => {
        const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
        const ruled = new Set(rules.match(/(?<=\.)[\w-]+/g));
        const classes = [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
        return [...new Set(classes)].filter((name) => !ruled.has(name));
      });
      expect(bare).toEqual([]);
      await close();
    },
  );

  it.each(['/', '/client-download/', '/comics/', '/mobile/comics/'])(
    'has its starter and its data behind the content, and before it a script only where a visitor may belong elsewhere: %s',
    async (path) => {
      const html = await (await fetch(origin + path)).text();
      const [data, content] = [html.indexOf('id="page-data"'), html.indexOf('</main>')];
      expect([data > 0, content > 0, data > content]).toEqual([true, true, true]);
      const before = html.slice(0, content).match(/<script>/g) ?? [];
      expect(before).toHaveLength(path.endsWith('/comics/') ? 1 : 0);
    },
  );

  it('answers an unknown path with the 404 page and status 404', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    const response = await page.goto(`${origin}/there/is/nothing`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: /帮助/ }).count()).toBeGreaterThan(0);
    await close();
  });

  it('comes compressed, with a tag, and is not sent again to who has it', async () => {
    const first = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(second.status).toBe(304);
    const gzip = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('etag')).not.toBe(etag);
  });

  it('names its files by their content, and lets them be kept for ever', async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const files = [...html.matchAll(/assets\/[\w-]+\/[\w.-]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of new Set(files)) {
      const response = await fetch(`${origin}/${file}`, { headers: { 'accept-encoding': 'br' } });
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('cache-control')).toContain('immutable');
      // A picture is as small as it gets.
      expect(response.headers.get('content-encoding')).toBe(file.endsWith('.png') ? null : 'br');
    }
  });
});
