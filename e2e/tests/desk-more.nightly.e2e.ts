import type { Page } from 'playwright-core';
import { openPage } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';
import { untilPage } from '../src/stories/until-page';

const site = useOwnSite({ command: 'start' });

const titles = (page: Page, section: string) =>
  page.getByRole('list', { name: section }).getByRole('link').allTextContents();
const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
};

it('the help page and its articles show what the calls give, word for word', async () => {
  const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
  const { data } = await callAs(site.origin, '陈可', '/api/ext/v1/help/articles');
  const { articles } = data as { articles: { id: string; title: string; summary: string }[] };
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  // A composer that has just started has to learn first which pages there are.
  await untilPage(`${site.origin}/qa/schedule/`, ({ status }) => status === 200, 60_000);
  await page.goto(`${site.origin}/qa/`);
  for (const { id, title, summary } of articles)
    expect(plain((await page.locator(`li#${id}`).textContent()) ?? '')).toBe(plain(title + summary));
  for (const { id, title, summary } of articles) {
    await page.goto(`${site.origin}/qa/${id}/`);
    const answer = await callAs(site.origin, '陈可', `/api/ext/v1/help/articles/one?id=${id}`);
    const texts: string[] = [];
    JSON.stringify(answer.data, (name, value: unknown) => {
      if (name === 'text') texts.push(String(value));
      return value;
    });
    const shown = page.locator(`article#${id}`);
    // A picture of a step says in its own words what the step says.
    const words = await shown.locator('[data-body]').evaluate((body) => {
      const copy = body.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll('[role="img"]')) picture.remove();
      return copy.textContent;
    });
    expect(plain(words)).toBe(plain(texts.join('')));
    expect(await shown.locator('h1').textContent()).toBe(title);
    expect(await shown.locator('h1 + p').textContent()).toBe(summary);
  }
  await close();
}, 300_000);

