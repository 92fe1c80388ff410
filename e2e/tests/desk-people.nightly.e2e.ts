import type { Page } from 'playwright-core';
import { peopleTasks } from '../src/desk/people-tasks';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });
const desk = (path: string) => openDesk(site.browser, { origin: site.origin, path });

async function wrote(contact: string, message: string): Promise<number> {
  const body = { name: '王小明', contact, topic: 'trial', message, consent: true };
  const { data } = await callAs(site.origin, '王一', '/api/v1/custom/assist', body);
  return (data as { id: number }).id;
}

peopleTasks(site);

it('a message that left a telephone number is answered by telephone', async () => {
  const id = await wrote('138 0000 0000', '请回电');
  const { page, close } = await desk(`/messages/${id}`);
  await page.getByRole('link', { name: '请打电话：138 0000 0000' }).waitFor();
  expect(await page.getByRole('button', { name: '用邮件回复' }).count()).toBe(0);
  await close();
});

it('of two who edit one message, the second sees what the first saved, and keeps the own or takes theirs', async () => {
  const id = await wrote('li@example.com', '问价格');
  const [one, two] = [await desk(`/messages/${id}`), await desk(`/messages/${id}`)];
  const follow = (page: Page) => page.getByLabel('跟进提醒');
  const save = (page: Page) => page.getByRole('button', { name: '保存' }).click();
  await follow(two.page).fill('2099-02-02T09:00');
  await follow(one.page).fill('2099-01-01T09:00');
  await save(one.page);
  await one.page.getByRole('button', { name: '撤销' }).waitFor();
  await save(two.page);
  const dialog = two.page.getByRole('dialog', { name: '同事刚刚也改过' });
  const row = dialog.getByRole('row').filter({ hasText: '跟进提醒' });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['—', '2099-01-01 09:00', '2099-02-02 09:00']);
  await dialog.getByRole('button', { name: '保留我的' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await follow(two.page).inputValue()).toBe('2099-02-02T09:00');
  await follow(one.page).fill('2099-03-03T09:00');
  await save(one.page);
  const again = one.page.getByRole('dialog', { name: '同事刚刚也改过' });
  await again.getByText('2099-02-02 09:00').waitFor();
  await again.getByRole('button', { name: '载入现在的' }).click();
  await again.waitFor({ state: 'detached' });
  await one.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=followAt]')?.value === '2099-02-02T09:00',
  );
  await Promise.all([one.close(), two.close()]);
});
