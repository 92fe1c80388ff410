import { readFile } from 'node:fs/promises';
import { openPage, untilLive } from '@shared/browser';
import { useOwnSite } from '../src/own-site';
import { fillBooking } from '../src/stories/booking';
import { devices } from '../src/stories/devices';
import { failOnce } from '../src/stories/fail-once';
import { type Visitor, accessToken, logInFromPrompt, openAt } from '@shared/testing/visitors';

describe('a table at the open day', () => {
  const site = useOwnSite({ command: 'start' });

  async function bookByCall(visitor: Visitor, table: string): Promise<void> {
    const headers = {
      authorization: `Bearer ${await accessToken(site.origin, visitor)}`,
      'content-type': 'application/json',
    };
    const seats = `${site.origin}/api/noauth/v1/sns/forum/table/query-appointment-count`;
    const { data } = (await (await fetch(seats)).json()) as { data: { tables: { id: number; name: string }[] } };
    const tableId = data.tables.find(({ name }) => name === table)?.id;
    const body = JSON.stringify({ tableId, name: visitor, phone: '13800009999', company: '', note: '' });
    const booked = await fetch(`${site.origin}/api/v1/sns/forum/table/submit-appointment`, {
      method: 'POST',
      headers,
      body,
    });
    expect(booked.status).toBe(200);
  }

  it('is booked in spite of a failing network, put into the calendar, kept over a restart, and cancelled', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '周敏' });
    await failOnce(page, '/table/submit-appointment');
    const dialog = await fillBooking(page, '三号桌');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    await dialog.getByRole('alert').filter({ hasText: '填的内容都在' }).waitFor();
    expect(await dialog.getByLabel('手机号').inputValue()).toBe('13800001234');
    await dialog.getByRole('button', { name: '订下这个座位' }).dblclick();
    const confirmation = page.getByRole('dialog', { name: '订好了' });
    const saved = page.waitForEvent('download');
    await confirmation.getByRole('button', { name: '加到日历' }).click();
    const calendar = await readFile(await (await saved).path(), 'utf8');
    expect((await saved).suggestedFilename()).toMatch(/^open-day-booking-\d+\.ics$/);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:云梭开放日[^]*三号桌[^]*END:VCALENDAR\r\n$/);
    await confirmation.getByRole('button', { name: '关闭' }).click();
    await page.getByText('你订了这张').waitFor();

    await site.restart();
    await page.goto(`${site.origin}/open_day/`);
    await untilLive(page);
    await page.getByText('你订了这张').waitFor();
    // A person has one seat: another table is a change.
    expect(await page.getByRole('button', { name: /^预订 / }).count()).toBe(0);
    await page.getByRole('button', { name: '换到这张 一号桌' }).click();
    const other = page.getByRole('dialog', { name: /^换到一号桌 / });
    await other.getByRole('button', { name: '先不换' }).click();

    await page.getByRole('button', { name: '取消预订' }).click();
    await page.getByText('取消后座位会让给别人').waitFor();
    await failOnce(page, '/my/bookings/cancel');
    await page.getByRole('button', { name: '取消预订' }).click();
    await page.getByRole('alert').filter({ hasText: '没有取消成' }).waitFor();
    await page.getByText('你订了这张').waitFor();
    await page.getByRole('button', { name: '取消预订' }).click();
    await page.getByText('还没有预订').waitFor();
    await page.getByText('你订了这张').waitFor({ state: 'detached' });
    await close();
  });

  it('gives its last seat to exactly one of two visitors, at a desk and on a phone, and tells the other', async () => {
    await bookByCall('李想', '五号桌');
    const visitors = await Promise.all(
      [{ visitor: '王一' as const }, { visitor: '陈可' as const, ...devices.android.options }].map((options) =>
        openAt(site.browser, `${site.origin}/open_day/`, options),
      ),
    );
    const dialogs = await Promise.all(visitors.map(({ page }) => fillBooking(page, '五号桌')));
    await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: '订下这个座位' }).click()));
    const outcomes = await Promise.all(
      visitors.map(async ({ page }) => {
        const won = page.getByRole('dialog', { name: '订好了' });
        const lost = page.getByRole('alert').filter({ hasText: '刚被别人订走了' });
        await won.or(lost).first().waitFor();
        return (await won.count()) > 0 ? 'booked' : 'told';
      }),
    );
    expect(outcomes.sort()).toEqual(['booked', 'told']);
    await Promise.all(visitors.map(({ close }) => close()));
  });

  it('is counted again while its page is seen', async () => {
    const { page, close } = await openPage(site.browser);
    await page.clock.install();
    await page.goto(`${site.origin}/open_day/`);
    const left = page
      .getByRole('listitem')
      .filter({ hasText: '四号桌' })
      .getByText(/^余 \d+ 位$/);
    const before = Number(/\d+/.exec(await left.innerText())?.[0]);
    await bookByCall('周敏', '四号桌');
    await page.clock.fastForward(31_000);
    await left.filter({ hasText: `余 ${before - 1} 位` }).waitFor();
    await close();
  });

  it('asks a guest to log in, and keeps what was filled in', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`);
    const dialog = await fillBooking(page, '二号桌');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    const prompt = page.getByRole('dialog', { name: '请先登录' });
    expect(await prompt.innerText()).toContain('登录后就能订下这个座位，填的内容都在。');
    // Dialogs are open one at a time.
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await prompt.getByRole('button', { name: '先不登录' }).click();
    await page.getByRole('button', { name: '预订 二号桌' }).click();
    expect(await dialog.getByLabel('手机号').inputValue()).toBe('13800001234');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    await logInFromPrompt(page, '云梭官方');
    expect(await dialog.getByLabel('手机号').inputValue()).toBe('13800001234');
    expect(await dialog.getByLabel('怎么称呼').inputValue()).toBe('王五');
    await dialog.getByLabel('手机号').fill('1380000');
    await dialog.getByRole('button', { name: '订下这个座位' }).click();
    await dialog.getByText('手机号是 11 位，还差 4 位。').waitFor();
    await close();
  });
});
