import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });
const desk = (path: string, width: number) => openDesk(site.browser, { origin: site.origin, path, width });

it('takes presses after the phone was turned: the menu that closed lies over nothing', async () => {
  const { page, close } = await desk('/door', 390);
  const code = page.getByLabel('签到码');
  await code.fill('ZZZZZZZZ');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('menuitem', { name: '签到' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('menuitem', { name: '签到' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '签到', exact: true }).click();
  await page.getByRole('status').getByText('没有这个签到码').waitFor();
  await close();
});

it('answers a message on a phone: it is a line that opens, and the bar of the form covers no button below it', async () => {
  const form = { name: '王小明', contact: 'wang@example.com', topic: 'trial', message: '想试用三台', consent: true };
  await callsAs(site)('王一', '/api/v1/custom/assist', form);
  const { page, close } = await desk('/messages', 390);
  expect(await page.getByRole('columnheader').count()).toBe(0);
  await page.getByText('王小明：想试用三台').click();
  const stage = page.getByRole('group', { name: '阶段' }).getByRole('button', { name: '无效' });
  expect((await stage.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await stage.click();
  const asked = page.getByRole('dialog', { name: '记为无效' });
  await asked.getByLabel('原因').fill('试一试');
  await asked.getByRole('button', { name: '记为无效' }).click();
  await page.getByRole('article').filter({ hasText: '阶段：无效' }).getByText('试一试').waitFor();
  await page.getByLabel('邮件主题').fill('关于试用');
  await page.getByLabel('邮件内容').fill('已经开通。');
  await page.getByRole('button', { name: '用邮件回复' }).click();
  await page.getByRole('dialog', { name: '发出这封邮件' }).waitFor();
  await close();
});

it('begins a chapter with the comic whose chapters one looks at, and publishes nothing that is not saved', async () => {
  const { page, close } = await desk('/comics', 1280);
  await page.getByRole('link', { name: /看各话.*《抄单记》/ }).click();
  await page.getByRole('columnheader', { name: '第几话' }).waitFor();
  await page.getByRole('link', { name: '新建' }).click();
  await page.getByRole('combobox', { name: '漫画' }).filter({ hasText: '抄单记' }).waitFor();
  await page.getByRole('textbox', { name: '标题' }).fill('第三天');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/#\/chapters\/\d+/);
  const publish = page.getByRole('button', { name: '现在发布' });
  await publish.and(page.locator(':enabled')).waitFor();
  await page.getByLabel('标题').fill('第四天');
  await page.getByText('有改动还没保存').waitFor();
  expect(await publish.isDisabled()).toBe(true);
  await page.getByLabel('标题').fill('第三天');
  await publish.and(page.locator(':enabled')).waitFor();
  await close();
});

it('shows first who changed what, in words', async () => {
  const saved = { name: '模板', subject: '试用', body: '你好。' };
  await callsAs(site)('云梭官方', '/api/ext/v1/desk/templates/save', saved);
  const { page, close } = await desk('/audit', 1280);
  const row = page.getByRole('row').filter({ hasText: '回复模板' });
  await row.first().waitFor();
  expect(await page.getByRole('row').filter({ hasText: '操作记录' }).count()).toBe(0);
  await page.getByRole('combobox', { name: '做了什么' }).click();
  await page.getByRole('option', { name: '查看' }).click();
  await page.getByRole('row').filter({ hasText: '操作记录' }).first().waitFor();
  await close();
});
