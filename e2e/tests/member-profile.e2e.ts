import { openPage } from '@shared/browser';
import { violationsIn } from '@shared/browser/axe';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';

describe('the page of a member', () => {
  const site = useOwnSite({ command: 'start' });
  const call = callsAs(site);
  let id = 0;
  let asked = 0;
  const html = async () => {
    const response = await fetch(`${site.origin}/community/people/${String(id)}/`);
    return { status: response.status, text: await response.text() };
  };
  const until = async (fits: (page: Awaited<ReturnType<typeof html>>) => boolean) => {
    const end = Date.now() + 60_000;
    while (!fits(await html())) if (Date.now() > end) throw new Error('the page is still as it was');
  };

  it('is made by choosing what it shows, and stands without scripts', async () => {
    id = ((await call('周敏', '/api/v1/user/info/rich')).data as { id: number }).id;
    const question = { topic: 'start', title: '怎样把两张表对上？', content: '列名不一样。' };
    asked = ((await call('周敏', '/api/ext/v1/questions/create', question)).data as { id: number }).id;
    await until(({ status }) => status === 404);
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/my/?tab=account`, {
      visitor: '周敏',
    });
    await page.getByRole('checkbox', { name: '我的提问' }).click();
    await page.getByRole('link', { name: '看我的主页' }).click();
    await page.getByRole('heading', { name: /周敏/, level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
    await until(({ status, text }) => status === 200 && text.includes(question.title));
    expect((await html()).text).not.toContain('noindex');
  });

  it.each([360, 1440])('is followed from its page, and tells of what is new, %i px wide', async (width) => {
    const { page, close } = await openAt(site.browser, `${site.origin}/community/question/${String(asked)}/`, {
      visitor: '陈可',
      viewport: { width, height: 900 },
    });
    await page.getByRole('link', { name: /周敏/ }).first().click();
    const follow = page.getByRole('button', { name: /关注周敏/ });
    await follow.click();
    await page.getByRole('button', { name: /已关注周敏/, pressed: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await violationsIn(page)).toEqual([]);
    const shots = process.env['PROFILE_SHOTS'];
    if (shots) await page.screenshot({ path: `${shots}/profile-${String(width)}.png`, fullPage: true });
    const title = `新的一问，${String(width)}`;
    await call('周敏', '/api/ext/v1/questions/create', { topic: 'start', title, content: '说清楚一点。' });
    await page.goto(`${site.origin}/my/?tab=notices`);
    await page.getByRole('link', { name: new RegExp(title) }).waitFor();
    await page.goto(`${site.origin}/my/?tab=following`);
    await page.getByRole('button', { name: /已关注周敏/ }).click();
    await page.getByRole('button', { name: /已关注周敏/ }).waitFor({ state: 'detached' });
    await close();
  });

  it('is gone once nothing is shown, and no name leads there', async () => {
    await call('周敏', '/api/ext/v1/my/profile/save', { shown: [] });
    await until(({ status }) => status === 404 || status === 410);
    const { page, close } = await openPage(site.browser);
    await page.goto(`${site.origin}/community/question/${String(asked)}/`);
    await page.getByText('周敏').first().waitFor();
    expect(await page.getByRole('link', { name: /周敏/ }).count()).toBe(0);
    await close();
  });
});
