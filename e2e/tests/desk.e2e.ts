import { openPage } from '@shared/testing/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '../src/stories/axe';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });

const desk = (path: string, width?: number) =>
  openDesk(site.browser, { origin: site.origin, path, ...(width && { width }) });

it('asks a guest for the site’s login, and leads back to the view that was asked for', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.origin}/desk/#/works`);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '云梭官方' }).click();
  await page.getByRole('columnheader', { name: '作品' }).waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname: '/desk/', search: '' });
  expect(page.url()).toContain('#/works');
  await close();
});

it('shows nothing to who has no role, and the server gives them nothing', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.origin}/desk/`);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '王一' }).click();
  await page.getByText('您的账号还没有角色').waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['今天']);
  expect(await callAs(site.origin, '王一', '/api/ext/v1/desk/messages')).toMatchObject({ code: 403 });
  await close();
});

it('is a page of its own: scripts and styles by a nonce that changes, no frame around it, nothing kept', async () => {
  const answers = await Promise.all([1, 2].map(() => fetch(`${site.origin}/desk/`)));
  const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'; style-src 'nonce-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
  expect(new Set(policies).size).toBe(2);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  const file = await fetch(`${site.origin}/desk/assets/..%2f..%2fpackage.json`);
  expect(file.status).toBeGreaterThanOrEqual(400);
});

it('an editor opens a season and publishes a work in it: both are on the site at once, without a release', async () => {
  const { page, close } = await desk('/choices/create');
  await page.getByLabel('列表').click();
  await page.getByRole('option', { name: '大赛赛季' }).click();
  await page.getByLabel('编号').fill('2027');
  await page.getByLabel('名称').fill('2027 赛季');
  await page.getByLabel('说明').fill('新的一年');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: '2027 赛季' }).waitFor();
  await page.goto(`${site.origin}/desk/#/works/create`);
  await page.getByLabel('标题').fill('合同到期提醒');
  await page.getByLabel('简介').fill('到期前三十天告诉经办人。');
  await page.getByLabel('作者').fill('法务部');
  for (const [list, option] of [
    ['赛季', '2027 赛季'],
    ['类别', '运营'],
  ] as const) {
    await page.getByLabel(list).click();
    await page.getByRole('option', { name: option }).click();
  }
  await page.getByLabel('正文').fill('先读合同台账。\n再按到期日排。');
  await page.getByLabel('流程的步骤').fill('读取台账\n算到期日\n发提醒');
  await page.getByLabel('获奖').fill('一等奖');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: '合同到期提醒' }).waitFor();
  const visitor = await openAt(site.browser, `${site.origin}/rpa_awards/?season=2027`);
  const entry = visitor.page.getByRole('listitem').filter({ hasText: '合同到期提醒' });
  await entry.getByText('一等奖').waitFor();
  await visitor.page.getByText('新的一年').waitFor();
  await Promise.all([visitor.close(), close()]);
});

it('is fit for who uses it by keyboard, by a screen reader or on a phone', async () => {
  const found: string[] = [];
  for (const width of [1280, 390]) {
    const { page, close } = await desk('/', width);
    await page.getByRole('heading', { name: '云梭官方（示例），您好' }).waitFor();
    await page.getByText('运行状况').waitFor();
    found.push(...(await violationsIn(page)).map((line) => `today ${width}: ${line}`));
    for (const path of ['works', 'choices', 'audit']) {
      await page.goto(`${site.origin}/desk/#/${path}`);
      await page.getByRole('row').nth(1).waitFor();
      found.push(...(await violationsIn(page)).map((line) => `${path} ${width}: ${line}`));
    }
    await close();
  }
  expect(found).toEqual([]);
});
