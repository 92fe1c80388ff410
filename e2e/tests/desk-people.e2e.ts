import type { Page } from 'playwright-core';
import { openPage } from '@shared/testing/browser';
import { accessToken, openAt } from '@shared/testing/visitors';
import { multipartFile } from '@shared/testing/multipart-file';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';

const site = useOwnSite({ command: 'start' });

async function openDesk(view: string, { width = 1280 } = {}) {
  const opened = await openPage(site.browser, { viewport: { width, height: 900 } });
  const value = await accessToken(site.origin, '云梭官方');
  await opened.page.context().addCookies([{ name: 'token', value, url: site.origin }]);
  await opened.page.goto(`${site.origin}/desk/#/${view}`);
  return opened;
}

const said = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).or(page.getByText(text)).first().waitFor();
const rows = (page: Page, label: string) => page.getByRole('navigation', { name: label }).getByRole('button');
const shown = (page: Page) => page.getByRole('region', { name: '正在看的' });

async function answered(content: string): Promise<number> {
  const body = { questionId: 6, content };
  const { data } = await callAs(site.origin, '陈可', '/api/v1/sns/forum/answer/create', body);
  return (data as { id: number }).id;
}

async function wrote(contact: string, message: string): Promise<number> {
  const body = { name: '王小明', contact, topic: 'trial', message, consent: true };
  const { data } = await callAs(site.origin, '王一', '/api/v1/custom/assist', body);
  return (data as { id: number }).id;
}

it('a moderator goes through the queue by keys: what is removed has a reason, leaves the queue, and can come back', async () => {
  const id = await answered('加我微信领优惠');
  const reason = { targetType: 'answer', targetId: id, reason: '是广告' };
  await callAs(site.origin, '王一', '/api/ext/v1/reports/create', reason);
  const { page, close } = await openDesk('content');
  const first = rows(page, '内容').first();
  await first.filter({ hasText: '加我微信领优惠' }).waitFor();
  await shown(page).getByText('是广告').waitFor();
  await shown(page).getByRole('region', { name: '给同事的备注' }).getByLabel('备注').fill('第二次了');
  await shown(page).getByRole('button', { name: '留下' }).click();
  await shown(page).getByText('第二次了（云梭官方').waitFor();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('j');
  await rows(page, '内容').nth(1).and(page.locator('[aria-current=true]')).waitFor();
  await page.keyboard.press('k');
  await first.and(page.locator('[aria-current=true]')).waitFor();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: '移除这条内容' });
  expect(await dialog.getByRole('button', { name: '移除' }).isDisabled()).toBe(true);
  await dialog.getByLabel('原因').fill('广告');
  await dialog.getByRole('button', { name: '移除' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shown(page).getByText('已移除，原因：广告').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: '没有问题' }).getByRole('button', { name: '结束举报' }).click();
  await rows(page, '内容').filter({ hasText: '加我微信领优惠' }).waitFor({ state: 'detached' });
  await page.goto(`${site.origin}/desk/#/content?filter=${encodeURIComponent(JSON.stringify({ state: 'hidden' }))}`);
  await rows(page, '内容').filter({ hasText: '加我微信领优惠' }).click();
  await shown(page).getByRole('button', { name: '恢复（X）' }).click();
  await page.getByRole('dialog', { name: '恢复这条内容' }).getByRole('button', { name: '恢复' }).click();
  await rows(page, '内容').filter({ hasText: '加我微信领优惠' }).waitFor({ state: 'detached' });
  await close();
});

it('a reviewer sees pictures beside the application, refuses with a reason, and the applicant reads it', async () => {
  const token = await accessToken(site.origin, '周敏');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { headers, payload } = multipartFile('截图.png', pixel, token);
  const sent = await fetch(`${site.origin}/api/eco/v1/file/upload`, { method: 'POST', headers, body: payload });
  const { data: file } = (await sent.json()) as { data: { id: string } };
  const form = { level: 'intermediate', realName: '周小敏', statement: '每天对账', evidence: [file.id] };
  await callAs(site.origin, '周敏', '/api/eco/v1/personalGrade/apply', form);
  const { page, close } = await openDesk('applications');
  await rows(page, '申请').filter({ hasText: '周小敏' }).click();
  const picture = shown(page).getByRole('img', { name: '截图.png' });
  await picture.waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('figure img')?.complete === true);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await shown(page).getByRole('button', { name: '我来评（M）' }).click();
  await shown(page)
    .getByText(/云梭官方.*在评/)
    .waitFor();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: '不通过这份申请' });
  await dialog.getByLabel('原因').fill('截图看不清');
  await dialog.getByRole('button', { name: '不通过' }).click();
  await rows(page, '申请').filter({ hasText: '周小敏' }).waitFor({ state: 'detached' });
  await close();
  const own = await openAt(site.browser, `${site.origin}/my/?tab=applications`, { visitor: '周敏' });
  await own.page.getByText('原因：截图看不清').waitFor();
  await own.close();
});

