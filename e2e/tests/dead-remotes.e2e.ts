import type { Browser, Request } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { follow } from '@shared/testing/links';
import { release, sharedSite } from '@shared/testing/site';
import { siteRoutes } from '@shared/testing/site-routes';
import { allSitemapPaths, firstOfRoute } from '@shared/testing/sitemap';

const remotes = ['remote-marketing', 'remote-community', 'remote-download'];
const { origin, dataDir } = sharedSite();

/** An address of each route of a remote; where the route has parameters, one that was composed: without data some have none. */
async function pagesOf(remote: string): Promise<{ path: string; page: string }[]> {
  const composed = await allSitemapPaths(origin);
  return siteRoutes
    .filter((route) => route.remote === remote && route.pattern !== '/mobile/comics')
    .flatMap(({ pattern, page }) => {
      const path = pattern.includes(':') ? firstOfRoute(pattern, composed) : pattern;
      return path === undefined ? [] : [{ path, page }];
    });
}

describe('a remote that is dead for good', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(remotes)(
    'can be read and navigated on all its routes: %s',
    async (remote) => {
      const { page, close } = await openPage(browser);
      await page.route(`**/assets/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const [first, ...others] = await pagesOf(remote);
      await page.goto(origin + (first?.path ?? ''));
      for (const other of others) {
        await page.locator('header[data-enhanced]').waitFor();
        // Two addresses of one page differ by their documents alone: the one that is left is told by its mark.
        await page.locator('html').evaluate((html) => html.setAttribute('data-left', ''));
        await follow(page, other.path);
        // From the home page to its other address nothing is left.
        if (other.path !== '/index.html') await page.locator('html:not([data-left])').waitFor();
        await page.locator(`main[data-page="${other.page}"]`).waitFor();
        await page.getByRole('heading', { level: 1 }).waitFor();
        // The place of a page may have its heading before its document is read on.
        await page.locator('main', { hasText: /.{100}/ }).waitFor();
      }
      expect(others.length).toBeGreaterThan(0);
      await close();
    },
    120_000,
  );

  it.each(remotes)('keeps the header waiting for none of its requests: %s', async (remote) => {
    const { page, close } = await openPage(browser);
    let asked = 0;
    let ended = 0;
    const isOwn = (request: Request) => Number(request.url().includes(`/assets/${remote}/`));
    page.on('request', (request) => (asked += isOwn(request)));
    page.on('requestfinished', (request) => (ended += isOwn(request)));
    page.on('requestfailed', (request) => (ended += isOwn(request)));
    await page.route(`**/assets/${remote}/**`, () => undefined);
    const [first] = await pagesOf(remote);
    await page.goto(origin + (first?.path ?? ''), { waitUntil: 'commit' });
    await page.locator('header[data-enhanced]').waitFor();
    expect(asked).toBeGreaterThan(0);
    expect(ended).toBe(0);
    await close();
  });

  it('is told of to the operator, for each release', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/assets/remote-download/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const beacon = page.waitForRequest((request) => request.url().endsWith('/telemetry'));
    await page.goto(`${origin}/download/`);
    await page.locator('[data-recovery]').getByRole('button').waitFor();
    await page.goto(`${origin}/client-download/`, { waitUntil: 'commit' });
    const { events } = JSON.parse((await beacon).postData() ?? '{}') as { events: Record<string, unknown>[] };
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'recovery', remote: 'remote-download', rung: 'told', cause: 'GoneError' }),
    );
    process.env['ORIGIN'] = origin;
    const { stdout } = await release(['status'], dataDir);
    delete process.env['ORIGIN'];
    expect(stdout).toMatch(/recoveries in 30 days:\n(?:.*\n)*? {2}.*\d+ × told told \(\d+ ms\)/);
    await close();
  });
});
