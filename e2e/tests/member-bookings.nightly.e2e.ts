import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { untilLive } from '@shared/browser';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { type Visitor, logInFromPrompt, openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { fillBooking } from '../src/stories/booking';
import { callsAs } from '../src/stories/call-as';
import { untilComposed, untilPage } from '../src/stories/until-page';

const programs = postgresPrograms();
const engines = programs === null ? ['PGlite'] : ['PGlite', 'PostgreSQL'];
if (programs === null) {
  process.stdout.write('NOT RUN: bookings on PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  it.todo('on PostgreSQL: not run, since it is not installed');
}

interface Seats {
  tables: { id: number; name: string; capacity: number; booked: number; waiting: number }[];
}

describe.each(engines)('a seat that changes hands, on %s', (engine) => {
  let server: PostgresServer | undefined;
  const site = useOwnSite({
    command: 'start',
    environment: async () => {
      if (engine === 'PGlite' || programs === null) return {};
      server = await PostgresServer.start(programs);
      return { DATABASE_URL: await server.createDatabase('community'), SAMPLE_DATA: 'on', SIGN_IN: 'on' };
    },
  });
  afterAll(() => server?.stop());
  const call = callsAs(site);

  const seats = async () => {
    const answer = await fetch(`${site.origin}/api/noauth/v1/sns/forum/table/query-appointment-count`);
    return ((await answer.json()) as { data: Seats }).data.tables;
  };
  const table = async (name: string) => {
    const found = (await seats()).find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const book = async (visitor: Visitor, name: string) => {
    const body = { tableId: (await table(name)).id, name: visitor, phone: '13800009999' };
    const { code, data } = await call(visitor, '/api/v1/sns/forum/table/submit-appointment', body);
    expect(code).toBe(200);
    return data as { id: number };
  };
  const row = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} ·` });
  const calendar = async (page: Page, button: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).first().click();
    return readFile(await (await saved).path(), 'utf8');
  };

  it('waits for a full table from the login on, gets its seat in order, changes tables, and takes it out of the calendar', async () => {
    await untilComposed(site.origin);
    // The fifth table has two seats; the sixth is full.
    const full = await table('五号桌');
    expect(full.capacity - full.booked).toBe(2);
    const [held] = [await book('李想', '五号桌'), await book('陈可', '五号桌')];

    await untilPage(`${site.origin}/open_day/`, ({ text }) => text.split('>已满<').length > 3);
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`, { reducedMotion: 'reduce' });
    const dialog = await fillBooking(page, '五号桌', '候补');
    await dialog.getByText('前面没有人').waitFor();
    expect(await violationsIn(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: '排候补' }).click();
    await logInFromPrompt(page, '周敏');
    // Open again, with what was typed.
    expect(await dialog.getByLabel('手机号').inputValue()).toBe('13800001234');
    await dialog.getByRole('button', { name: '排候补' }).click();
    const queued = page.getByRole('dialog', { name: '排上了' });
    await queued.getByText('候补中').waitFor();
    expect(await violationsIn(page, 'dialog[open]')).toEqual([]);
    await queued.getByRole('button', { name: '关闭' }).click();
    await row(page, '五号桌').getByText('候补第 1 位').waitFor();
    expect((await table('五号桌')).waiting).toBe(1);

    // Waiting, one may have a seat elsewhere.
    const elsewhere = await fillBooking(page, '一号桌');
    await elsewhere.getByRole('button', { name: '订下这个座位' }).click();
    await page.getByRole('dialog', { name: '订好了' }).getByRole('button', { name: '关闭' }).click();
    await row(page, '一号桌').getByText('你订了这张').waitFor();

    await site.restart();
    expect((await call('李想', '/api/ext/v1/my/bookings/cancel', { bookingId: held.id })).code).toBe(200);
    await page.goto(`${site.origin}/open_day/`);
    await untilLive(page);
    await row(page, '五号桌').getByText('你订了这张').waitFor();
    expect(await page.getByText('候补第').count()).toBe(0);
    expect(await calendar(page, '更新到日历')).toMatch(/SEQUENCE:1\r\n[^]*五号桌/);
    await page.goto(`${site.origin}/my/?tab=notices`);
    await page.getByText('五号桌空出了座位，按候补的先后订给了你，一号桌的座位已经让出').first().waitFor();

    // A change of table of one's own.
    await page.goto(`${site.origin}/open_day/`);
    await untilLive(page);
    await page.getByRole('button', { name: '换到这张 三号桌' }).click();
    const move = page.getByRole('dialog', { name: /^换到三号桌 / });
    await move.getByText('原来的座位才让出').waitFor();
    expect(await violationsIn(page, 'dialog[open]')).toEqual([]);
    await move.getByRole('button', { name: '换到三号桌' }).click();
    const moved = page.getByRole('dialog', { name: '换好了' });
    await moved.getByRole('button', { name: '关闭' }).click();
    await row(page, '三号桌').getByText('你订了这张').waitFor();
    expect((await table('五号桌')).booked).toBe(full.booked + 1);

    // A full table again, by who has a seat: asked nothing twice.
    await book('李想', '五号桌');
    await page.reload();
    await untilLive(page);
    await page.getByRole('button', { name: '候补 五号桌' }).click();
    const again = page.getByRole('dialog', { name: /^候补五号桌 / });
    expect(await again.getByRole('textbox').count()).toBe(0);
    await again.getByRole('button', { name: '排候补' }).click();
    await queued.getByText('候补中').waitFor();
    await queued.getByRole('button', { name: '取消候补' }).click();
    await queued.waitFor({ state: 'detached' });
    expect((await table('五号桌')).waiting).toBe(0);

    await page.getByRole('button', { name: '取消预订' }).click();
    await page.getByRole('group', { name: '取消预订？' }).getByRole('button', { name: '取消预订' }).click();
    await page.getByText('还没有预订').waitFor();
    await page.goto(`${site.origin}/my/?tab=bookings`);
    await page.getByText('已取消').first().waitFor();
    expect(await calendar(page, '从日历里去掉')).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/);
    await close();
  });

  it('keeps the seat of who is refused another one', async () => {
    await book('王一', '二号桌');
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '王一' });
    await page.getByRole('button', { name: '换到这张 四号桌' }).click();
    const move = page.getByRole('dialog', { name: /^换到四号桌 / });
    // Its chunk comes over the network.
    await move.waitFor();
    await page.context().setOffline(true);
    await move.getByRole('button', { name: '换到四号桌' }).click();
    await move.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await move.getByRole('button', { name: '先不换' }).click();
    await row(page, '二号桌').getByText('你订了这张').waitFor();
    await close();
  });

  it('is timed by the clock of who reads it, too, where that is another', async () => {
    const options = { visitor: '王一' as const, timezoneId: 'Europe/Berlin' };
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`, options);
    await page
      .getByText(/（北京时间）（你那里是 /)
      .first()
      .waitFor();
    await close();
    const home = await openAt(site.browser, `${site.origin}/open_day/`, { timezoneId: 'Asia/Shanghai' });
    await untilLive(home.page);
    expect(await home.page.getByText('你那里是').count()).toBe(0);
    await home.close();
  });
});
