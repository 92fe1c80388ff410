import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

describe('the strict policy', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('allows no string as HTML or script, and no second policy', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${origin}/`);
    await untilLive(page);
    expect(complaints).toEqual([]);
    const outcome = await page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const inline = document.createElement('script');
      return {
        innerHtml: attempt(() => (document.createElement('div').innerHTML = '<b></b>')),
        scriptText: attempt(() => (inline.text = 'window.broken = true')),
        secondPolicy: attempt(() =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
          ).trustedTypes.createPolicy('other', {}),
        ),
      };
    });
    expect(Object.values(outcome)).not.toContain('allowed');
    await close();
  });

  it('carries a policy without unsafe sources in every page', async () => {
    for (const path of ['/', '/comics/', '/client-download/', '/404/']) {
      const html = await (await fetch(origin + path)).text();
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('require-trusted-types-for');
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/\son[a-z]+="/);
    }
  });

  it.each(['host', 'remote-marketing'])('runs no altered script of %s, and the page still reads', async (name) => {
    const { page, close } = await openPage(browser);
    await page.route(`**/assets/${name}/*.js*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.altered = true;` });
    });
    await page.goto(`${origin}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.click(5, 300);
    if (name !== 'host') await page.locator('[data-recovery] button').waitFor({ timeout: 30_000 });
    else await page.waitForEvent('console', (message) => message.text().includes('integrity'));
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  });

  it('names a hash for every script and stylesheet that the page loads', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}/`);
    await untilLive(page);
    await page.locator('header').getByRole('link', { name: '免费下载' }).first().click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    const elements = await page.locator('script[src], link[rel="stylesheet"]').evaluateAll((found) =>
      found.map((element) => ({
        integrity: element.getAttribute('integrity') ?? '',
        crossOrigin: element.getAttribute('crossorigin'),
      })),
    );
    expect(elements.length).toBeGreaterThan(2);
    for (const element of elements)
      expect(element).toEqual({ integrity: expect.stringMatching(/^sha256-/) as string, crossOrigin: 'anonymous' });
    await close();
  });
});
