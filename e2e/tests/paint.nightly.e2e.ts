import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';
import { unpainted } from '../src/stories/unpainted';

jest.setTimeout(300_000);

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const widths = [1440, 390] as const;

/** The button that opens a dialog, by its page; none where the address opens it. */
const dialogs: readonly { path: string; opener?: (page: Page) => Locator }[] = [
  { path: '/comics/?chapter=1' },
  { path: '/mobile/comics/?chapter=1' },
  { path: '/rpa_awards/', opener: (page) => page.getByRole('button', { name: /^给《.*》点赞/ }) },
  { path: '/client-download/', opener: (page) => page.getByRole('link', { name: /macOS/ }) },
];

async function opened(width: number, path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const watched = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await watched.page.goto(origin + path);
  await untilLive(watched.page);
  await watched.page.waitForLoadState('networkidle');
  return watched;
}

/** Every state that one press leads to: `<details>` and menus opened, every tab and every choice taken once. */
async function everyState(page: Page): Promise<string[]> {
  const found = new Set(await unpainted(page));
  const add = async () => {
    for (const line of await unpainted(page)) found.add(line);
  };
  // Details are opened one after another: those with one name close each other.
  for (const details of await page.locator('details').all()) {
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
    if ((await details.getAttribute('name')) !== null) await add();
  }
  await add();
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const element of all) element.open = false;
  });
  for (const choice of await page.locator('[role="tab"], input[type="radio"]').all()) {
    await choice.evaluate((element: HTMLElement) => {
      element.click();
    });
    await add();
  }
  return [...found];
}

it.each(widths)(
  'everything that is drawn on a page, in its menus, tabs and answers, can be seen at %d px',
  async (width) => {
    const found: string[] = [];
    for (const path of [...(await sitemapPaths(origin)), '/404/', '/download/', '/my/']) {
      const { page, close } = await opened(width, path);
      found.push(...(await everyState(page)).map((line) => `${path}: ${line}`));
      await close();
    }
    expect(found).toEqual([]);
  },
);

it.each(widths)('so can everything in a dialog at %d px', async (width) => {
  const found: string[] = [];
  for (const { path, opener } of dialogs) {
    const { page, close } = await opened(width, path);
    await opener?.(page).first().click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await unpainted(page)).map((line) => `${path}: ${line}`));
    await close();
  }
  expect(found).toEqual([]);
});
