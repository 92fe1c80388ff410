import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { deleteOldReleases, deploy } from '../../release/src/testing/deploy';
import { follow } from '@shared/testing/links';
import { useOwnSite } from '../src/own-site';
import { sharedSite } from '@shared/testing/site';

jest.setTimeout(300_000);

const later = Array.from({ length: 10 }, (_, number) => `9.0.${number + 1}`);
/** Every page of the community that has an address without parameters. */
const pages = [
  { path: '/comics/', page: 'comics' },
  { path: '/community/homePage/', page: 'community-home' },
  { path: '/open_day/', page: 'open-day' },
  { path: '/rpa_awards/', page: 'awards' },
  { path: '/contactus/', page: 'contact' },
  { path: '/certificate/', page: 'certificate' },
  { path: '/qa/', page: 'help' },
];

/** A tab that has read which releases are current, as each does right after its page is alive. */
async function openTab(browser: Browser, origin: string, path: string) {
  const watched = await openPage(browser);
  let loads = 0;
  watched.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const pointer = watched.page.waitForResponse('**/composition.json');
  await watched.page.goto(origin + path);
  await untilLive(watched.page);
  await pointer;
  return { ...watched, loads: () => loads };
}

function standing(page: Page, name: string) {
  return page.locator(`main[data-page="${name}"][data-state="live"]`);
}

describe('a tab that stays open over ten releases', () => {
  const site = useOwnSite();

  it('goes on with its own releases, and with the current ones once its own are deleted', async () => {
    const [walker, sleeper] = await Promise.all([
      openTab(site.browser, site.origin, '/qa/'),
      openTab(site.browser, site.origin, '/qa/'),
    ]);
    const own = await walker.page.locator('main').getAttribute('data-version');
    for (const version of later) await deploy(site.dataDir, [{ name: 'remote-community', version, mark: version }]);

    for (const { path, page } of pages) {
      await follow(walker.page, path);
      await standing(walker.page, page).waitFor();
      expect(await walker.page.locator('main').getAttribute('data-version')).toBe(own);
    }
    expect(walker.loads()).toBe(1);
    // The site has no backend: calls of pages fail, and nothing else does.
    const complaints = walker.complaints.filter((complaint) => !/status of 40[45]/.test(complaint));
    expect(complaints).toEqual([]);
    await walker.close();

    expect(await deleteOldReleases(site.dataDir)).toContain(`remote-community@${own ?? ''}`);
    // The server's memory would do for a while.
    await site.restart();
    for (const { path, page } of pages) {
      await follow(sleeper.page, path);
      await standing(sleeper.page, page).waitFor();
      expect(await sleeper.page.locator('main').getAttribute('data-version')).toBe(later.at(-1));
    }
    expect(sleeper.loads()).toBeLessThanOrEqual(2);
    expect(await sleeper.page.locator('[data-recovery]').count()).toBe(0);
    await sleeper.close();
  });

  it('keeps what is typed into a form that is not alive yet, instead of putting another release in its place', async () => {
    const { page, close } = await openPage(site.browser);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/remote-community/contact.*.js*', async (route) => {
      await held;
      await (asked(route.request().url()) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue());
    });
    let first = '';
    const asked = (url: string) => (first ||= new URL(url).pathname) === new URL(url).pathname;
    await page.goto(`${site.origin}/contactus/`, { waitUntil: 'commit' });
    const field = page.locator('main textarea').first();
    await field.fill('每月对账要三天');
    await deploy(site.dataDir, [{ name: 'remote-community', version: '9.1.0', mark: '9.1.0' }]);
    letGo();
    await page.locator('[data-recovery]').getByRole('button').waitFor();
    expect(await field.inputValue()).toBe('每月对账要三天');
    expect(await page.locator('main').getAttribute('data-state')).toBe('failed');
    await field.fill('');
    await page.locator('[data-recovery]').getByRole('button').click();
    await untilLive(page);
    expect(await page.locator('main').getAttribute('data-version')).toBe('9.1.0');
    await close();
  });
});

describe('something typed', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is not thrown away by the page load that a failed navigation would end in', async () => {
    const { page, loads, close } = await openTab(browser, sharedSite().origin, '/contactus/');
    await page.route('**/assets/remote-marketing/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const field = page.locator('main textarea').first();
    await field.fill('每月对账要三天');
    await follow(page, '/buy/');
    const notice = page.locator('[data-recovery]');
    await notice.getByRole('button', { name: '再试一次' }).waitFor();
    expect(await notice.innerText()).toContain('写了一半的内容都还在');
    expect(await notice.getByRole('link').getAttribute('href')).toBe(`${sharedSite().origin}/buy/`);
    expect(await field.inputValue()).toBe('每月对账要三天');
    expect(new URL(page.url()).pathname).toBe('/contactus/');
    expect(loads()).toBe(1);

    await field.fill('');
    await notice.getByRole('button').click();
    await page.locator('main[data-page="buy"]').waitFor();
    await page.locator('[data-recovery]').getByRole('button').waitFor();
    expect(loads()).toBe(2);
    await close();
  });
});
