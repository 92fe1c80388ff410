import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { type Device, devices } from '../src/stories/devices';
import { watchLinks } from '../src/stories/download-watch';

const { origin } = sharedSite();
const host = '**/assets/host/host.*.js*';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The download page, not alive: what `held` matches does not come before `letGo`, and then as `then` has it. */
async function arrive(
  { held, then }: { held: string; then: 'comes' | 'fails' },
  { platform, options }: Device = devices.windows,
): Promise<Awaited<ReturnType<typeof openPage>> & { letGo: () => void }> {
  const watched = await openPage(browser, options);
  await watched.page.addInitScript((name) => {
    Object.defineProperty(navigator, 'platform', { get: () => name });
  }, platform);
  let letGo: () => void = () => undefined;
  const going = new Promise<void>((resolve) => (letGo = resolve));
  await watched.page.route(held, async (route) => {
    await going;
    await (then === 'fails' ? route.abort() : route.continue());
  });
  await watched.page.goto(`${origin}/client-download/`, { waitUntil: 'domcontentloaded' });
  await watched.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return { ...watched, letGo };
}

const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const main = (page: Page) => page.getByRole('link', { name: '下载 Windows 版' });

describe('a link to a download, pressed before the page is alive,', () => {
  it('waits for the page, says so, and is followed once, without another document', async () => {
    const { page, complaints, close, letGo } = await arrive({ held: host, then: 'comes' });
    const links = watchLinks(page);
    await main(page).click();
    await main(page).click();
    expect(await main(page).getAttribute('aria-busy')).toBe('true');
    expect(page.url()).toBe(`${origin}/client-download/`);
    const arriving = page.waitForEvent('download');
    letGo();
    expect((await arriving).suggestedFilename()).toContain('win-x64');
    expect(page.url()).toBe(`${origin}/download/?os=win&arch=x64`);
    expect(links).toHaveLength(1);
    expect(await sameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is the browser’s as soon as a script fails, and from then on', async () => {
    const { page, close, letGo } = await arrive({
      held: '**/assets/remote-download/remote-entry.*',
      then: 'fails',
    });
    await main(page).click();
    expect(await main(page).getAttribute('aria-busy')).toBe('true');
    letGo();
    await page.waitForURL('**/download/?os=win&arch=x64');
    await page.waitForLoadState();
    expect(await sameDocument(page)).toBe(false);

    await page.goto(`${origin}/client-download/`);
    await main(page).evaluate((link) => {
      link.addEventListener('click', () => {
        sessionStorage.setItem('kept', String(link.hasAttribute('aria-busy')));
      });
    });
    await main(page).click();
    await page.waitForURL('**/download/?os=win&arch=x64');
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('false');
    await close();
  });

  it('is the browser’s where nothing comes for four seconds', async () => {
    const { page, close } = await arrive({ held: host, then: 'comes' });
    const pressed = Date.now();
    await main(page).click();
    await page.waitForURL('**/download/?os=win&arch=x64', { waitUntil: 'commit' });
    expect(Date.now() - pressed).toBeGreaterThan(3500);
    await close();
  });

  it('leads where it led when it was pressed, though the page finds out about another system', async () => {
    const { page, close, letGo } = await arrive({ held: host, then: 'comes' }, devices.mac);
    await main(page).click();
    letGo();
    await page.waitForURL('**/download/?os=win&arch=x64');
    await close();
  });

  it('gives way to the next one that is pressed', async () => {
    const { page, close, letGo } = await arrive({ held: host, then: 'comes' });
    await main(page).click();
    await page.getByRole('link', { name: /^下载 Windows .* arm64$/ }).click();
    expect(await main(page).getAttribute('aria-busy')).toBeNull();
    letGo();
    await page.waitForURL('**/download/?os=win&arch=arm64');
    await untilLive(page);
    await close();
  });

  it('opens a tab of its own at once where that was asked for', async () => {
    const { page, close } = await arrive({ held: host, then: 'comes' });
    const opening = page.context().waitForEvent('page');
    await main(page).click({ modifiers: ['ControlOrMeta'] });
    await (await opening).waitForURL('**/download/?os=win&arch=x64');
    expect(await main(page).getAttribute('aria-busy')).toBeNull();
    await close();
  });
});
