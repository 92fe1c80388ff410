import type { Page } from 'playwright-core';
import { openPage } from '@shared/testing/browser';
import { type Visitor, accessToken, openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';

const site = useOwnSite({ command: 'start' });
const CHINA = 8 * 60 * 60_000;

async function openDesk(view: string, { width = 1280 } = {}) {
  const opened = await openPage(site.browser, { viewport: { width, height: 900 } });
  const value = await accessToken(site.origin, '云梭官方');
  await opened.page.context().addCookies([{ name: 'token', value, url: site.origin }]);
  await opened.page.goto(`${site.origin}/desk/#/${view}`);
  return opened;
}

interface Seats {
  event: { id: number; title: string; startsAt: string };
  tables: { id: number; name: string; startsAt: string }[];
}

const seats = async () =>
  (await callAs(site.origin, '周敏', '/api/noauth/v1/sns/forum/table/query-appointment-count')).data as Seats;

async function book(visitor: Visitor, table: string): Promise<{ code: string }> {
  const tableId = (await seats()).tables.find(({ name }) => name === table)?.id;
  const form = { tableId, name: visitor, phone: '13800001234' };
  return (await callAs(site.origin, visitor, '/api/v1/sns/forum/table/submit-appointment', form)).data as {
    code: string;
  };
}

/** As the input of a browser has it: by a clock in China. */
const inputTime = (instant: number) => new Date(instant + CHINA).toISOString().slice(0, 16);

const check = async (page: Page, code: string, text: string) => {
  await page.getByLabel('签到码').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(text).waitFor();
};

it('an editor moves an open day, sees first who is told what, and the ticket on the site shows the new time', async () => {
  await book('周敏', '三号桌');
  const before = await seats();
  const desk = await openDesk(`open-days/${before.event.id}`);
  const { page } = desk;
  const starts = Date.parse(before.event.startsAt) + 24 * 60 * 60_000;
  await page.getByLabel('开始（北京时间）').fill(inputTime(starts));
  await page.getByRole('button', { name: '保存' }).click();
  const dialog = page.getByRole('dialog', { name: '这次改动会通知 1 位已预约的访客' });
  await dialog.getByText('周敏（三号桌）').waitFor();
  await dialog.getByText('时间改了，三号桌现在是').waitFor();
  expect((await seats()).event.startsAt).toBe(before.event.startsAt);
  await dialog.getByRole('button', { name: '保存并通知' }).click();
  await page.getByText('已保存').first().waitFor();
  const after = await seats();
  expect(Date.parse(after.event.startsAt)).toBe(starts);
  const day = `${new Date(starts + CHINA).getUTCMonth() + 1}月${new Date(starts + CHINA).getUTCDate()}日`;
  const visitor = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '周敏' });
  await visitor.page
    .getByRole('heading', { name: /^三号桌/ })
    .last()
    .waitFor();
  await visitor.page
    .getByText(new RegExp(`^${day}周.*，杭州`))
    .first()
    .waitFor();
  await Promise.all([desk.close(), visitor.close()]);
});

it('a sentence stands at the field that is wrong', async () => {
  const { event } = await seats();
  const { page, close } = await openDesk(`open-days/${event.id}`);
  const ends = page.getByLabel('结束（北京时间）');
  await ends.fill(inputTime(Date.parse(event.startsAt) - 60_000));
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('结束要晚于开始').first().waitFor();
  expect(await ends.getAttribute('aria-invalid')).toBe('true');
  await close();
});

it('a visitor’s code is checked in at the door with a phone, once, and taken back', async () => {
  const { code } = await book('陈可', '一号桌');
  const visitor = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '陈可' });
  await visitor.page.getByText(`${code.slice(0, 4)} ${code.slice(4)}`).waitFor();
  await visitor.page.getByRole('img', { name: '签到码的二维码' }).waitFor();
  const { page, close } = await openDesk('door', { width: 390 });
  await page.getByLabel('哪个开放日').waitFor();
  await check(page, `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(), '签到成功');
  await page.getByRole('status').getByText('陈可').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await check(page, code, '已经签过到');
  await page.getByRole('button', { name: '撤销签到' }).click();
  await page.getByRole('status').getByText('签到已撤销').waitFor();
  await check(page, code, '签到成功');
  await check(page, 'ZZZZZZZZ', '没有这个签到码');
  await Promise.all([close(), visitor.close()]);
});

it('an operator filters who booked, and takes a seat back with a reason that the visitor reads', async () => {
  await book('李想', '二号桌');
  const { page, close } = await openDesk('bookings');
  const row = page.getByRole('row').filter({ hasText: '李想' });
  await row.waitFor();
  await page.getByPlaceholder('搜索').fill('陈可');
  await row.waitFor({ state: 'detached' });
  await page.getByPlaceholder('搜索').fill('李想');
  await page.getByRole('button', { name: '取消 李想 · 二号桌 的预约' }).click();
  const dialog = page.getByRole('dialog', { name: '取消 李想 · 二号桌 的预约' });
  await dialog.getByLabel('原因（访客会看到）').fill('场地坏了');
  await dialog.getByRole('button', { name: '取消预约并通知' }).click();
  await row.getByText('已取消').waitFor();
  await close();
});

it('a signed-in visitor sees in the header that something is new, reads it, and it is new no more; a guest asks for nothing', async () => {
  const { data } = await callAs(site.origin, '周敏', '/api/ext/v1/questions/create', {
    ...{ topic: 'start', title: '怎么定时？', content: '每天早上' },
  });
  const { id } = data as { id: number };
  await callAs(site.origin, '王一', '/api/v1/sns/forum/answer/create', {
    questionId: id,
    content: '试试定时运行',
  });
  const asked: string[] = [];
  const guest = await openPage(site.browser);
  guest.page.on('request', (request) => asked.push(request.url()));
  await guest.page.goto(`${site.origin}/my/`);
  await guest.page.getByText('登录后看自己的东西').waitFor();
  expect(asked.filter((url) => url.includes('/notices'))).toEqual([]);
  await guest.close();

  const { page, close } = await openAt(site.browser, `${site.origin}/pricing/`, { visitor: '周敏' });
  const mark = page.getByLabel(/^通知，\d+ 条新的$/);
  await mark.waitFor();
  await page.goto(`${site.origin}/my/?tab=notices`);
  const list = page.getByRole('list', { name: '我的通知' });
  const entry = list.getByRole('listitem').filter({ hasText: '您的问题“怎么定时？”有了新回答' });
  const read = page.waitForResponse((response) => response.url().endsWith('/my/notices/read'));
  await entry.getByText('新', { exact: true }).waitFor();
  await read;
  await page.reload();
  await entry.waitFor();
  await entry.getByText('新', { exact: true }).waitFor({ state: 'detached' });
  await page.getByLabel('我的', { exact: true }).first().waitFor();
  expect(await mark.count()).toBe(0);
  await entry.getByRole('link').click();
  await page.waitForURL(/question=\d+&answer=\d+/);
  await close();
});

it('an operator is told that mail waits while there is no server to send it by', async () => {
  const { page, close } = await openDesk('mails');
  await page.getByText('还没有配置发信服务器').waitFor();
  await close();
});
