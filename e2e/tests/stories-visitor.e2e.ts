import { untilLive } from '@shared/browser';
import { untilAnswerForm } from '../src/stories/answer-form';
import { useOwnSite } from '../src/own-site';
import { devices } from '../src/stories/devices';
import { failOnce } from '../src/stories/fail-once';
import { leaveMessage, numberIn } from '../src/stories/messages';
import { logInFromPrompt, openAt } from '@shared/testing/visitors';

const votesIn = (text: string) => Number(/^点赞 ?(\d*)$/.exec(text)?.[1]);

describe('a visitor', () => {
  const site = useOwnSite({ command: 'start' });

  it('who presses like as a guest logs in through the prompt and is back at the same place', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/rpa_awards/?season=2026&sort=likes`);
    const like = page.getByRole('button', { name: /^给《.*》点赞/ }).first();
    await like.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await like.click();
    const prompt = page.getByRole('dialog', { name: '请先登录' });
    expect(await prompt.innerText()).toContain('登录后就能给这件作品点赞。完成后会回到现在的位置');
    expect(await like.getAttribute('aria-pressed')).toBe('false');
    await logInFromPrompt(page, '李想');

    expect(page.url()).toBe(`${site.origin}/rpa_awards/?season=2026&sort=likes`);
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 40, before);
    expect(await page.evaluate(() => sessionStorage.getItem('first-visit-url'))).toBe(page.url());
    const [token] = await page.context().cookies();
    expect(token).toMatchObject({ name: 'token', path: '/', sameSite: 'Lax' });
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
    await page.goBack();
    await page.goForward();
    await untilLive(page);
    expect(page.url()).toBe(`${site.origin}/rpa_awards/?season=2026&sort=likes`);

    const pressed = page.getByRole('button', { name: /^给《.*》点赞/ }).first();
    const count = votesIn(await pressed.innerText());
    await pressed.click();
    const liked = page.getByRole('button', { name: `现有 ${count + 1} 个`, pressed: true, disabled: false }).first();
    await liked.waitFor();
    await page.reload();
    await untilLive(page);
    await liked.click();
    await page
      .getByRole('button', { name: count > 0 ? `现有 ${count} 个` : '还没有票', pressed: false, disabled: false })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('likes a work on its page on a phone, though the network fails in the middle', async () => {
    const address = `${site.origin}/rpa_awards/`;
    const { page, close } = await openAt(site.browser, address, { visitor: '周敏', ...devices.iphone.options });
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await page.waitForURL(/\/rpa_awards\/works\/\d+\/$/);
    const main = page.getByRole('main');
    const like = main.getByRole('button', { name: /点赞，(?:现有 \d+ 个|还没有票)$/ });
    await main.getByRole('link', { name: '看全部作品' }).waitFor();
    const count = votesIn(await like.innerText());
    await failOnce(page, '/user/like/create');
    await like.click();
    const again = main.getByRole('button', { name: '没有点成，再试' });
    await again.waitFor();
    expect([votesIn(await like.innerText()), await like.getAttribute('aria-pressed')]).toEqual([count, 'false']);
    await again.click();
    await main.getByRole('button', { name: `现有 ${count + 1} 个`, pressed: true, disabled: false }).waitFor();
    await page.goBack();
    await page.waitForURL(address);
    await page.getByRole('button', { name: `现有 ${count + 1} 个`, pressed: true }).waitFor();
    await close();
  });

  it('finds in the menu who it is, asked for only when it opens, and a log-out that other tabs follow', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '周敏' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await untilLive(page);
    const menu = page.getByLabel('我的', { exact: true });
    await menu.waitFor();
    expect(asked).not.toContain('/api/v1/user/info/rich');
    await menu.click();
    await page.getByRole('banner').getByText('周敏').waitFor();
    expect(asked.filter((path) => path === '/api/v1/user/info/rich')).toHaveLength(1);
    expect(await page.getByRole('link', { name: /^我的预订/ }).getAttribute('href')).toBe('/my/?tab=bookings');

    const other = await page.context().newPage();
    await other.goto(`${site.origin}/certificate/`);
    await untilLive(other);
    await other.getByLabel('我的', { exact: true }).waitFor();
    const [cookie] = await page.context().cookies();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('status').filter({ hasText: '已退出登录' }).waitFor();
    await other.getByText('登录后看申请进度').waitFor();
    await other.getByLabel('我的', { exact: true }).waitFor({ state: 'hidden' });
    expect(await page.context().cookies()).toEqual([]);
    const headers = { authorization: `Bearer ${cookie?.value ?? ''}` };
    expect((await fetch(`${site.origin}/api/v1/user/info/rich`, { headers })).status).toBe(401);
    expect(complaints).toEqual([]);
    await close();
  });

  it('who logs out without a network sees it at once, is told when it is back, and stays logged out', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/open_day/`, { visitor: '李想' });
    const menu = page.getByLabel('我的', { exact: true });
    await menu.click();
    await page.getByRole('banner').getByText('李想').waitFor();
    await page.clock.install();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByText('登录后看自己的预订').waitFor();
    await menu.waitFor({ state: 'hidden' });
    await page.clock.runFor(60_000);
    await page.context().setOffline(false);
    await page.getByRole('status').filter({ hasText: '已退出登录' }).waitFor();
    await page.reload();
    await untilLive(page);
    await page.getByText('登录后看自己的预订').waitFor();
    expect(await menu.isVisible()).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  it('is not logged in by a jump token that somebody else sent', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/product/`);
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('JumpToken')) exchanges.push(request.url());
    });
    await page.goto(`${site.origin}/comics/?jumpToken=somebody&state=forged#top`);
    await page.getByRole('status').filter({ hasText: '这次登录不是从这个浏览器开始的' }).waitFor();
    expect(page.url()).toBe(`${site.origin}/comics/#top`);
    expect(exchanges).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  it('whose login ended on the server is asked to log in again, with what was typed still there', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/community/question/6/`, {
      visitor: '陈可',
    });
    await untilAnswerForm(page);
    await page.getByLabel('写回答').fill('先给其中一个排到夜里。');
    const { value: token } = (await page.context().cookies()).find(({ name }) => name === 'token') ?? { value: '' };
    // From elsewhere: the page hears of it by what it asks for next, whoever that is for.
    const ended = await fetch(`${site.origin}/api/v1/user/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(200);
    await page.getByRole('button', { name: '发布回答' }).click();
    await page.getByRole('dialog', { name: '请先登录' }).waitFor();
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    await logInFromPrompt(page, '陈可');
    await untilAnswerForm(page, '先给其中一个排到夜里。');
    await close();
  });

  it('finds a like, a vote for an article and a message counted once, after a restart too', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/rpa_awards/`, {
      visitor: '王一',
      ...devices.android.options,
    });
    await page
      .getByRole('button', { name: /^给《.*》点赞/, pressed: false })
      .first()
      .click();
    const liked = page.getByRole('button', { name: /^给《.*》点赞/, pressed: true, disabled: false });
    await liked.waitFor();
    const vote = page.locator('#schedule').getByRole('button', { name: '有', exact: true, disabled: false });
    const votes = async () => {
      await page.goto(`${site.origin}/qa/#schedule`);
      await page.waitForURL(`${site.origin}/qa/schedule/`);
      await untilLive(page);
      const answer = page.waitForResponse('**/articles/helpful');
      await vote.click();
      return ((await (await answer).json()) as { data: { helpful: number } }).data.helpful;
    };
    const first = await votes();
    expect(await votes()).toBe(first);
    const message = await leaveMessage(site.origin);

    await site.restart();
    expect(await votes()).toBe(first);
    // The visitor comes by another name, from the same address.
    await page.evaluate(() => localStorage.removeItem('help-voter'));
    expect(await votes()).toBe(first);
    expect(await leaveMessage(site.origin)).toBe(message + 1);
    await page.goto(`${site.origin}/rpa_awards/`);
    await liked.waitFor();
    await close();
  });

  it('leaves a message as a guest on a phone, without losing a word when the network fails, and says where the visit began', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/partner/?from=mail`, devices.android.options);
    await page.goto(`${site.origin}/contactus/#type=contactus&topic=partner`);
    await untilLive(page);
    await page.getByRole('button', { name: '发送留言' }).click();
    await page.getByText('写一个称呼，回电时好叫你。').waitFor();
    await page.getByLabel('怎么称呼').fill('  王 <b>五</b>');
    await page.getByLabel('电话或邮箱').fill('wang@example.com');
    await page.getByLabel('想做什么，停在哪里').fill('三家店的订单');
    await page.getByLabel('同意为这次留言联系我').check();
    await failOnce(page, '/api/v1/custom/assist');
    await page.getByRole('button', { name: '发送留言' }).click();
    await page.getByRole('alert').filter({ hasText: '没有发出去' }).waitFor();
    expect(await page.getByLabel('想做什么，停在哪里').inputValue()).toBe('三家店的订单');
    expect(await page.getByLabel('怎么称呼').inputValue()).toBe('  王 <b>五</b>');
    const sent = page.waitForResponse('**/api/v1/custom/assist');
    await page.getByRole('button', { name: '发送留言' }).dblclick();
    expect((await sent).request().postDataJSON()).toMatchObject({
      topic: 'partner',
      consent: true,
      firstVisitUrl: `${site.origin}/partner/?from=mail`,
    });
    await page.getByRole('heading', { name: '留言已经收到' }).waitFor();
    const number = await numberIn(await sent);
    await page.reload();
    await untilLive(page);
    expect(await page.getByLabel('想做什么，停在哪里').inputValue()).toBe('');
    // The message came once.
    expect(await leaveMessage(site.origin)).toBe(number + 1);
    await close();
  });
});
