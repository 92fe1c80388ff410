import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

/** Bytes of scripts, compressed and without headers, that a first page may bring until it is alive and 5 s more. */
const SCRIPT_BUDGET = 80_000;

/** Keeps the host's own script back until the answer is called. */
async function holdHost(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/host/host.*.js*', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('before a page is alive', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('keeps the press of a button, and repeats it once', async () => {
    const { page, complaints, close } = await openPage(browser);
    const letGo = await holdHost(page);
    await page.goto(`${origin}/`);
    const button = page.locator('main[data-slot]').getByRole('button').first();
    if ((await button.count()) === 0) {
      // The page has none of its own: any button in the slot is kept, whoever made it.
      await page.locator('main [data-page-root]').evaluate((root) => {
        const made = document.createElement('button');
        made.type = 'button';
        made.textContent = '试一试';
        [...root.querySelectorAll('[data-static]')].at(-1)?.append(made);
      });
    }
    await button.evaluate((element) => {
      const presses: boolean[] = [];
      Object.assign(window, { presses });
      element.addEventListener('click', (event) => presses.push(event.isTrusted));
    });
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    letGo();
    await untilLive(page);
    await page.waitForFunction(() => (window as unknown as { presses: boolean[] }).presses.length === 2);
    expect(await page.evaluate(() => (window as unknown as { presses: boolean[] }).presses)).toEqual([true, false]);
    expect(await button.getAttribute('aria-busy')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what somebody wrote and sends, and sends it once', async () => {
    const { page, complaints, close } = await openPage(browser);
    const letGo = await holdHost(page);
    await page.goto(`${origin}/community/homePage/`);
    const [title, send] = [page.getByLabel('一句话说清楚'), page.getByRole('button', { name: '发布问题' })];
    await title.fill('怎样翻页');
    await send.click();
    expect(await send.getAttribute('aria-busy')).toBe('true');
    letGo();
    await untilLive(page);
    // It was sent: without a topic.
    await page.getByText('选一个话题，懂的人才看得到。').waitFor();
    expect(await title.inputValue()).toBe('怎样翻页');
    expect(page.url()).toBe(`${origin}/community/homePage/`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('leaves what somebody wrote where it is, by whatever key it is sent without scripts', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    for (const path of ['/community/homePage/', '/contactus/']) {
      await page.goto(origin + path);
      const form = page.locator('main form').filter({ has: page.locator('textarea') });
      const field = form.locator('input[type="text"], input:not([type])').first();
      await field.fill('李工');
      await field.press('Enter');
      await form.locator('[type="submit"]').click();
      expect(await field.inputValue()).toBe('李工');
      expect(page.url()).toBe(origin + path);
    }
    await close();
  });

  it('shows its data before any script, and asks for nothing', async () => {
    const { page, complaints, close } = await openPage(browser);
    const letGo = await holdHost(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(`${origin}/client-download/`, { waitUntil: 'domcontentloaded' });
    await page.getByText('历次版本').waitFor();
    expect(await page.locator('main').getAttribute('data-state')).toBe('static');
    letGo();
    await untilLive(page);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('leaves an open menu open, and typed text as it is', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    const menu = page.locator('header details').filter({ hasText: '产品' }).first();
    await menu.locator('summary').click();
    await untilLive(page);
    expect(await menu.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    await close();
  });

  it('weighs no more than its budget in scripts, prefetch included', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.goto(`${origin}/`);
    await untilLive(page);
    const alive = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 5000, alive);
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    process.stdout.write(`${bytes} bytes of script in ${scripts.length} files\n`);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
    await close();
  });
});