it('an editor writes a help article: a dead link is refused at its field, it is previewed in its page, and published', async () => {
  const { page, complaints, close } = await openDesk(site.browser, {
    origin: site.origin,
    path: '/help-articles/create',
  });
  await page.getByRole('combobox', { name: '分类' }).click();
  await page.getByRole('option', { name: '网页', exact: true }).click();
  await page.getByLabel('题目').fill('翻页的表格');
  await page.getByLabel('一句话简介').fill('一页一页地读');
  await page.getByLabel('地址').fill('paged-table');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/#\/help-articles\/\d+/);

  const body = page.getByLabel('正文');
  await body.fill('见[下载](/nowhere/)。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('第 1 行：本站没有 /nowhere/ 这一页').waitFor();
  await body.fill('1. 点**下一页**。\n2. 见[下载页](/client-download/)。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '预览' }).click();
  const preview = await opened;
  await preview.getByRole('heading', { level: 1, name: '翻页的表格' }).waitFor();
  await preview.getByText('这是预览，发布以后访客才看得到。').waitFor();
  const link = preview.locator('article#paged-table').getByRole('link', { name: '下载页' });
  expect(await link.getAttribute('href')).toBe('/client-download/');

  const published = async () => {
    const { data } = await callAs(site.origin, '陈可', '/api/ext/v1/help/articles');
    return (data as { articles: { id: string }[] }).articles.some(({ id }) => id === 'paged-table');
  };
  expect(await published()).toBe(false);
  await page.getByRole('button', { name: '现在发布' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '撤回' }).waitFor();
  expect(await published()).toBe(true);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
}, 300_000);

it('articles are put into order by pointer and by keys, and stay there', async () => {
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/help-articles' });
  const [one, two, three] = ['安装客户端', '装浏览器组件', '录制第一个流程'] as const;
  await page.getByRole('link', { name: one }).waitFor();
  expect(await titles(page, '开始')).toEqual([one, two, three]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const moved = () => page.waitForResponse((response) => response.url().includes('/desk/help?'));
  await Promise.all([moved(), row(one).getByTitle('按住拖动').dragTo(row(three))]);
  await page.getByText(`《${one}》现在是第 3 篇`).waitFor({ state: 'attached' });
  await page.reload();
  await page.getByRole('link', { name: one }).waitFor();
  expect(await titles(page, '开始')).toEqual([two, three, one]);
  await Promise.all([moved(), press(page, `上移《${one}》`)]);
  await page.getByText(`《${one}》现在是第 2 篇`).waitFor({ state: 'attached' });
  await page.reload();
  await page.getByRole('link', { name: one }).waitFor();
  expect(await titles(page, '开始')).toEqual([two, one, three]);
  await close();
}, 300_000);

it('an operator sees how fast pages were, and what was searched in vain', async () => {
  const vital = (metric: string, value: number) => ({
    kind: 'vital',
    release: 'host@1.0.0',
    page: '/qa/',
    metric,
    value,
  });
  const events = [vital('LCP', 3000), vital('INP', 40), vital('CLS', 0.02)];
  await callAs(site.origin, '陈可', '/api/ext/v1/telemetry', { events });
  await callAs(site.origin, '陈可', `/api/ext/v1/questions?keyword=${encodeURIComponent('宇宙飞船')}`);
  const { page, complaints, close } = await openDesk(site.browser, { origin: site.origin, path: '/' });
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('/qa').getByText('（偏高）').waitFor();
  await row('宇宙飞船').getByText('社区提问').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

/** 周敏 gets an answer to a question of hers, which she is told. */
async function tell(words: string): Promise<void> {
  const asked = { topic: 'start', title: words, content: '请教一下' };
  const { data } = await callAs(site.origin, '周敏', '/api/ext/v1/questions/create', asked);
  const answer = { questionId: (data as { id: number }).id, content: '试试定时运行' };
  await callAs(site.origin, '王一', '/api/v1/sns/forum/answer/create', answer);
}

it.each([1280, 390])(
  'the bell tells the last notices by keys alone, %i px wide: opened, they are read',
  async (width) => {
    await tell(`铃铛响了 ${width}`);
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/product/`, {
      visitor: '周敏',
      viewport: { width, height: 844 },
    });
    const parts: string[] = [];
    page.on('request', (request) => {
      if (/\/bell\.[^/]*\.js/.test(request.url())) parts.push(request.url());
    });
    const bell = page.getByLabel(/^通知，\d+ 条新的$/);
    await bell.waitFor();
    // A pointer that passes by opens nothing.
    await bell.hover();
    await page.getByRole('banner').getByRole('link').first().hover();
    expect(parts).toEqual([]);
    await bell.focus();
    const read = page.waitForResponse((response) => response.url().endsWith('/my/notices/read'));
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: '最近的通知' });
    const told = list.getByRole('listitem').filter({ hasText: `铃铛响了 ${width}` });
    await told.getByText('新', { exact: true }).waitFor();
    await read;
    expect(parts).toHaveLength(1);
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(5);
    const box = await list.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Tab');
    expect(await told.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    const quiet = page.getByLabel('通知', { exact: true });
    await quiet.waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '全部通知' }).click();
    await page.waitForURL(/\/my\/\?tab=notices$/);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('a guest has no bell, and the desk has the same one', async () => {
  const guest = await openPage(site.browser);
  await guest.page.goto(`${site.origin}/product/`);
  await guest.page.getByRole('link', { name: '登录' }).first().waitFor();
  expect(await guest.page.getByLabel('通知', { exact: true }).isVisible()).toBe(false);
  await guest.close();
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/' });
  await page.getByRole('button', { name: /^通知/ }).click();
  const told = page.getByRole('dialog', { name: '最近的通知' });
  expect(await told.getByRole('link', { name: '全部通知' }).getAttribute('href')).toBe(
    `${site.origin}/my/?tab=notices`,
  );
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await close();
});
