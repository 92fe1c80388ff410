import { openPage } from '@shared/testing/browser';
import { siteTasks } from '../src/desk/site-tasks';
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

siteTasks(site);

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
