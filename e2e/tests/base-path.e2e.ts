import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '../src/browser';
import { type RunningSite, startSite } from '../src/site';

jest.setTimeout(180_000);

describe('the site below a base path', () => {
  let browser: Browser;
  let site: RunningSite;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-base-'));
    [browser, site] = await Promise.all([
      launchBrowser(),
      startSite({ command: 'start', dataDir, environment: { BASE_PATH: '/site/' } }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps every link, asset and call below it', async () => {
    const { page, complaints, close } = await openPage(browser);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.url().startsWith(site.origin) && !pathname.startsWith('/site/')) outside.push(pathname);
    });
    for (const route of [
      '',
      'product/',
      'comics/',
      'client-download/',
      'open_day/',
      'solution/cross-border-finance/',
    ]) {
      await page.goto(`${site.origin}/site/${route}`);
      await untilLive(page);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((href) => !href.startsWith('/site/'))).toEqual([]);
    }
    expect([...outside, ...complaints]).toEqual([]);
    await close();
  });

  it('navigates, redirects by device and answers 404 below it', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${site.origin}/site/`);
    await untilLive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('header').getByRole('link', { name: '免费下载' }).first().click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/site/client-download/');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.origin}/site/comics/?a=1`);
    await page.waitForURL(`${site.origin}/site/mobile/comics/?a=1`);
    expect((await fetch(`${site.origin}/site/nothing/`)).status).toBe(404);
    expect((await fetch(`${site.origin}/product/`)).status).toBe(404);
    await close();
  });
});
