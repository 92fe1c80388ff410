import type { Page } from 'playwright-core';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { violationsIn } from '@shared/browser/axe';

async function write(page: Page, message: string): Promise<string> {
  await page.getByText('想先试用').click();
  await page.getByLabel('怎么称呼').fill('陈可');
  await page.getByLabel('电话或邮箱').fill('chenke@example.com');
  await page.getByLabel('想做什么，停在哪里').fill(message);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送留言' }).click();
  await page.getByRole('heading', { name: '留言已经收到' }).waitFor();
  return /\d{4} \d{4}/.exec(await page.getByText(/^编号/).innerText())?.[0] ?? 'none';
}

describe('a message to the vendor', () => {
  const site = useOwnSite({ command: 'start' });
  const call = callsAs(site);

  it('has a number, by which its sender sees how far it is and what was answered, and the desk finds it', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/contactus/`, { visitor: '陈可' });
    const spoken = await write(page, '每天抄三家店的订单');
    const no = spoken.replace(' ', '');
    expect(await violationsIn(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: '看我的留言' }).click();
    const own = page.getByRole('list', { name: '我的留言' }).getByRole('listitem').first();
    await own.getByRole('heading', { name: `留言 ${spoken}` }).waitFor();
    await own.getByText('已收到', { exact: true }).waitFor();

    const found = await call('云梭官方', `/api/ext/v1/desk/messages?keyword=${no}`);
    const [row] = (found.data as { items: { id: number; version: number }[] }).items;
    const { id = 0, version = 0 } = row ?? {};
    const { data: me } = await call('云梭官方', '/api/v1/user/info/rich');
    const assigneeId = (me as { id: number }).id;
    await call('云梭官方', '/api/ext/v1/desk/messages/save', { id, version, assigneeId });
    await page.reload();
    await own.getByText('处理中', { exact: true }).waitFor();
    const answer = { id, version: version + 1, subject: '关于订单', text: '可以自动跑。\n周三给你演示。' };
    expect(await call('云梭官方', '/api/ext/v1/desk/messages/answer', answer)).toMatchObject({ code: 200 });
    await site.restart();
    await page.goto(`${site.origin}/my/?tab=notices`);
    await page.getByText(`你的留言 ${no} 有了回复：关于订单`).waitFor();
    await page.goto(`${site.origin}/my/?tab=messages`);
    await own.getByText('已回复', { exact: true }).waitFor();
    await own.getByRole('region', { name: '回复：关于订单' }).getByText('周三给你演示。').waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a guest has a number to read out, and is in nobody’s list', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/contactus/`);
    expect(await write(page, '想试用')).toMatch(/^[1-9]\d{3} \d{4}$/);
    await page.getByText('报这个编号就行').waitFor();
    expect(complaints).toEqual([]);
    await close();
    expect((await call('王一', '/api/ext/v1/my/messages')).data).toEqual([]);
  });
});
