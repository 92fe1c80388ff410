import { launchBrowser, openPage, untilLive } from '../src/browser';
import { sharedSite } from '../src/site';

it('the help centre searches by an index made when it was built, fetched by the first search', async () => {
  const { origin } = sharedSite();
  const browser = await launchBrowser();
  const { page, complaints } = await openPage(browser);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('help.index')) indexes.push(request.url());
  });
  await page.goto(`${origin}/qa/`);
  const field = page.getByRole('searchbox', { name: '搜帮助' });
  await field.focus();
  await untilLive(page);
  expect(indexes).toEqual([]);
  await field.fill('找不到元素');
  await page
    .getByRole('status')
    .filter({ hasText: /^找到 \d+ 篇$/ })
    .waitFor();
  const first = page.locator('[data-results] a').first();
  expect(await first.getAttribute('href')).toBe('#element-not-found');
  await first.click();
  expect(await page.locator('#element-not-found').getAttribute('open')).toBe('');
  await field.fill('火箭');
  await page.getByRole('status').filter({ hasText: '没有找到“火箭”' }).waitFor();
  expect(indexes).toHaveLength(1);
  expect(complaints).toEqual([]);
  await browser.close();
});
