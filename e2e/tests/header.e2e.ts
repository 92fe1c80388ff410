import { type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { bases, sharedSite } from '@shared/testing/site';

describe.each(bases)('the header below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const bar = (page: Page) =>
    page.locator('header').evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      blur: getComputedStyle(element).backdropFilter,
    }));

  it('gets a blur and 64 px instead of 80 px once the page is scrolled more than 10 px', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
    await page.goto(`${origin}/product/`);
    await untilLive(page);
    expect(await bar(page)).toMatchObject({ height: 80 });
    await page.evaluate(() => {
      scrollTo(0, 10);
    });
    expect(await page.locator('header').getAttribute('data-scrolled')).toBe('false');
    await page.evaluate(() => {
      scrollTo(0, 11);
    });
    await page.locator('header[data-scrolled="true"]').waitFor();
    expect((await bar(page)).height).toBe(64);
    expect((await bar(page)).blur).toContain('blur');
    await close();
  });

  it('opens its dropdowns and leads on without any script', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${origin}/partner/`);
    for (const name of ['产品', '资源']) {
      const menu = page.locator('header details:visible', { has: page.locator('summary', { hasText: name }) });
      await menu.locator('summary').click();
      expect(await menu.locator('a:visible').count()).toBeGreaterThan(3);
    }
    await page.locator('header a:visible', { hasText: '用户故事漫画' }).click();
    await page.waitForURL(`${origin}/comics/`);
    await close();
  });

  it('opens a dropdown under the pointer, and hydration does not shut one that was opened before', async () => {
    const { page, close } = await openPage(browser);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/host/host.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/`);
    const menu = page.locator('header details:visible').first();
    await menu.locator('summary').click();
    release();
    await untilLive(page);
    expect(await menu.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    const other = page.locator('header details:visible').nth(1);
    await other.locator('summary').hover();
    await page.waitForFunction(() => document.querySelectorAll('header details[open]').length === 1);
    expect(await other.getAttribute('open')).not.toBeNull();
    await close();
  });

  it('is dark or light as its route asks', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    const tones = new Set<string | null>();
    for (const path of ['/', '/partner/', '/about_us/', '/ai-power/']) {
      await page.goto(origin + path);
      tones.add(await page.locator('header').getAttribute('data-variant'));
    }
    expect([...tones].sort()).toEqual(['dark', 'light']);
    await close();
  });
});

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

describe('a header that comes in pieces', () => {
  it.each([390, 1440])('moves nothing that stands already, at %i px', async (width) => {
    const html = await (await fetch(`${sharedSite().origin}/product/`)).text();
    const [from, to] = [html.indexOf('href="tel:'), html.indexOf('<main')];
    const tags = [...html.slice(from, to).matchAll(/<(?:a|details|summary|div|nav)\b/g)].map(
      ({ index }) => from + index,
    );
    const cuts = tags.slice(0, 12);
    expect(cuts).toHaveLength(12);
    const waiting: { rest: string; response: ServerResponse }[] = [];
    const server = createServer(({ url = '' }, response) => {
      const cut = Number(url.slice(1));
      if (!cuts.includes(cut)) return response.writeHead(404).end();
      waiting.push({ rest: html.slice(cut), response });
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const browser = await launchBrowser();
    for (const cut of cuts) {
      const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${cut}`, { waitUntil: 'commit' });
      await page.locator('header').waitFor();
      await page.evaluate(framesPassed, 2);
      for (const { response, rest } of waiting.splice(0)) response.end(rest);
      await page.locator('footer').waitFor();
      await page.evaluate(framesPassed, 2);
      expect([cut, await page.evaluate(shiftsInHeader)]).toEqual([cut, []]);
      await close();
    }
    await browser.close();
    server.close();
  });
});

/** Resolves once so many frames were drawn. */
async function framesPassed(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
}

function shiftsInHeader(): Promise<string[]> {
  return new Promise((resolve) => {
    const told: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as Shift[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest('header')) told.push(node.outerHTML.slice(0, 80));
    };
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        note(observer.takeRecords());
        resolve(told);
      });
    });
  });
}

describe('the promo banner', () => {
  it('stands where it is configured, and opens the community post in a new tab that cannot reach back', async () => {
    const browser = await launchBrowser();
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${sharedSite('/site').origin}/partner/`);
    await untilLive(page);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '示例活动：把你的流程写成帖子' }).click(),
    ]);
    await opened.waitForURL(`${sharedSite('/site').origin}/community/question/6/`);
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    await page.goto(`${sharedSite().origin}/partner/`);
    expect(await page.locator('[data-promo-banner]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
    await browser.close();
  });
});
