import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { accessToken, openAt, type Visitor } from '@shared/testing/visitors';
import { untilAnswerForm } from '../src/stories/answer-form';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callAs } from '../src/stories/call-as';
import { devices } from '../src/stories/devices';

const site = useOwnSite({ command: 'start' });
const question = '/community/question/6/';

const menuOf = (page: Page) => page.getByLabel('我的', { exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录', exact: true });

/** On the sign-in page, and back. */
async function choose(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('button', { name: visitor }).click();
  await page.getByRole('status').filter({ hasText: '登录成功' }).waitFor();
}

async function leave(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('status').filter({ hasText: '已退出登录' }).waitFor();
}

describe.each([
  { screen: 'a desktop', options: {} },
  { screen: 'a phone', options: devices.android.options },
])('the login link on $screen', ({ options }) => {
  it('leads without JavaScript to the login, which would lead back to the page', async () => {
    const { page, close } = await openPage(site.browser, { ...options, javaScriptEnabled: false });
    await page.goto(`${site.origin}/open_day/`);
    await loginLink(page).click();
    await page.getByRole('heading', { name: '选择一位示例访客' }).waitFor();
    expect(await page.getByRole('link', { name: '不登录，返回' }).getAttribute('href')).toBe('/open_day/');
    await close();
  });

  it('brings who logs in back to the same place', async () => {
    const { page, complaints, close } = await openAt(
      site.browser,
      `${site.origin}/rpa_awards/?season=2026&sort=likes`,
      options,
    );
    await page.evaluate(() => {
      scrollTo({ top: 500, behavior: 'instant' });
    });
    // A locator's click would first scroll to what is in the sticky bar.
    const { x, y } = (await loginLink(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await choose(page, '李想');
    expect(page.url()).toBe(`${site.origin}/rpa_awards/?season=2026&sort=likes`);
    await page.waitForFunction(() => Math.abs(scrollY - 500) < 40);
    await menuOf(page).waitFor();
    expect(await loginLink(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps a press that comes before its scripts', async () => {
    const { page, close } = await openPage(site.browser, options);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/host/host.*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/product/`);
    await loginLink(page).click();
    await page.locator('a[data-login][aria-busy="true"]').first().waitFor();
    letGo();
    await page.waitForURL(/sign-in\?.*state=\w/);
    await choose(page, '周敏');
    expect(page.url()).toBe(`${site.origin}/product/`);
    await close();
  });

  it('is never seen by who is signed in, and nothing moves when the scripts come', async () => {
    const { page, close } = await openPage(site.browser, options);
    const value = await accessToken(site.origin, '李想');
    await page.context().addCookies([{ name: 'token', value, url: site.origin }]);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/host/host.*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/product/`, { waitUntil: 'domcontentloaded' });
    await menuOf(page).waitFor();
    expect(await loginLink(page).count()).toBe(0);
    const before = await menuOf(page).boundingBox();
    await menuOf(page).click();
    expect(await page.getByRole('link', { name: '我的主页' }).getAttribute('href')).toBe('/my/');
    letGo();
    await untilLive(page);
    await page.getByRole('banner').getByText('李想').waitFor();
    expect(await menuOf(page).boundingBox()).toEqual(before);
    await close();
  });
});

it('the sheet of the mobile menu leads guests to the login, and the others to their own page', async () => {
  const { page, close } = await openAt(site.browser, `${site.origin}/buy/`, devices.iphone.options);
  const sheet = page.getByRole('navigation', { name: '菜单' });
  await page.getByRole('banner').getByLabel('菜单').first().click();
  expect(await sheet.getByRole('link', { name: '我的' }).count()).toBe(0);
  await sheet.getByRole('link', { name: '登录' }).click();
  await choose(page, '周敏');
  await page.getByRole('banner').getByLabel('菜单').first().click();
  expect(await sheet.getByRole('link', { name: '登录' }).count()).toBe(0);
  await sheet.getByRole('link', { name: '我的' }).click();
  await page.locator('main[data-page="my"][data-state="live"]').waitFor();
  await page.getByRole('heading', { name: '提问' }).waitFor();
  await close();
});

describe('two tabs of one browser', () => {
  it.each([
    { path: '/open_day/', guest: '登录后看自己的预订', own: '还没有预订' },
    { path: question, guest: '', own: '' },
  ])('at $path: a login and a log-out in one are seen in the other at once', async ({ path, guest, own }) => {
    const { page, complaints, close } = await openAt(site.browser, site.origin + path);
    if (guest) await page.getByText(guest).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/product/`);
    await untilLive(other);
    await loginLink(other).click();
    await choose(other, '陈可');
    // The first tab has never had the focus again.
    await menuOf(page).waitFor({ timeout: 2000 });
    if (own) await page.getByText(own).waitFor({ timeout: 2000 });
    await leave(other);
    await loginLink(page).waitFor({ timeout: 2000 });
    if (guest) await page.getByText(guest).waitFor({ timeout: 2000 });
    expect(complaints).toEqual([]);
    await close();
  });
});

it('a login that has ended meets nobody with a prompt on any page: it is forgotten, and the page is a guest’s', async () => {
  const { page, close } = await openPage(site.browser);
  for (const path of ['/open_day/', question, '/certificate/', '/comics/', '/rpa_awards/', '/my/']) {
    await page.context().addCookies([{ name: 'token', value: 'ended-long-ago-and-forgotten', url: site.origin }]);
    await page.goto(site.origin + path);
    await untilLive(page);
    await loginLink(page).waitFor();
    expect([path, await page.context().cookies()]).toEqual([path, []]);
    expect([path, await page.getByRole('dialog').count(), await page.getByRole('alert').count()]).toEqual([path, 0, 0]);
  }
  await close();
});

describe('the page 我的', () => {
  it('lists what is mine, each part at an address of its own, and axe finds nothing in it', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/my/`, { visitor: '李想' });
    const parts = ['提问', '回答', '预订', '作品', '申请', '证书', '点赞', '登录设备', '账号'];
    const nav = page.getByRole('main').getByRole('navigation', { name: '我的' });
    for (const part of parts) {
      await nav.getByRole('link', { name: part }).click();
      await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor();
      // The part has two lists.
      await page.waitForFunction(() => document.querySelector('main [aria-label="正在载入"]') === null);
      expect([part, await violationsIn(page, 'main')]).toEqual([part, []]);
    }
    expect(page.url()).toBe(`${site.origin}/my/?tab=account`);
    await page.getByRole('heading', { name: '李想（示例）' }).waitFor();
    await page.goBack();
    await page.getByRole('listitem').filter({ hasText: '这台设备' }).waitFor();
    await page.goto(`${site.origin}/my/?tab=questions`);
    await page.getByRole('link', { name: '录制好的流程第二天就找不到按钮了，怎么办？' }).click();
    await page.waitForURL(/question\/\d+\/$/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('cancels a booking', async () => {
    const seats = '/api/noauth/v1/sns/forum/table/query-appointment-count';
    const { data } = (await (await fetch(site.origin + seats)).json()) as {
      data: { tables: { id: number; name: string }[] };
    };
    const table = data.tables.find(({ name }) => name === '三号桌');
    const person = { name: '周敏', phone: '13800009999', company: '', note: '' };
    const booking = { tableId: table?.id, ...person };
    expect((await callAs(site.origin, '周敏', '/api/v1/sns/forum/table/submit-appointment', booking)).code).toBe(200);
    const { page, close } = await openAt(site.browser, `${site.origin}/my/?tab=bookings`, { visitor: '周敏' });
    await page.getByRole('listitem').filter({ hasText: '三号桌' }).getByText('订好了').waitFor();
    await page.getByRole('button', { name: '取消预订' }).click();
    await page.getByRole('group', { name: '取消预订？' }).getByRole('button', { name: '取消预订' }).click();
    await page.getByRole('listitem').filter({ hasText: '三号桌' }).getByText('已取消').waitFor();
    expect(await page.getByRole('button', { name: '取消预订' }).count()).toBe(0);
    await close();
  });

  it('ends another device, which is a guest’s from its next call on, and then all the others', async () => {
    const phone = await openAt(site.browser, `${site.origin}/product/`, devices.iphone.options);
    await loginLink(phone.page).click();
    await choose(phone.page, '王一');
    const { page, close } = await openAt(site.browser, `${site.origin}/product/`, devices.windows.options);
    await loginLink(page).click();
    await choose(page, '王一');
    await callAs(site.origin, '王一', '/api/ext/v1/my/sessions');
    await page.goto(`${site.origin}/my/?tab=sessions`);
    const entries = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
    const own = entries.filter({ hasText: '这台设备' });
    expect(await own.getByRole('heading').innerText()).toContain('Windows');
    const iphone = entries.filter({ hasText: 'iPhone' }).or(entries.filter({ hasText: 'iOS' }));
    await iphone.getByRole('button', { name: '退出这台' }).click();
    await iphone.waitFor({ state: 'detached' });
    await phone.page.goto(`${site.origin}/my/`);
    await phone.page.getByText('登录后看自己的东西').waitFor();
    expect(await phone.page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: '退出其他所有设备' }).click();
    await page.getByRole('button', { name: '全部退出' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /已退出 \d+ 台设备/ })
      .waitFor();
    await entries.nth(1).waitFor({ state: 'detached' });
    expect(await own.count()).toBe(1);
    await Promise.all([close(), phone.close()]);
  });
});

it('two people at one browser never see each other’s drafts, and a guest’s goes to who signs in', async () => {
  const { page, close } = await openAt(site.browser, site.origin + question);
  const words = page.getByLabel('写回答');
  const title = page.getByLabel('一句话说清楚');
  const asking = `${site.origin}/community/homePage`;
  await untilAnswerForm(page);
  await words.fill('还没登录就写的');
  await loginLink(page).click();
  await choose(page, '陈可');
  await untilAnswerForm(page, '还没登录就写的');
  await words.fill('陈可写的');
  await page.goto(asking);
  await untilLive(page);
  await title.fill('陈可想问的');
  await leave(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('form input[name="title"]')?.value === '');

  await page.goto(site.origin + question);
  await untilAnswerForm(page);
  expect(await words.inputValue()).toBe('');
  await page.getByRole('button', { name: /^点赞/ }).or(words).first().waitFor();
  await loginLink(page).click();
  await choose(page, '王一');
  await untilAnswerForm(page);
  expect(await words.inputValue()).toBe('');
  await words.fill('王一写的');
  await leave(page);
  await loginLink(page).click();
  await choose(page, '陈可');
  await untilAnswerForm(page, '陈可写的');
  await page.goto(asking);
  await untilLive(page);
  expect(await title.inputValue()).toBe('陈可想问的');
  await close();
});