it('an operator gives a message to somebody, takes it back within ten seconds, and answers from a template', async () => {
  const id = await wrote('wang@example.com', '想试用');
  const { page, close } = await openDesk('templates/create');
  await page.getByLabel('名称').fill('试用');
  await page.getByLabel('邮件主题').fill('{name}，关于试用');
  await page.getByLabel('邮件内容').fill('{name}，您好，已经为您开通。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: '试用', exact: true }).waitFor();
  await page.goto(`${site.origin}/desk/#/messages/${id}`);
  await page.getByLabel('内部备注').fill('周三回电');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销').waitFor();
  await page.waitForFunction(() => document.querySelector('textarea[name=note]')?.textContent === '');
  await page.getByLabel('从模板开始').click();
  await page.getByRole('option', { name: '试用' }).click();
  expect(await page.getByLabel('邮件内容').inputValue()).toBe('王小明，您好，已经为您开通。');
  await page.getByRole('button', { name: '用邮件回复' }).click();
  await page.getByRole('dialog', { name: '发出这封邮件' }).getByRole('button', { name: '发出' }).click();
  await page.getByRole('article').filter({ hasText: '王小明，关于试用' }).getByText('等着发出').waitFor();
  const phone = await wrote('138 0000 0000', '请回电');
  await page.goto(`${site.origin}/desk/#/messages/${phone}`);
  await page.getByRole('link', { name: '请打电话：138 0000 0000' }).waitFor();
  expect(await page.getByRole('button', { name: '用邮件回复' }).count()).toBe(0);
  await close();
});

it('of two who edit one message, the second sees what the first saved, and keeps the own or takes theirs', async () => {
  const id = await wrote('li@example.com', '问价格');
  const [one, two] = [await openDesk(`messages/${id}`), await openDesk(`messages/${id}`)];
  const note = (page: Page) => page.getByLabel('内部备注');
  const save = (page: Page) => page.getByRole('button', { name: '保存' }).click();
  await note(two.page).fill('第二个人的备注');
  await note(one.page).fill('第一个人的备注');
  await save(one.page);
  await one.page.getByRole('button', { name: '撤销' }).waitFor();
  await save(two.page);
  const dialog = two.page.getByRole('dialog', { name: '同事刚刚也改过' });
  const row = dialog.getByRole('row').filter({ hasText: '内部备注' });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['（空）', '第一个人的备注', '第二个人的备注']);
  await dialog.getByRole('button', { name: '保留我的' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await note(two.page).inputValue()).toBe('第二个人的备注');
  await note(one.page).fill('第一个人又改');
  await save(one.page);
  const again = one.page.getByRole('dialog', { name: '同事刚刚也改过' });
  await again.getByText('第二个人的备注').waitFor();
  await again.getByRole('button', { name: '载入现在的' }).click();
  await again.waitFor({ state: 'detached' });
  await one.page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=note]')?.value === '第二个人的备注',
  );
  await Promise.all([one.close(), two.close()]);
});

it('an operator gives a role by the keyboard, ends all logins of a person, and is kept from the own role', async () => {
  const { data } = await callAs(site.origin, '周敏', '/api/v1/user/info/rich');
  const { id } = data as { id: number };
  const { page, close } = await openDesk(`people/${id}/show`);
  await page.getByRole('checkbox', { name: '编辑' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '保存角色', disabled: false }).waitFor();
  await page.getByRole('button', { name: '保存角色' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /修改周敏.*的角色/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('有角色的人不能被禁止发言').waitFor();
  await page.getByRole('button', { name: '结束所有登录' }).click();
  await page.getByRole('dialog', { name: '结束登录' }).getByRole('button', { name: '结束' }).click();
  await page.getByText('现在没有登录。').waitFor();
  const { data: me } = await callAs(site.origin, '云梭官方', '/api/v1/user/info/rich');
  await page.goto(`${site.origin}/desk/#/people/${(me as { id: number }).id}/show`);
  await page.getByRole('checkbox', { name: '管理员' }).uncheck();
  await page.getByRole('button', { name: '保存角色' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await said(page, '不能收回自己的管理员角色');
  await close();
});
