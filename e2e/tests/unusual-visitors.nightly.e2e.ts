import type { Browser, Page } from 'playwright-core';
import postcss from 'postcss';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { siteRoutes } from '@shared/testing/site-routes';
import { allSitemapPaths, firstOfRoute, sitemapPaths } from '@shared/testing/sitemap';
import { openDesk } from '../src/stories/desk';

const pages = [
  '/',
  '/product/',
  '/buy/',
  '/case/list/',
  '/client-download/',
  '/comics/',
  '/community/homePage/',
  '/qa/',
];

describe('a visitor whose browser is set otherwise', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** How much wider a page is than its window; what is cut off by `overflow-x` counts. */
  const excess = (page: Page) => page.evaluate(() => document.body.scrollWidth - innerWidth);

  it('gets live pages where reading cookies and storages throws, and where there are none', async () => {
    for (const answer of ['throws', 'null'] as const) {
      const { page, complaints, close } = await openPage(browser);
      await page.addInitScript((kind) => {
        const get = () => {
          if (kind === 'throws') throw new DOMException('denied', 'SecurityError');
          return null;
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get });
        if (kind === 'throws') Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
      }, answer);
      for (const path of pages) {
        await page.goto(origin + path);
        await page.mouse.move(200, 300);
        await untilLive(page);
      }
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('keeps the look of what is chosen under the pointer', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
    for (const path of ['/case/list/', '/community/homePage/', '/comics/', '/buy/', '/qa/', '/rpa_awards/']) {
      await page.goto(origin + path);
      await untilLive(page);
      const chosen = page.locator(
        'main :is([aria-current], [aria-pressed="true"], [aria-selected="true"], label:has(> :checked)):visible',
      );
      for (const element of await chosen.all()) {
        const look = () =>
          element.evaluate((node) => `${getComputedStyle(node).color} ${getComputedStyle(node).backgroundColor}`);
        await page.mouse.move(0, 0);
        const before = await look();
        await element.hover();
        expect(`${path} ${await look()}`).toBe(`${path} ${before}`);
      }
    }
    await close();
  });

  it('scrolls no page sideways with text of twice the size', async () => {
    const large = await launchBrowser(['--blink-settings=defaultFontSize=32']);
    const composed = await allSitemapPaths(origin);
    const everyRoute = siteRoutes.flatMap(({ pattern }) => firstOfRoute(pattern, composed) ?? `${pattern}/`);
    const sideways: string[] = [];
    // Scripts are off: with them the lists of comics lead to each other by width.
    const { page, close } = await openPage(large, { javaScriptEnabled: false });
    for (const path of new Set([...everyRoute, ...(await sitemapPaths(origin)), '/404/'])) {
      await page.goto(origin + path);
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
      for (const width of [1440, 768, 390, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await excess(page);
        if (over > 0) sideways.push(`${path} at ${width}: ${over}`);
      }
    }
    expect(sideways).toEqual([]);
    await close();
    await large.close();
  });

  it('sees words without a break wrapped, wherever somebody wrote them', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 800 } });
    const written = [
      '/comics/',
      '/comics/1/',
      '/community/homePage/',
      '/community/question/1/',
      '/qa/',
      '/rpa_awards/',
    ];
    for (const path of [...written, '/rpa_awards/works/1/', '/open_day/', '/open_day/1/', '/search/?q=a']) {
      await page.goto(origin + path);
      await untilLive(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll(
          'main :is(h1, h2, h3, h4, a, b, p, span, small, dd):not(:has(*))',
        ))
          // Labels of our own do not wrap, and what is drawn is no text.
          if (element.textContent.trim() !== '' && getComputedStyle(element).whiteSpace !== 'nowrap')
            element.textContent = `${'W'.repeat(80)}\u202e😀`;
      });
      expect(`${path}: ${await excess(page)}`).toBe(`${path}: 0`);
    }
    await close();
  });

  it('reads what stands beside a name or a title in its order, whatever direction those have', async () => {
    // Scripts are off, so that the page stays as it was composed and laid out.
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    const wholes = [
      ['', '\u202e'],
      ['\u2066عربي 12\u2069', 'عربي 12'],
    ] as const;
    for (const path of ['/comics/1/', '/comics/1/1/', '/community/homePage/', '/community/question/1/', '/open_day/1/'])
      for (const [apart, within] of wholes) {
        await page.goto(origin + path);
        const before = await placesOf(page, apart);
        await page.goto(origin + path);
        // Turned round, letters stand a little nearer to each other or farther.
        const moved = (await placesOf(page, within)).filter((place, at) => Math.abs(place - (before[at] ?? 0)) > 4);
        expect([path, moved]).toEqual([path, []]);
      }
    await close();
    const echo = await openPage(browser);
    await echo.page.goto(`${origin}/community/homePage/?keyword=${encodeURIComponent('\u202eabc')}`);
    const heading = echo.page.locator('#questions').filter({ hasText: 'abc' });
    await heading.waitFor();
    const [word = 0, rest = 0] = await heading.evaluate(({ firstChild }) =>
      ['abc', '的问题'].map((words) => {
        const range = document.createRange();
        const at = firstChild?.textContent?.indexOf(words) ?? 0;
        range.setStart(firstChild ?? document.body, at);
        range.setEnd(firstChild ?? document.body, at + words.length);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(rest).toBeGreaterThan(word);
    await echo.close();
  });

  it('scrolls no list of the desk sideways for words without a break', async () => {
    const { page, close } = await openDesk(browser, { origin, path: '/', width: 1440 });
    const lengthen = (value: unknown): unknown => {
      if (typeof value === 'string') return value > '一' ? `${'W'.repeat(80)}\u202e${value}` : value;
      if (Array.isArray(value)) return value.map(lengthen);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner)]));
    };
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
      await route.fulfill({ response, json: lengthen(await response.json()) });
    });
    await page.reload();
    const links = page.getByRole('menuitem');
    await links.first().waitFor();
    const wide: string[] = [];
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(`${origin}/desk/${href}`);
      await page.reload({ waitUntil: 'networkidle' });
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const out = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main :is(a, button), header button')]
            .map((element) => element.getBoundingClientRect().left + element.scrollWidth - innerWidth)
            .filter((over) => over > 1),
        );
        if (out.length > 0) wide.push(`${href} at ${width}: ${out.join(' ')}`);
      }
    }
    expect(wide).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  });

  it('reads the site in its colours without cascade layers', async () => {
    const { page, close } = await openPage(browser, { bypassCSP: true, javaScriptEnabled: false });
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
      await route.fulfill({ response, body: withoutLayers(await response.text()) });
    });
    for (const path of pages) {
      await page.goto(origin + path);
      const { color, background } = await page.evaluate(() => {
        const { color, backgroundColor: background } = getComputedStyle(document.body);
        return { color, background };
      });
      expect({ color, background }).toEqual({ color: 'rgb(8, 33, 31)', background: 'rgb(245, 248, 247)' });
      expect(await page.locator('main h1').first().isVisible()).toBe(true);
    }
    await close();
  });
});

