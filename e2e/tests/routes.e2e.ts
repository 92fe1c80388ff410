import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { half } from '@shared/testing/nightly';
import { pollUntil } from '@shared/testing/poll-until';
import { bases, sharedSite } from '@shared/testing/site';
import { pagesOfEachKind, type ReadPage, readPage, sitemapPaths } from '@shared/testing/sitemap';

jest.setTimeout(300_000);

/** The screens of docs/requirements.md section 2, and the header's own targets. */
const specified = [
  '/',
  '/index.html',
  '/ai/',
  '/ai-weave/',
  '/case/list/',
  '/download/',
  '/client-download/',
  '/connector/',
  '/comics/',
  '/about_us/',
  '/employee/',
  '/product/',
  '/ai-power/',
  '/buy/',
  '/education/',
  '/micro_enterprise/',
  '/partner/',
  '/open_day/',
  '/rpa_awards/',
  '/solution/cross-border-influencer-marketing/',
  '/solution/cross-border-advertising/',
  '/solution/cross-border-finance/',
  '/solution/cross-border-operations/',
  '/solution/cross-border-logistics/',
  '/solution/domestic-shop-operations/',
  '/sol/cb/influencer/',
  '/integrations/',
  '/templates/',
  '/compare/',
  '/security/',
  '/changelog/',
  '/developers/',
  '/demo/',
  '/status/',
  '/community/homePage/',
  '/qa/',
  '/contactus/',
  '/certificate/',
  '/my/',
  '/privacy/',
  '/agreement/',
  '/community-rules/',
  '/minors/',
  '/personal-information/',
];

const widths = [1440, 390] as const;

async function sidewaysAt(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scroll > width) found.push(`${width}: ${scroll}`);
  }
  return found;
}

describe.each(bases)('the routes below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  /** Paths that are opened in a browser. */
  const opened = () => half(new Set([...specified, ...some]), base === '' ? 0 : 1);
  let browser: Browser;
  let composed: string[];
  let some: string[];
  /** Pages that were fetched, each once. */
  const pages = new Map<string, Promise<ReadPage>>();
  const read = (path: string) => {
    const page = pages.get(path) ?? readPage(origin + path);
    pages.set(path, page);
    return page;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
    composed = (await sitemapPaths(origin)).map((path) => path.slice(base.length));
    some = await pagesOfEachKind(composed, read);
  });
  afterAll(() => browser.close());

  it.each(specified.filter((path) => path !== '/' && !path.endsWith('.html')))(
    '%s stands with and without a trailing slash',
    async (path) => {
      const tags = () =>
        Promise.all(
          [path, path.slice(0, -1)].map(async (address) => {
            const { status, headers } = await fetch(origin + address);
            return `${status} ${headers.get('etag') ?? ''}`;
          }),
        );
      // A site that has just begun composes its pages with data between two requests.
      const areSame = async () => {
        const [slashed, bare] = await tags();
        return slashed === bare && slashed?.startsWith('200 "') === true;
      };
      await pollUntil(areSame, `the same page at ${path} with and without its slash`, 10_000);
    },
  );

  it('composes every case, and answers an unknown one with the 404 page', async () => {
    const cases = composed.filter((path) => path.startsWith('/case/detail/'));
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(new Set(cases.map((path) => path.split('/')[3])).size).toBeGreaterThanOrEqual(6);
    for (const unknown of [
      '/case/detail/none/none/',
      '/case/detail/',
      '/PRODUCT/',
      '/product/more/',
      '/solution/none/',
    ]) {
      expect([unknown, (await fetch(origin + unknown)).status]).toEqual([unknown, 404]);
    }
  });

  it('reads on every route without JavaScript, in both widths', async () => {
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled: false });
    const problems: string[] = [];
    for (const path of opened()) {
      const response = await page.goto(origin + path);
      if (response?.status() !== 200) problems.push(`${path} ${response?.status() ?? 0}`);
      if ((await page.locator('h1').count()) !== 1) problems.push(`${path} has ${await page.locator('h1').count()} h1`);
      for (const sideways of await sidewaysAt(page)) problems.push(`${path} scrolls sideways at ${sideways}`);
    }
    expect([...problems, ...complaints]).toEqual([]);
    await close();
  });

  it('comes alive on every route without a complaint, in both widths', async () => {
    const problems: string[] = [];
    const { page, complaints, close } = await openPage(browser);
    page.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      const ours = href.startsWith(new URL(origin).origin);
      if (ours && !pathname.startsWith(`${base}/`)) problems.push(`${page.url()} asks for ${pathname}`);
    });
    for (const path of opened()) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto(origin + path);
      const live = await page
        .locator('main[data-state="live"]')
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      if (!live) problems.push(`${path} is ${(await page.locator('main').getAttribute('data-state')) ?? ''}`);
      if (path !== '/comics/')
        for (const sideways of await sidewaysAt(page)) problems.push(`${path} scrolls sideways at ${sideways}`);
      problems.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
    }
    await close();
    expect(problems).toEqual([]);
  });

  it('has no dead link on any page', async () => {
    const asked = new Set<string>();
    const dead: string[] = [];
    for (const path of new Set([...specified, ...composed, '/404/'])) {
      const links = (await read(path)).elements.filter(({ name }) => name === 'a');
      for (const { href = '' } of links.map(({ attributes }) => attributes)) {
        if (!href.startsWith('/')) continue;
        if (!href.startsWith(`${base}/`)) dead.push(`${path} leads out of ${base} to ${href}`);
        const target = href.split('#')[0]?.slice(base.length) ?? '';
        if (target.includes('/api/')) continue;
        asked.add(target);
        const { status } = await read(target);
        if (status !== 200) dead.push(`${path} → ${href}: ${status}`);
      }
    }
    expect(dead).toEqual([]);
    expect(asked.size).toBeGreaterThan(30);
  });

  it('has no form that the browser would send in place of the page', async () => {
    const sent: string[] = [];
    for (const path of new Set([...specified, ...composed, '/404/'])) {
      for (const { name, attributes } of (await read(path)).elements)
        if (name === 'form' && attributes['method'] !== 'dialog' && attributes['role'] !== 'search') sent.push(path);
    }
    expect(sent).toEqual([]);
  });

  it('says in every head what the page is, once and honestly different', async () => {
    const titles = new Map<string, string>();
    for (const path of composed) {
      const { html, elements } = await read(path);
      const title = elements.find(({ name }) => name === 'title')?.text ?? '';
      const described = elements.find(({ attributes }) => attributes['name'] === 'description');
      expect([path, (described?.attributes['content'] ?? '').length >= 10]).toEqual([path, true]);
      expect(html).toContain(`<link rel="canonical" href="`);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
        expect(html).toContain(`property="${property}"`);
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
    }
    for (const file of [
      '/robots.txt',
      '/site.webmanifest',
      '/icon.svg',
      '/favicon.ico',
      '/icon-180.png',
      '/icon-192.png',
      '/icon-512.png',
      '/share.png',
    ]) {
      expect([file, (await fetch(origin + file)).status]).toEqual([file, 200]);
    }
  });
});
