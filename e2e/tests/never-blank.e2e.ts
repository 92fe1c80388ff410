import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

const remotes = [
  { remote: 'remote-marketing', path: '/', other: { path: '/client-download/', page: 'client-download' } },
  { remote: 'remote-community', path: '/comics/', other: { path: '/', page: 'home' } },
  { remote: 'remote-download', path: '/client-download/', other: { path: '/comics/', page: 'comics' } },
];

/** A link of the shell to a page; the home page's is the logo. */
function linkTo(path: string): string {
  return path === '/' ? 'header a[aria-label$="首页"]' : `:is(header, footer) a[href="${path}"]`;
}

describe('a remote whose files are all gone', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(remotes)('leaves header, page and navigation alive: $remote', async ({ remote, path, other }) => {
    const { page, close } = await openPage(browser);
    await page.route(`**/assets/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(origin + path);
    await page.locator('[data-recovery]').getByRole('button').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(linkTo(other.path)).filter({ visible: true }).first().click();
    await page.locator(`main[data-page="${other.page}"]`).waitFor();
    await untilLive(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.locator('[data-recovery]').count()).toBe(0);
    await close();
  });

  it.each(remotes)(
    'still shows its pages to who goes there, by a plain page load: $remote',
    async ({ remote, path, other }) => {
      const { page, close } = await openPage(browser);
      await page.route(`**/assets/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(origin + other.path);
      await untilLive(page);
      await page.locator(linkTo(path)).filter({ visible: true }).first().click();
      await page.locator(`main[data-remote="${remote}"]`).waitFor({ timeout: 20_000 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await close();
    },
  );

  it('keeps the page when the host itself never comes', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${origin}/`);
    await page.locator('header summary').filter({ hasText: '产品' }).first().click();
    await page
      .getByRole('link', { name: /AI Weave/ })
      .first()
      .waitFor();
    await page.goto(`${origin}/client-download/`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});
