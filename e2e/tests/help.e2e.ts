import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { devices } from '../src/stories/devices';
import { failOnce } from '../src/stories/fail-once';
import { openAt } from '@shared/testing/visitors';

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('the help centre asks for nothing before somebody searches, and finds what is meant', async () => {
  const { page, complaints, close } = await openPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/qa/`);
  const field = page.getByRole('searchbox', { name: '搜帮助' });
  await field.focus();
  await untilLive(page);
  expect(asked).toEqual([]);
  await field.fill('找不到元素');
  await page
    .getByRole('status')
    .filter({ hasText: /^找到 \d+ 条/ })
    .waitFor();
  const first = page.locator('[data-results] a').first();
  expect(await first.getAttribute('href')).toBe('/qa/element-not-found/');
  expect(asked).toEqual(['/api/ext/v1/search']);
  await first.click();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await title('找不到元素怎么办').waitFor();
  await page.waitForFunction(() => document.title.startsWith('找不到元素怎么办 · '));
  await page
    .getByRole('navigation', { name: '前后各一篇' })
    .getByRole('link', { name: /^下一篇/ })
    .click();
  await page.waitForURL(`${origin}/qa/login-pages/`);
  await title('需要登录的网页').waitFor();
  await page.goBack();
  await title('找不到元素怎么办').waitFor();
  await page.goBack();
  await field.fill('火箭');
  await page.getByRole('status').filter({ hasText: '没有找到“\u2068火箭\u2069”' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a guest on a phone says that an article helped, though the network fails in the middle', async () => {
  const { page, close } = await openAt(browser, `${origin}/qa/element-not-found/`, devices.android.options);
  const vote = page.locator('#element-not-found').getByRole('button', { name: '有', exact: true });
  await failOnce(page, '/articles/helpful');
  await vote.click();
  await page.getByRole('status').filter({ hasText: '没有记下' }).waitFor();
  expect(await vote.getAttribute('aria-pressed')).toBeNull();
  await vote.click();
  await page.getByRole('status').filter({ hasText: '记下了，谢谢' }).waitFor();
  expect(await vote.getAttribute('aria-pressed')).toBe('true');
  await close();
});

it('an article is a page of its own without any script', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/qa/`);
  await page.locator('#topic-start').getByRole('link', { name: '安装客户端' }).click();
  await page.waitForURL(`${origin}/qa/install-client/`);
  await page.getByRole('heading', { level: 1, name: '安装客户端' }).waitFor();
  expect(await page.locator('article').count()).toBe(1);
  await close();
});

it('an address that names an article in its fragment leads to its page, and Back leads past it', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${origin}/about_us/`);
  await untilLive(page);
  await page.goto(`${origin}/qa/#schedule`);
  await page.waitForURL(`${origin}/qa/schedule/`);
  await page.getByRole('heading', { level: 1, name: '定时运行' }).waitFor();
  await page.goBack();
  await page.waitForURL(`${origin}/about_us/`);
  expect(complaints).toEqual([]);
  await close();
});
