import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { half } from '@shared/testing/nightly';
import { bases, sharedSite } from '@shared/testing/site';
import { pagesOfEachKind, readPage, sitemapPaths } from '@shared/testing/sitemap';
import { violationsOf } from '../src/stories/axe';

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

async function open(address: string, width = 1440): Promise<{ page: Page; close: () => Promise<void> }> {
  const watched = await openPage(browser, { viewport: { width, height: 800 } });
  await watched.page.goto(address);
  await untilLive(watched.page);
  return watched;
}

it.each([
  [1440, 0],
  [360, 1],
] as const)(
  'axe finds nothing against WCAG 2.2 AA on any page, at %d px',
  async (width, which) => {
    const routes = await sitemapPaths(origin);
    expect(routes.length).toBeGreaterThan(30);
    const all = new Set([...routes, '/404/', '/download/', '/my/']);
    const paths = await pagesOfEachKind(all, (path) => readPage(origin + path));
    const addresses = half(paths, which).map((path) => origin + path);
    expect(await violationsOf(browser, width, addresses)).toEqual([]);
  },
  240_000,
);

describe.each(half(bases, 1))('by keyboard below "%s/"', (base) => {
  const { origin: site } = sharedSite(base);

  it('the first stop is the link to the content, and it is seen', async () => {
    const { page, close } = await open(`${site}/product/`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到正文' });
    expect(await hasFocus(skip)).toBe(true);
    expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await close();
  });

  it('a menu of the header opens with arrows, gives the focus back on Escape, and leads on with Enter', async () => {
    const { page, close } = await open(`${site}/`);
    const menu = page.getByRole('navigation', { name: '主导航' }).locator('summary', { hasText: '产品' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('navigation', { name: '主导航' }).getByRole('link').first();
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await hasFocus(menu)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('main[data-page="product"][data-state="live"]').waitFor();
    await close();
  });

  it('the mobile menu keeps the focus and gives it back', async () => {
    const { page, close } = await open(`${site}/`, 360);
    const button = page.getByRole('banner').getByLabel('菜单').first();
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('navigation', { name: '菜单' });
    await sheet.waitFor();
    // The field of the search, and the links.
    for (let stop = 1 + (await sheet.getByRole('link').count()); stop >= 0; stop -= 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('details[data-sheet]') !== null)).toBe(true);
    }
    expect(await hasFocus(button)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await hasFocus(button)).toBe(true);
    await close();
  });

  it('the login prompt closes with Escape and gives the focus back', async () => {
    const { page, close } = await open(`${site}/rpa_awards/`);
    const like = page.getByRole('button', { name: /^给《.*》点赞/ }).first();
    await like.focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('dialog', { name: '请先登录' });
    await prompt.waitFor();
    await page.keyboard.press('Escape');
    await prompt.waitFor({ state: 'detached' });
    expect(await hasFocus(like)).toBe(true);
    await close();
  });
});
