import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { useOwnSite } from '../src/own-site';
import { dayWithoutGuests } from '../src/stories/booking';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });

const open = (path: string, width = 1280) => openDesk(site.browser, { origin: site.origin, path, width });
const saved = (page: Page, list: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/desk/${list}/save`) && response.status() === 200);

it('a reviewer finds a certificate by its number and revokes it from the list, with the reason', async () => {
  const { page, complaints, close } = await open('/certificates');
  await page
    .getByRole('button', { name: /^吊销 RPA-/ })
    .first()
    .waitFor();
  const number = (await page.getByRole('cell', { name: /^RPA-/ }).first().textContent()) ?? '';
  await page.getByPlaceholder('编号或姓名').fill(number);
  const row = page.getByRole('row').filter({ hasText: number });
  const revoke = page.getByRole('button', { name: `吊销 ${number}` });
  if (!(await revoke.isVisible())) throw new Error(`${number} was to be revoked here`);
  await revoke.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `吊销证书 ${number}` });
  await dialog.getByLabel('原因').fill('材料不实');
  await dialog.getByRole('button', { name: '吊销' }).click();
  await row.getByText('吊销：材料不实').waitFor();
  expect(await revoke.count()).toBe(0);
  const verified = await callAs(site.origin, '陈可', '/api/eco/v1/personalGrade/verify', { certificateNo: number });
  expect(verified.data).toMatchObject({ certificate: { revokedAt: expect.any(String) as string } });
  expect(complaints).toEqual([]);
  await close();
}, 300_000);

it('panels of a chapter are dragged into another order, and saving it can be taken back', async () => {
  const { page, close } = await open('/chapters/1');
  const words = page.getByLabel('画了什么、说了什么');
  await words.nth(2).waitFor();
  const [first, second, third] = [
    await words.nth(0).inputValue(),
    await words.nth(1).inputValue(),
    await words.nth(2).inputValue(),
  ];
  const order = async () => {
    const { data } = await callAs(site.origin, '云梭官方', '/api/ext/v1/desk/chapters/one?id=1');
    return (data as { panels: { alt: string }[] }).panels.slice(0, 3).map(({ alt }) => alt);
  };
  expect(await order()).toEqual([first, second, third]);
  const panel = (at: number) => page.getByText(`第 ${at} 格`, { exact: true });
  await panel(1).dragTo(words.nth(2));
  expect(await words.nth(2).inputValue()).toBe(first);
  await Promise.all([saved(page, 'chapters'), page.getByRole('button', { name: '保存' }).click()]);
  expect(await order()).toEqual([second, third, first]);
  await Promise.all([saved(page, 'chapters'), page.getByRole('button', { name: '撤销' }).click()]);
  await page.getByText('已撤销').waitFor();
  expect(await order()).toEqual([first, second, third]);
  await close();
}, 300_000);

it('an open day that nobody is told of is saved at once, and that can be taken back', async () => {
  const { data } = await callAs(site.origin, '云梭官方', '/api/ext/v1/desk/open-days/save', dayWithoutGuests);
  const free = data as { id: number; title: string };
  const { page, close } = await open(`/open-days/${free.id}`);
  await page.getByLabel('名称').fill(`${free.title} 改`);
  await Promise.all([saved(page, 'open-days'), page.getByRole('button', { name: '保存' }).click()]);
  await Promise.all([saved(page, 'open-days'), page.getByRole('button', { name: '撤销' }).click()]);
  await page.getByText('已撤销').waitFor();
  await page.getByRole('cell', { name: free.title, exact: true }).waitFor();
  await close();
}, 300_000);

it('an export tells how far it is, stops when it is told to, and begins anew', async () => {
  const { page, close } = await open('/help-articles');
  const begin = page.getByRole('button', { name: '导出 CSV' });
  await page.getByRole('link', { name: '安装客户端' }).waitFor();
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/ext/v1/desk/help?*', async (route) => {
    await gate;
    await route.continue();
  });
  await begin.click();
  await page.getByRole('progressbar', { name: '导出进度' }).waitFor();
  await page.getByRole('button', { name: '停止' }).click();
  await begin.waitFor();
  letGo();
  await page.unrouteAll({ behavior: 'wait' });
  const [download] = await Promise.all([page.waitForEvent('download'), begin.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^帮助文章-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('安装客户端');
  expect(text.split('\r\n').length).toBeGreaterThan(14);
  await close();
}, 300_000);
