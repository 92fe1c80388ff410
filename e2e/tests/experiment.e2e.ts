import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { inExperiment } from '@shared/contract/release/in-canary';
import { pollUntil } from '@shared/testing/poll-until';
import { accessToken } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { openDesk } from '../src/stories/desk';

const ENTRY = `/page-content/${encodeURIComponent('remote-marketing/home')}`;
const [STOOD, TRIED] = ['RPA 机器人，', '同样的一件事，'];
const DAY = 86_400_000;
/** Of the site's clock. */
const CHINA = 8 * 3_600_000;

describe('words that some visitors see first', () => {
  const site = useOwnSite({ command: 'start' });
  let visitors: Browser;
  beforeAll(async () => {
    // A browser that says that it is headless counts as a bot.
    visitors = await launchBrowser(['--user-agent=Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36']);
  });
  afterAll(() => visitors.close());

  /** The home page as a cohort is given it, or who chose. */
  const home = async (channel: number | string) =>
    (await fetch(`${site.origin}/`, { headers: { cookie: `channel=${channel}` } })).text();
  const untilTold = async () => {
    const headers = { authorization: `Bearer ${await accessToken(site.origin, '云梭官方')}` };
    const call = `${site.origin}/api/ext/v1/desk/site-content/one?package=remote-marketing&key=home`;
    await pollUntil(async () => (await fetch(call, { headers })).ok, 'the backend knows what can be edited', 15_000);
  };

  /** Somebody of a cohort reads the page, and goes away; their browser stays open, so that what it tells at the end arrives. */
  const visit = async (cohort: number): Promise<string> => {
    const context = await visitors.newContext({ locale: 'zh-CN' });
    await context.addCookies([{ name: 'channel', value: String(cohort), url: site.origin }]);
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.locator('main[data-state="live"]').waitFor();
    const words = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('about:blank');
    return words;
  };

  it('are seen by a share of them alone, counted on both sides, and published to all', async () => {
    await untilTold();
    const { page, complaints, close } = await openDesk(site.browser, { origin: site.origin, path: ENTRY, width: 1440 });
    await page.frameLocator('iframe').locator('h1').getByText(STOOD).click();
    await page.waitForFunction((words) => (document.activeElement as HTMLInputElement | null)?.value === words, STOOD);
    await page.locator('input:focus').fill(TRIED);
    await page.getByText('已保存草稿').first().waitFor();
    await page.getByRole('button', { name: '发布' }).first().click();
    const publishing = page.getByRole('dialog');
    await publishing.getByLabel('先给一部分访客看（%）').fill('50');
    const end = new Date(Date.now() + DAY + CHINA).toISOString().slice(0, 16);
    await publishing.getByLabel('实验到什么时候（北京时间）').fill(end);
    await publishing.getByRole('button', { name: '开始实验' }).click();
    await page.getByText('实验开始了，50% 的访客看得到').waitFor();
    await pollUntil(async () => (await home('experiment')).includes(TRIED), 'the experiment is served', 10_000);

    expect(await home('stable')).toContain(STOOD);
    await page.getByRole('menuitem', { name: '发布记录' }).click();
    const open = page.getByRole('button', { name: /^看第 \d+ 次发布的实验$/u });
    const id = Number(/\d+/u.exec((await open.getAttribute('aria-label')) ?? '')?.[0]);
    const cohorts = Array.from({ length: 24 }, (_, at) => at * 7);
    const isIn = (cohort: number) => inExperiment(cohort, { id, share: 50 });
    for (const cohort of cohorts) expect(await home(cohort)).toContain(isIn(cohort) ? TRIED : STOOD);

    const drawn = [...cohorts.filter(isIn).slice(0, 3), ...cohorts.filter((cohort) => !isIn(cohort)).slice(0, 2)];
    const read = await Promise.all(drawn.map(visit));
    expect(read.map((words) => words.includes(TRIED))).toEqual([true, true, true, false, false]);
    await pollUntil(
      async () => {
        await open.click();
        const views = page.getByRole('dialog').getByRole('row', { name: /^浏览/u });
        if (/\s2\s+3/u.test(await views.innerText())) return true;
        await page.getByRole('button', { name: '关闭' }).click();
        return false;
      },
      'both sides were counted',
      30_000,
    );

    await page.getByRole('button', { name: '对所有人发布' }).click();
    await page.getByText('已对所有人发布').waitFor();
    await pollUntil(async () => (await home('stable')).includes(TRIED), 'everybody sees it', 10_000);
    const everybody = await openPage(site.browser);
    await everybody.page.goto(site.origin);
    await everybody.page.getByRole('heading', { level: 1 }).getByText(TRIED).waitFor();
    await everybody.close();
    expect(complaints).toEqual([]);
    await close();
  }, 240_000);
});
