import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { bases, sharedSite } from '@shared/testing/site';

describe.each(bases)('the first visit below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is stored as a full URL if none is stored yet, and stays', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}/product/?from=mail#top`);
    const stored = () => page.evaluate(() => sessionStorage.getItem('first-visit-url'));
    expect(await stored()).toBe(`${origin}/product/?from=mail#top`);
    await page.goto(`${origin}/buy/`);
    expect(await stored()).toBe(`${origin}/product/?from=mail#top`);
    await close();
  });

  it('works where storage throws', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${origin}/`);
    await untilLive(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(bases)('the device redirect below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { width: 768, from: '/comics/?a=1&b=2', to: '/mobile/comics/?a=1&b=2' },
    { width: 390, from: '/comics', to: '/mobile/comics/' },
    { width: 769, from: '/mobile/comics/?a=1', to: '/comics/?a=1' },
    { width: 1440, from: '/comics/', to: '/comics/' },
    { width: 768, from: '/mobile/comics/', to: '/mobile/comics/' },
  ])('at $width px, $from leads to $to', async ({ width, from, to }) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
    const painted: string[] = [];
    await page.exposeFunction('painted', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const { painted } = window as unknown as { painted: (path: string) => void };
      new PerformanceObserver(() => {
        painted(location.pathname);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(origin + from);
    await page.waitForURL(origin + to);
    await untilLive(page);
    // The wrong layout is never seen, not even for a moment.
    expect(new Set(painted)).toEqual(new Set([new URL(origin + to).pathname]));
    await close();
  });

  it('follows a window that is resized across the limit', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1200, height: 900 } });
    await page.goto(`${origin}/comics/?a=1`);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForURL(`${origin}/mobile/comics/?a=1`);
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.waitForURL(`${origin}/comics/?a=1`);
    await close();
  });
});
