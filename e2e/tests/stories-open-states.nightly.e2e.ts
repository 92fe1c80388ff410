import type { BrowserContextOptions, Page } from 'playwright-core';
import { type WatchedPage, openPage, untilLive } from '@shared/browser';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { untilPage } from '../src/stories/until-page';
import { devices } from '../src/stories/devices';
import { type Visitor, openAt } from '@shared/testing/visitors';

const site = useOwnSite({ command: 'start' });

/** Somebody of its own for each width, since one visitor books one table. */
const screens: { width: number; visitor: Visitor }[] = [
  { width: 1440, visitor: '周敏' },
  { width: 360, visitor: '王一' },
];

describe.each(screens)('at $width px, axe finds nothing against WCAG 2.2 AA', ({ width, visitor }) => {
  const options: BrowserContextOptions = { reducedMotion: 'reduce', viewport: { width, height: 800 } };
  const open = (path: string, as?: Visitor): Promise<WatchedPage> =>
    openAt(site.browser, site.origin + path, { ...options, ...(as && { visitor: as }) });
  /** Violations in what is open; the page around it is looked at on every route. */
  const clean = async (page: Page, state: string, part = 'dialog[open]') =>
    expect([state, await violationsIn(page, part)]).toEqual([state, []]);

  it('in the reader: every way to read, the keys, the question before a chapter goes', async () => {
    const { page, close } = await open(width > 768 ? '/comics/?chapter=1' : '/mobile/comics/?chapter=1', '云梭官方');
    const reader = page.getByRole('dialog');
    await reader.getByRole('img').first().waitFor();
    for (const mode of width > 768 ? ['单格', '整页', '长条'] : ['单格', '长条']) {
      await reader.getByRole('button', { name: mode }).click();
      await reader.getByRole('button', { name: mode, pressed: true }).waitFor();
      await clean(page, mode);
    }
    await page.keyboard.press('?');
    await reader.getByRole('region', { name: '按键' }).waitFor();
    await clean(page, 'keys');
    await page.keyboard.press('Escape');
    await reader.getByRole('button', { name: '删除这一话' }).click();
    await reader.getByRole('group', { name: '删除这一话？' }).waitFor();
    await clean(page, 'delete a chapter');
    await close();
  });

  it.each([
    ['a work', '/rpa_awards/works/1/', '发票三单匹配'],
    ['an open day', '/open_day/1/', '这一期的桌'],
    ['a help article', '/qa/schedule/', '定时运行'],
  ])('on the page of %s', async (state, path, heading) => {
    await untilPage(site.origin + path, ({ status }) => status === 200, 60_000);
    const { page, close } = await open(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await clean(page, state, 'main');
    await close();
  });

  it('over a work: the login prompt', async () => {
    const { page, close } = await open('/rpa_awards/');
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await page.getByRole('link', { name: '看全部作品' }).waitFor();
    await page.getByRole('button', { name: /点赞，/ }).click();
    await page.getByRole('dialog', { name: '请先登录' }).waitFor();
    await clean(page, 'login prompt');
    await close();
  });

  it('at the open day: the menu of who is signed in, a booking with its errors, its confirmation, the question before it goes', async () => {
    const { page, close } = await open('/open_day/', visitor);
    await page.getByLabel('我的', { exact: true }).click();
    await page.getByRole('link', { name: /^我的预订/ }).waitFor();
    await clean(page, 'user menu', 'header');
    await page.getByRole('button', { name: '预订 三号桌' }).click();
    const dialog = page.getByRole('dialog', { name: /^预订三号桌 / });
    await dialog.waitFor();
    await clean(page, 'booking');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    // The name is known of who is signed in.
    await dialog.getByText('填一个手机号，或带区号的座机。').waitFor();
    await clean(page, 'booking with errors');
    await dialog.getByLabel('怎么称呼').fill('王五');
    await dialog.getByLabel('手机号').fill('13800001234');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    const confirmation = page.getByRole('dialog', { name: '订好了' });
    await confirmation.waitFor();
    await clean(page, 'confirmation');
    await confirmation.getByRole('button', { name: '取消预订' }).click();
    await confirmation.getByRole('group', { name: '取消预订？' }).waitFor();
    await clean(page, 'cancel a booking');
    await close();
  });

  it('in the forms that say what is wrong, in a certificate that was found, and before an answer goes', async () => {
    const { page, close } = await open('/contactus/', visitor);
    await page.getByRole('button', { name: '发送留言' }).click();
    await page.getByText('填电话或邮箱，不然没法回你。').waitFor();
    await clean(page, 'message', 'main');
    await page.goto(`${site.origin}/certificate/`);
    await untilLive(page);
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('至少传一个能看出步骤的文件。').waitFor();
    await clean(page, 'application', 'main');
    await page.getByLabel('证书编号').fill('RPA-2026-000001');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('李＊').waitFor();
    await clean(page, 'certificate', 'main');
    await page.goto(`${site.origin}/community/question/6/`);
    await untilLive(page);
    await page.getByRole('button', { name: '发布回答' }).click();
    await page.getByText('写一点再发布，说清你试过什么。').waitFor();
    // Targets under the fixed header by chance are no smaller for it.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await clean(page, 'answer', 'main');
    const answer = '先给其中一个排到夜里。';
    await page.getByLabel('写回答').fill(answer);
    await page.getByRole('button', { name: '发布回答' }).click();
    // Who asked the question has the same button there.
    await page.getByRole('article').filter({ hasText: answer }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('group', { name: '删除这条回答？' }).waitFor();
    await clean(page, 'delete an answer', 'main');
    await close();
  });

  it('where a download asks for the processor', async () => {
    const { page, close } = await openPage(site.browser, { ...devices.mac.options, ...options });
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { get: () => name });
    }, devices.mac.platform);
    await page.goto(`${site.origin}/client-download/`);
    await untilLive(page);
    // A window as narrow as a phone is taken for one: it offers every system alike.
    await page.getByRole('link', { name: width > 480 ? /^下载 macOS 版/ : /^macOS$/ }).click();
    await page.getByRole('dialog', { name: '你的 Mac 是哪种芯片？' }).waitFor();
    await clean(page, 'processor');
    await close();
  });
});
