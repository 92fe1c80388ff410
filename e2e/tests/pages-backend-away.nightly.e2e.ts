import type { Page } from 'playwright-core';
import { openPage } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { backendProcess } from '../src/desk/backend-memory';
import { useOwnSite } from '../src/own-site';
import { untilPage } from '../src/stories/until-page';
import { withoutBackend } from '../src/stories/without-backend';

const site = useOwnSite({ command: 'start' });

/** Words of each page without scripts and without a backend. */
const readable = [
  { path: '/community/homePage/', words: '多个店铺的订单怎么合成一张表？' },
  { path: '/community/question/6/', words: '白天的日报和客服的流程经常撞在一起。' },
  { path: '/comics/', words: '抄单记' },
  { path: '/comics/1/', words: '抄不完的单' },
  { path: '/comics/1/1/', words: '抄不完的单' },
  { path: '/rpa_awards/', words: '作品' },
  { path: '/rpa_awards/works/1/', words: '看全部作品' },
  { path: '/qa/', words: '定时运行' },
  { path: '/qa/schedule/', words: '写上失败时通知谁。' },
  { path: '/open_day/', words: '从零录制第一个流程' },
  { path: '/open_day/1/', words: '从零录制第一个流程' },
];
const note = /^暂时连不上服务。这里是北京时间\d+月\d+日周. \d\d:\d\d 的内容/;
const away = '服务正在重启，请稍后再试';

/** Writes of a visitor: prepared while the backend is away, refused, and done when it is back. */
interface Wish {
  path: string;
  /** Fills in what is needed. */
  fill: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** The place where the page says why not. */
  refused: (page: Page) => Promise<void>;
  /** Typed text stands. */
  typed?: (page: Page) => Promise<string>;
  done: (page: Page) => Promise<void>;
}

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();

const wishes: Record<string, Wish> = {
  'a seat at the open day': {
    path: '/open_day/',
    fill: async (page) => {
      await page.getByRole('button', { name: '预订 一号桌' }).click();
      await page.getByRole('dialog').getByLabel('怎么称呼').fill('王五');
      await page.getByRole('dialog').getByLabel('手机号').fill('13800001234');
    },
    send: (page) => page.getByRole('button', { name: '订下这个座位' }).click(),
    refused: (page) => alert(page, `没有办成：${away}。填的内容都在`),
    typed: (page) => page.getByRole('dialog').getByLabel('手机号').inputValue(),
    done: (page) => page.getByRole('dialog', { name: '订好了' }).waitFor(),
  },
  'a message to the company': {
    path: '/contactus/',
    fill: async (page) => {
      await page.getByText('其他', { exact: true }).click();
      await page.getByLabel('怎么称呼').fill('王五');
      await page.getByLabel('电话或邮箱').fill('wang@example.com');
      await page.getByLabel('想做什么，停在哪里').fill('断线时写的留言');
      await page.getByLabel('同意为这次留言联系我').check();
    },
    send: (page) => page.getByRole('button', { name: '发送留言' }).click(),
    refused: (page) => alert(page, `没有发出去：${away}。填的内容都在`),
    typed: (page) => page.getByLabel('想做什么，停在哪里').inputValue(),
    done: (page) => page.getByRole('button', { name: '发送留言' }).waitFor({ state: 'detached' }),
  },
  'a question': {
    path: '/community/homePage/',
    fill: async (page) => {
      await page.getByRole('combobox', { name: '话题' }).selectOption('sheet');
      await page.getByLabel('一句话说清楚').fill('断线时写的问题');
      await page.getByLabel('停在哪一步').fill('停在保存。');
    },
    send: (page) => page.getByRole('button', { name: '发布问题' }).click(),
    refused: (page) => alert(page, `没有发出去：${away}。文字已留在草稿里`),
    typed: (page) => page.getByLabel('一句话说清楚').inputValue(),
    done: (page) => page.getByRole('heading', { level: 1, name: '断线时写的问题' }).waitFor(),
  },
  'a like': {
    path: '/rpa_awards/works/1/',
    fill: () => Promise.resolve(),
    send: (page) =>
      page
        .getByRole('button', { name: /点赞，(?:现有 \d+ 个|还没有票)$|^没有点成，再试$/ })
        .last()
        .click(),
    refused: (page) => page.getByText(`没有点上赞：${away}`).waitFor(),
    done: (page) => page.getByRole('button', { name: /点赞，现有 \d+ 个$/, pressed: true, disabled: false }).waitFor(),
  },
};

it('the site is read while the backend is away, says since when it stands and why nothing can be sent, and goes on by itself', async () => {
  for (const { path, words } of readable)
    await untilPage(site.origin + path, ({ status, text }) => status === 200 && text.includes(words), 60_000);
  const member = await openAt(site.browser, `${site.origin}/privacy/`, { visitor: '王一' });
  const tabs = await Promise.all(readable.map(() => member.page.context().newPage()));
  const senders = new Map<string, Page>();
  for (const name of Object.keys(wishes)) senders.set(name, await member.page.context().newPage());
  const plain = await openPage(site.browser, { javaScriptEnabled: false });
  const kept = new Map<string, string>();

  await withoutBackend(
    () => backendProcess(site.dataDir),
    async () => {
      for (const [at, { path, words }] of readable.entries()) {
        await plain.page.goto(site.origin + path);
        expect([path, await plain.page.getByRole('main').textContent()]).toEqual([
          path,
          expect.stringContaining(words),
        ]);
        const tab = tabs[at];
        await tab?.goto(site.origin + path);
        await tab?.getByRole('status').filter({ hasText: note }).first().waitFor();
        expect([path, await tab?.getByRole('main').textContent()]).toEqual([path, expect.stringContaining(words)]);
      }
      for (const [name, wish] of Object.entries(wishes)) {
        const page = senders.get(name);
        if (!page) continue;
        await page.goto(site.origin + wish.path);
        await wish.fill(page);
        const typed = await wish.typed?.(page);
        await wish.send(page);
        await wish.refused(page);
        expect([name, await wish.typed?.(page)]).toEqual([name, typed]);
        kept.set(name, typed ?? '');
      }
    },
  );

  // The page comes without a reload.
  for (const tab of tabs) await tab.getByText('暂时连不上服务').waitFor({ state: 'detached', timeout: 60_000 });
  for (const [name, wish] of Object.entries(wishes)) {
    const page = senders.get(name);
    if (!page) continue;
    if (wish.typed) expect([name, await wish.typed(page)]).toEqual([name, kept.get(name)]);
    await wish.send(page);
    await wish.done(page);
  }
  await plain.close();
  await member.close();
}, 300_000);
