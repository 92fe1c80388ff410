import type { Page, Request } from 'playwright-core';
import { openPage } from '@shared/browser';
import { isNightly } from '@shared/testing/nightly';
import { siteTasks } from '../src/desk/site-tasks';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callAs, callsAs } from '../src/stories/call-as';
import { applyForSenior } from '../src/stories/evidence';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });

const desk = (path: string, width?: number) =>
  openDesk(site.browser, { origin: site.origin, path, ...(width && { width }) });

it('asks a guest for the site’s login, and leads back to the view that was asked for', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.origin}/desk/#/works`);
  await page.getByRole('button', { name: '登录' }).click({ timeout: 6000 });
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
  await page.getByText('你的账号还没有角色').waitFor();
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

/** The desk's page as a backend sends it that has another build than the one that is asked for the script. */
async function withOldScript(page: Page, times?: number): Promise<{ count: number }> {
  const loads = { count: 0 };
  await page.route('**/desk/', async (route) => {
    loads.count += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(/desk\.[0-9a-f]{10}\.js/, 'desk.0123456789.js');
    await (times !== undefined && loads.count > times
      ? route.fulfill({ response })
      : route.fulfill({ response, body }));
  });
  return loads;
}

it('is loaded anew, once, where a script that its page names is no longer there', async () => {
  const { page, close } = await openPage(site.browser);
  const loads = await withOldScript(page, 1);
  await page.goto(`${site.origin}/desk/#/works`);
  await page.getByRole('button', { name: '登录' }).waitFor();
  expect(loads.count).toBe(2);
  await close();
  const lasting = await openPage(site.browser);
  const more = await withOldScript(lasting.page);
  await lasting.page.goto(`${site.origin}/desk/`);
  await lasting.page.getByText('工作台没有打开，可能正在更新').waitFor();
  expect(more.count).toBe(2);
  await lasting.close();
});

siteTasks(site);

/** Waits until nothing is asked for any more, so that what came is drawn. */
function quiet(page: Page): () => Promise<void> {
  // A count would not do: requests from before this listened end, too.
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  return async () => {
    for (let still = 0; still < 3; still = open.size === 0 ? still + 1 : 0) await drawn();
  };
}

/** Adds one of everything that the samples have none of, so that each view has something to show. */
async function fill(): Promise<void> {
  const call = callsAs(site);
  const form = { name: '王小明', contact: 'wang@example.com', topic: 'trial', message: '想试用', consent: true };
  const { id } = (await call('王一', '/api/v1/custom/assist', form)).data as { id: number };
  const answer = { id, version: 1, subject: '关于试用', text: '已经开通。' };
  await call('云梭官方', '/api/ext/v1/desk/messages/answer', answer);
  await call('云梭官方', '/api/ext/v1/desk/templates/save', { name: '试用', subject: '试用', body: '你好。' });
  await applyForSenior(site.origin, { visitor: '王一', realName: '王小一' });
}

describe('with one of everything', () => {
  beforeAll(fill);

  it.each(isNightly ? [1280, 390] : [390])(
    'every view at %i px is fit for a screen reader, and no wider than the screen',
    async (width) => {
      const { page, close } = await desk('/', 1280);
      const settled = quiet(page);
      await page.getByRole('menuitem').nth(1).waitFor();
      const hrefs = await page
        .getByRole('menuitem')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      const seen: string[] = [];
      const look = async (href: string) => {
        const view = href.replace(/^#/, '');
        seen.push(view);
        await page.goto(`${site.origin}/desk/#${view}`);
        await settled();
        found.push(...(await violationsIn(page)).map((line) => `${view}: ${line}`));
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          found.push(`${view}: too wide`);
      };
      for (const href of hrefs) {
        await look(href);
        const inside = ['新建', /^打开 /].map((name) => page.getByRole('link', { name, exact: true }));
        const more = [];
        for (const link of inside) if ((await link.count()) > 0) more.push(await link.first().getAttribute('href'));
        for (const each of more) if (each) await look(each);
      }
      await close();
      expect(found).toEqual([]);
      // Lists, one of each that is edited, one of each that is made.
      expect(seen.length).toBeGreaterThanOrEqual(34);
    },
    300_000,
  );
});
