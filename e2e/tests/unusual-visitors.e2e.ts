import type { Browser, Page } from 'playwright-core';
import postcss from 'postcss';
import { launchBrowser, openPage, untilLive } from '@shared/testing/browser';
import { sharedSite } from '@shared/testing/site';

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
    for (const width of [1440, 390]) {
      const { page, close } = await openPage(large, { viewport: { width, height: 900 } });
      // On a phone, drawings and tables of these two are wider than so few letters.
      for (const path of pages.filter((name) => width > 390 || !['/', '/product/'].includes(name))) {
        await page.goto(origin + path);
        expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
        expect(`${path} at ${width}: ${await excess(page)}`).toBe(`${path} at ${width}: 0`);
      }
      await close();
    }
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

  it('sees the new number where a translator has replaced every text', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${origin}/case/list/`);
    await untilLive(page);
    await translate(page);
    const count = page.locator('[data-count]');
    const before = await count.innerText();
    await page.locator('main [class] ul a:not([aria-current])').first().click();
    await expect(count.innerText()).resolves.not.toBe(before);
    await page.goto(`${origin}/qa/`);
    await untilLive(page);
    await translate(page);
    await page.getByRole('searchbox').fill('安装');
    await page.locator('main [role=status]').filter({ hasText: /\d/ }).first().waitFor();
    await page.goto(`${origin}/community/homePage/`);
    await untilLive(page);
    await translate(page);
    await page.locator('main a[aria-current] ~ a, main li:has(a[aria-current]) + li a').first().click();
    await page.waitForURL((url) => url.search !== '');
    await untilLive(page);
    expect(complaints).toEqual([]);
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

/** As a translator does: each text becomes another one in elements of its own. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
      const wrapped = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      wrapped.append(text.data);
      text.replaceWith(wrapped);
    }
  });
}

/** A page as an engine reads it that knows neither `@layer` nor `revert-layer`. */
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
