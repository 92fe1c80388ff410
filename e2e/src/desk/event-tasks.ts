import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { type Visitor, openAt } from '@shared/testing/visitors';
import type { OwnSite } from '../own-site';
import { callsAs } from '../stories/call-as';
import { follow, signInToDesk } from '../stories/desk';
import { choose, press, type, typeTime } from '../stories/keys';

const CHINA = 8 * 60 * 60_000;
const DAY = 24 * 60 * 60_000;

interface Seats {
  event: { id: number; title: string; startsAt: string };
  tables: { id: number; name: string; startsAt: string }[];
}

/** A time as the input of a browser has it, by a clock in China. */
const inputTime = (instant: number) => new Date(instant + CHINA).toISOString().slice(0, 16);

/** Types a code at the door and waits for what is said. */
async function check(page: Page, code: string, text: string): Promise<void> {
  await type(page.getByLabel('签到码'), code);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(text).waitFor();
}

/** Open days, who comes, and mail. */
export function eventTasks(site: OwnSite): void {
  const call = callsAs(site);
  const open = (path: string, width = 1280) => signInToDesk(site.browser, { origin: site.origin, path, width });
  const seats = async () =>
    (await call('周敏', '/api/noauth/v1/sns/forum/table/query-appointment-count')).data as Seats;
  const book = async (visitor: Visitor, table: string): Promise<{ code: string }> => {
    const tableId = (await seats()).tables.find(({ name }) => name === table)?.id;
    const form = { tableId, name: visitor, phone: '13800001234' };
    return (await call(visitor, '/api/v1/sns/forum/table/submit-appointment', form)).data as {
      code: string;
    };
  };

  it('an editor moves an open day, sees first who is told what, and the ticket on the site shows the new time', async () => {
    await book('周敏', '三号桌');
    const before = await seats();
    const { page, close } = await open(`/open-days/${before.event.id}`);
    const starts = Date.parse(before.event.startsAt) + DAY;
    await typeTime(page.getByLabel('开始（北京时间）'), inputTime(starts));
    await press(page.getByRole('button', { name: '保存' }));
    const dialog = page.getByRole('dialog', { name: /^这次改动会通知 \d+ 位已预约的访客$/ });
    const told = dialog.getByRole('listitem').filter({ hasText: '周敏（三号桌）' });
    await told.getByText('时间改了，三号桌现在是').waitFor();
    expect((await seats()).event.startsAt).toBe(before.event.startsAt);
    await press(dialog.getByRole('button', { name: '保存并通知' }));
    await page.getByText('已保存').first().waitFor();
    const after = await seats();
    expect(Date.parse(after.event.startsAt)).toBe(starts);
    const day = `${new Date(starts + CHINA).getUTCMonth() + 1}月${new Date(starts + CHINA).getUTCDate()}日`;
    const visitor = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '周敏' });
    await visitor.page
      .getByRole('heading', { name: /^三号桌/ })
      .last()
      .waitFor();
    const when = visitor.page.getByText(new RegExp(`^${day}周.*杭州`));
    await when.first().waitFor();
    await visitor.page.goto(`${site.origin}/my/?tab=notices`);
    await visitor.page.getByRole('list', { name: '我的通知' }).getByText('时间改了').first().waitFor();
    await Promise.all([close(), visitor.close()]);
  });

  it('a visitor’s code is checked in at the door with a phone, once, and taken back', async () => {
    const { code } = await book('陈可', '一号桌');
    const visitor = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '陈可' });
    await visitor.page.getByText(`${code.slice(0, 4)} ${code.slice(4)}`).waitFor();
    await visitor.page.getByRole('img', { name: '签到码的二维码' }).waitFor();
    const { page, close } = await open('/door', 390);
    await page.getByLabel('哪个开放日').waitFor();
    await check(page, `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(), '签到成功');
    await page.getByRole('status').getByText('陈可').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await check(page, code, '已经签过到');
    await press(page.getByRole('button', { name: '撤销签到' }));
    await page.getByRole('status').getByText('签到已撤销').waitFor();
    await check(page, code, '签到成功');
    await check(page, 'ZZZZZZZZ', '没有这个签到码');
    await Promise.all([close(), visitor.close()]);
  });

  it('an operator filters who booked, saves them as a table, and takes a seat back with a reason', async () => {
    await book('李想', '二号桌');
    const { page, close } = await open('/bookings');
    const row = page.getByRole('row').filter({ hasText: '李想' });
    await row.waitFor();
    await type(page.getByPlaceholder('搜索'), '没有这个人');
    await row.waitFor({ state: 'detached' });
    await type(page.getByPlaceholder('搜索'), '李想');
    await row.waitFor();
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: '导出 CSV' })),
    ]);
    expect(table.suggestedFilename()).toMatch(/^预约-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await table.path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('李想');
    await press(page.getByRole('button', { name: '取消预约 李想 · 二号桌' }));
    const dialog = page.getByRole('dialog', { name: '取消 李想 · 二号桌 的预约' });
    await type(dialog.getByLabel('原因（访客会看到）'), '场地坏了');
    await press(dialog.getByRole('button', { name: '取消预约并通知' }));
    await row.getByText('已取消').waitFor();
    await close();
  });

  it('an editor makes an open day with a table, its times typed in the browser’s own field, and visitors can book it', async () => {
    const { event } = await seats();
    const starts = Date.parse(event.startsAt) - DAY;
    const { page, close } = await open('/open-days/create');
    await type(page.getByLabel('名称'), '冬季开放日');
    await type(page.getByLabel('地点'), '杭州');
    await typeTime(page.getByLabel('开始（北京时间）'), inputTime(starts));
    await typeTime(page.getByLabel('结束（北京时间）'), inputTime(starts - 60_000));
    await typeTime(page.getByLabel('预约截止（北京时间）'), inputTime(starts - 60_000));
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByText('结束要晚于开始').first().waitFor();
    expect(await page.getByLabel('结束（北京时间）').getAttribute('aria-invalid')).toBe('true');
    await typeTime(page.getByLabel('结束（北京时间）'), inputTime(starts + 3 * 60 * 60_000));
    await press(page.getByRole('button', { name: '保存' }));
    await follow(page.getByRole('link', { name: '打开 冬季开放日' }), /冬季开放日/);
    await follow(page.getByRole('link', { name: '加一张桌' }), '新建桌');
    await type(page.getByLabel('桌名'), '九号桌');
    await type(page.getByLabel('主题'), '夜班报表');
    await type(page.getByLabel('座位'), '4');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByRole('cell', { name: '九号桌', exact: true }).waitFor();
    await follow(page.getByRole('menuitem', { name: '开放日', exact: true }), '开放日');
    await follow(page.getByRole('link', { name: '打开 冬季开放日' }), /冬季开放日/);
    await choose(page.getByRole('combobox', { name: '状态' }), '已发布');
    await press(page.getByRole('button', { name: '保存' }));
    await page.getByText('已保存').first().waitFor();
    // The next open day is this one now.
    expect((await seats()).tables.map(({ name }) => name)).toEqual(['九号桌']);
    expect(Date.parse((await seats()).event.startsAt)).toBe(starts);
    await close();
  });

  it('an operator is told that mail waits, keeps one from being sent, and puts it back', async () => {
    const body = { name: '王小明', contact: 'wang@example.com', topic: 'trial', message: '想试用', consent: true };
    const { id } = (await call('王一', '/api/v1/custom/assist', body)).data as { id: number };
    const answer = { id, version: 1, subject: '关于试用', text: '已经开通。' };
    await call('云梭官方', '/api/ext/v1/desk/messages/answer', answer);
    const { page, close } = await open('/mails');
    await page.getByText('还没有配置发信服务器').waitFor();
    await press(page.getByRole('button', { name: '取消 关于试用' }));
    await press(page.getByRole('dialog', { name: '不发这封邮件' }).getByRole('button', { name: '不发了' }));
    await page.getByRole('row').filter({ hasText: '关于试用' }).getByText('已取消').waitFor();
    await press(page.getByRole('button', { name: '再发 关于试用' }));
    await press(page.getByRole('dialog', { name: '再发这封邮件' }).getByRole('button', { name: '再发' }));
    await page.getByRole('row').filter({ hasText: '关于试用' }).getByText('等待发送').waitFor();
    await close();
  });
}
