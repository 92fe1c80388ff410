import type { Browser } from 'playwright-core';
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

const address = (q: string, more = '') => `${origin}/search/?keyword=${encodeURIComponent(q)}${more}`;

it('everything public is searched at once, from the footer on, with words that sound alike, and narrowed to a kind', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/qa/`);
  await page.getByRole('contentinfo').getByRole('link', { name: '全站搜索' }).click();
  await page.waitForURL(`${origin}/search/`);
  const field = page.getByRole('searchbox', { name: '搜索全站' });
  await field.fill('登陆');
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: '“\u2068登陆\u2069”也按“\u2068登录\u2069”找了' }).waitFor();
  expect(page.url()).toBe(address('登陆'));
  const results = page.locator('[data-results] a');
  expect(await results.first().locator('mark').first().textContent()).toBe('登录');
  await page.getByRole('navigation', { name: '找什么' }).getByRole('link', { name: '问答' }).click();
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
  const { page, close } = await openAt(browser, address('不存在的词zzz'), devices.android.options);
  await untilLive(page);
  await page.getByRole('status').filter({ hasText: '没有找到“\u2068不存在的词zzz\u2069”' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('main').getByRole('link', { name: '到社区问一问' }).click();
  await page.waitForURL(`${origin}/community/homePage/`);
  await close();
});

it('a search that could not be made says so, and is made again', async () => {
  const { page, close } = await openPage(browser);
  await page.route('**/api/ext/v1/search?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(address('发票'));
  const again = page.getByRole('main').getByRole('button', { name: '重试' });
  await again.waitFor();
  await page.unroute('**/api/ext/v1/search?*');
  await again.click();
  await page.locator('[data-results] a').first().waitFor();
  await close();
});
