import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { pollUntil } from '@shared/testing/poll-until';
import { sharedSite } from '@shared/testing/site';

const collector = 'https://count.example';
const analytics = JSON.stringify({ umami: { url: collector, site: '7' } });

describe('statistics elsewhere', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** The site as an operator has it who configured a collector; what the collector was told. */
  const configured = async (page: Page) => {
    const told: string[] = [];
    await page.route(`${collector}/**`, (route) => {
      told.push(route.request().postData() ?? '');
      return route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    });
    await page.route(`${origin}/product/`, async (route) => {
      const response = await route.fetch();
      const allowed = (policy: string) => policy.replace("connect-src 'self'", `connect-src 'self' ${collector}`);
      const html = (await response.text()).replace('"apiBaseUrl":', `"analytics":${analytics},"apiBaseUrl":`);
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = { ...response.headers(), 'content-security-policy': allowed(policy) };
      return route.fulfill({ response, headers, body: allowed(html) });
    });
    return told;
  };

  it.each([360, 1440])(
    'are asked about in a quiet line, and told of nothing without a yes, %i px wide',
    async (width) => {
      const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
      const told = await configured(page);
      const line = page.getByRole('complementary', { name: '外部统计' });
      await page.goto(`${origin}/product/`);
      await untilLive(page);
      await line.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const button of await line.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await line.getByRole('button', { name: '不用' }).click();
      await page.reload();
      await untilLive(page);
      expect([await line.count(), told]).toEqual([0, []]);
      await page.evaluate(() => {
        localStorage.removeItem('site:analytics');
      });
      await page.reload();
      await line.getByRole('button', { name: '同意' }).click();
      await pollUntil(async () => Promise.resolve(told.length === 1), 'the view was told', 10_000);
      expect(told[0]).toContain('/product/');
      await close();
    },
  );
});
