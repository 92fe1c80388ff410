import type { Browser, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

/** How what is in the static regions is laid out and painted. */
function looks(page: Page): Promise<string[]> {
  return page.locator('main [data-static]').evaluateAll((regions) =>
    regions
      .flatMap((region) => [...region.querySelectorAll<HTMLElement>('*:not(style)')])
      .map((element) => {
        const { display, color, backgroundColor, fontSize, gridTemplateColumns } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        // Sizes are compared to a hundredth of a pixel: a drawing's differ behind that from one layout to the next.
        const size = `${width.toFixed(2)} ${height.toFixed(2)}`;
        return [element.tagName, display, color, backgroundColor, fontSize, gridTemplateColumns, size].join(' ');
      }),
  );
}

describe('a page that comes alive', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  let watched: WatchedPage;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    watched = await openPage(browser);
  });
  afterEach(async () => {
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it.each(['/', '/comics/', '/client-download/'])('keeps the nodes that were composed: %s', async (path) => {
    const { page } = watched;
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {
          composed: [...document.querySelectorAll('header a, header summary, main h1, main [data-static], footer a')],
        });
      });
    });
    await page.goto(origin + path);
    await untilLive(page);
    const kept = await page.evaluate(() => {
      const { composed } = window as unknown as { composed: Element[] };
      return { nodes: composed.length, connected: composed.filter((node) => node.isConnected).length };
    });
    expect(kept.nodes).toBeGreaterThan(10);
    expect(kept.connected).toBe(kept.nodes);
  });

  it("navigates from one remote's page to another's without a reload, and back", async () => {
    const { page } = watched;
    await page.goto(`${origin}/`);
    await untilLive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const titleBefore = await page.title();
    await page.locator('header').getByRole('link', { name: '免费下载' }).first().click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/client-download/');
    expect(await page.title()).toContain('下载');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('#announcer').textContent()).toBe(await page.title());
    await page.goBack();
    await page.locator('main[data-page="home"][data-state="live"]').waitFor();
    expect(await page.title()).toBe(titleBefore);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it.each([
    ['/client-download/', 'client-download'],
    ['/contactus/', 'contact'],
    ['/open_day/', 'open-day'],
  ])('looks the same when it is come back to, though styles of its own left with it: %s', async (path, name) => {
    const { page } = watched;
    await page.goto(origin + path);
    await untilLive(page);
    // The styles of its static regions are in the first of them (docs/decisions/004-first-paint.md).
    expect(await page.locator('main [data-static] > style').count()).toBe(1);
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(10);
    await page.locator('header').getByRole('link', { name: '首页' }).first().click();
    await page.locator('main[data-page="home"][data-state="live"]').waitFor();
    expect(await page.locator('main [data-static] > style').count()).toBe(0);
    await page.goBack();
    await page.locator(`main[data-page="${name}"][data-state="live"]`).waitFor();
    expect(await looks(page)).toEqual(before);
  });

  it('asks for no script before the page has loaded, and for each file once', async () => {
    const { page } = watched;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    expect(scripts).toEqual([]);
    await untilLive(page);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});