/** Places of every text of a page's main part, once some words were put before each name and title. */
function placesOf(page: Page, words: string): Promise<number[]> {
  return page.evaluate((before) => {
    const named =
      'main :is(h1, h2, h3, h4, b, span, small, time, dd):not(:has(*)), main :is(h2, h3, li) > a:only-child';
    for (const element of document.querySelectorAll(named))
      if (element.textContent.trim() !== '' && element.children.length === 0)
        element.textContent = before.endsWith('\u2069')
          ? before.replace('\u2069', `${element.textContent}\u2069`)
          : before + element.textContent;
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const places: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top } = range.getBoundingClientRect();
      places.push(left, right, top);
    }
    return places;
  }, words);
}

function withoutLayers(html: string): string {
  return html
    .split('<style')
    .map((piece, at) => {
      if (at === 0) return piece;
      const from = piece.indexOf('>') + 1;
      const to = piece.indexOf('</style>');
      const sheet = postcss.parse(piece.slice(from, to));
      sheet.walkAtRules('layer', (rule) => {
        rule.remove();
      });
      sheet.walkAtRules('supports', (rule) => {
        if (rule.params.includes('revert-layer')) rule.params = '(color: red)';
      });
      return piece.slice(0, from) + sheet.toString() + piece.slice(to);
    })
    .join('<style');
}
