import type { Browser, Request } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { openAt } from '@shared/testing/visitors';
import { devices } from '../src/stories/devices';

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = (q: string, more = '') => `${origin}/search/?q=${encodeURIComponent(q)}${more}`;

it('everything public is searched at once, from the footer on, with words that sound alike, and narrowed to a kind', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/qa/`);
  await page.getByRole('contentinfo').getByRole('link', { name: '全站搜索' }).click();
  await page.waitForURL(`${origin}/search/`);
  const field = page.getByRole('main').getByRole('searchbox', { name: '搜索全站' });
  await field.fill('登陆');
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: '“\u2068登陆\u2069”也按“\u2068登录\u2069”找了' }).waitFor();
  expect(page.url()).toBe(address('登陆'));
  const results = page.locator('[data-results] a');
  expect(await results.first().locator('mark').first().textContent()).toBe('登录');
  await page.getByRole('navigation', { name: '类别' }).getByRole('link', { name: '问答' }).click();
  await page.waitForURL(address('登陆', '&kind=question'));
  const question = results.filter({ hasText: '短信验证码' });
  await question.click();
  await page.getByRole('heading', { level: 1, name: '登录要短信验证码的网站能自动化吗？' }).waitFor();
  await page.goBack();
  await question.waitFor();
  expect(await field.inputValue()).toBe('登陆');
  expect(complaints).toEqual([]);
  await close();
});

it('on a phone, what nothing has leads on, and an address by itself searches', async () => {
  const { page, close } = await openAt(browser, address('蒸汽火箭炮zzz'), devices.android.options);
  await untilLive(page);
  await page.getByRole('status').filter({ hasText: '没有找到“\u2068蒸汽火箭炮zzz\u2069”' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('main').getByRole('link', { name: '到社区问一问' }).click();
  await page.waitForURL(`${origin}/community/homePage/`);
  await close();
});

it('what of the community could not be searched says so, beside the pages that were found, and is searched again', async () => {
  const { page, close } = await openPage(browser);
  await page.route('**/api/ext/v1/search?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(address('发票'));
  const again = page.getByRole('main').getByRole('button', { name: '重试' });
  await again.waitFor();
  await page.getByRole('region', { name: '最相关' }).getByRole('link').first().waitFor();
  await page.unroute('**/api/ext/v1/search?*');
  await again.click();
  await again.waitFor({ state: 'detached' });
  await close();
});

it('an address from before finds the same', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/search/?keyword=${encodeURIComponent('企业版')}`);
  // The best of all: among so many pages it stands before their kinds.
  await page
    .getByRole('region', { name: '最相关' })
    .getByRole('link', { name: /价格与版本/ })
    .click();
  await page.waitForURL(`${origin}/buy/`);
  await close();
});

it('the key / leads to the field of every page, arrows to a page, without the backend', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${origin}/product/`);
  await untilLive(page);
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: '搜索全站' });
  await field.fill('qiyeban');
  const option = page.getByRole('option', { name: /价格与版本/ });
  await option.waitFor();
  await page.getByRole('status').filter({ hasText: '也按“\u2068企业版\u2069”找了' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  expect(await option.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/buy/`);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

it('on a phone the field is in the menu, and leads to all that is found', async () => {
  const { page, close } = await openAt(browser, `${origin}/`, devices.android.options);
  await untilLive(page);
  await page
    .getByRole('banner')
    .locator('summary', { has: page.locator('svg') })
    .last()
    .click();
  const field = page.getByRole('banner').getByLabel('搜索全站').last();
  await field.fill('对账');
  await page.getByRole('option').first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await field.press('Enter');
  await page.waitForURL(address('对账'));
  await page.getByRole('region', { name: '最相关' }).waitFor();
  await close();
});

it('without scripts a field leads to the page of the search, which says what to do', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/product/`);
  const field = page.getByRole('banner').getByLabel('搜索全站').first();
  await field.fill('对账');
  await field.press('Enter');
  await page.waitForURL(address('对账'));
  // Chromium that is told to run no script has read it as one that does: as text.
  expect(await page.locator('main noscript').textContent()).toContain('搜索要用脚本');
  await close();
});

/** Bytes of the index, and ms from a key to what is found by it on a phone with a sixth of this machine's speed. */
const [MOST_BYTES, PATIENCE] = [60_000, 100];

it('a search loads at most 60 KB of the index, and shows what is found a tenth of a second after a key', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/search/') && request.url().endsWith('.json')) loaded.push(request);
  });
  await page.goto(`${origin}/product/`);
  await untilLive(page);
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('combobox', { name: '搜索全站' });
  // Nothing is written so: the table of sounds is loaded as well.
  await field.fill('亚马逊对帐 duizhang execl');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const list = document.querySelector('[role="listbox"]');
    let at = 0;
    document.addEventListener('input', () => (at = performance.now()), true);
    new MutationObserver(() => at > 0 && times.push(performance.now() - at) && (at = 0)).observe(list ?? document, {
      childList: true,
    });
  });
  await field.fill('');
  for (const key of '怎么对账 duizhang') {
    await page.keyboard.insertText(key);
    // Nobody types the next key within the frame of the one before.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const slowest = Math.max(...times);
  process.stdout.write(`index ${bytes} bytes, key to results ${times.map(Math.round).join(' ')} ms at a sixth\n`);
  expect(times.length).toBeGreaterThan(5);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(slowest).toBeLessThan(PATIENCE * 3);
  await close();
});
