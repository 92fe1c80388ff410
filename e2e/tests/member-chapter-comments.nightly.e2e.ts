import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { logInFromPrompt, openAt, type Visitor } from '@shared/testing/visitors';
import { openDesk } from '../src/stories/desk';
import { useOwnSite } from '../src/own-site';
import { violationsIn } from '@shared/browser/axe';
import { callsAs } from '../src/stories/call-as';
import { untilPage } from '../src/stories/until-page';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const chapter = { comicId: 2, id: 3 };
const path = `/comics/${chapter.comicId}/${chapter.id}/`;
const address = () => site.origin + path;

async function say(visitor: Visitor, content: string, chapterId = chapter.id): Promise<number> {
  const { data } = await call(visitor, '/api/ext/v1/comic/comments/create', { chapterId, content });
  return (data as { id: number }).id;
}

const box = (page: Page) => page.getByLabel('写评论', { exact: true }).and(page.getByRole('textbox'));
const send = (page: Page) => page.getByRole('button', { name: /^(发表评论|再发一次)$/ }).click();
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
/** The form comes with the idle page, and fills itself. */
const untilTyped = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>('#comment textarea')?.value === wanted,
    words,
  );
const pictures = (page: Page) => page.getByRole('region', { name: '第 1 话的画' }).getByRole('img');

it('a guest signs in with what they typed, others like and report it, a moderator hides it, and it stands after a restart', async () => {
  const guest = await openAt(site.browser, address(), { reducedMotion: 'reduce' });
  await box(guest.page).fill('夜里那一格画得像我 </script>');
  await send(guest.page);
  await logInFromPrompt(guest.page, '周敏');
  await untilTyped(guest.page, '夜里那一格画得像我 </script>');
  await send(guest.page);
  const own = row(guest.page, '夜里那一格画得像我 </script>');
  await own.getByRole('button', { name: '删除' }).waitFor();
  expect(await box(guest.page).inputValue()).toBe('');
  expect(await violationsIn(guest.page, 'main')).toEqual([]);
  // Everybody reads it without scripts within seconds.
  await untilPage(address(), ({ text }) => text.includes('夜里那一格画得像我 &lt;/script&gt;'));

  await site.restart();

  const fan = await openAt(site.browser, address(), { visitor: '王一' });
  const liked = row(fan.page, '夜里那一格').getByRole('button', { name: /^点赞/ });
  await liked.click();
  await row(fan.page, '夜里那一格').getByRole('button', { name: '点赞 1', pressed: true }).waitFor();
  await liked.click();
  await row(fan.page, '夜里那一格').getByRole('button', { name: '点赞', exact: true, pressed: false }).waitFor();
  await row(fan.page, '夜里那一格').getByRole('button', { name: '举报' }).click();
  const report = fan.page.getByRole('dialog', { name: '举报这条评论' });
  await report.getByLabel('原因').fill('看着像广告');
  await report.getByRole('button', { name: '举报' }).click();
  await fan.page.getByRole('status').filter({ hasText: '已经告诉版主' }).waitFor();

  const moderator = await openDesk(site.browser, { origin: site.origin, path: '/content' });
  await moderator.page.getByText('夜里那一格画得像我').first().waitFor();
  await moderator.page.goto(address());
  await row(moderator.page, '夜里那一格').getByRole('button', { name: '移除' }).click();
  const removal = moderator.page.getByRole('dialog', { name: '移除这条评论' });
  await removal.getByLabel('原因').fill('不许发广告');
  await removal.getByRole('button', { name: '移除' }).click();
  await row(moderator.page, '夜里那一格').getByText('原因：不许发广告').waitFor();
  await untilPage(address(), ({ text }) => !text.includes('夜里那一格'));
  await fan.page.reload();
  await untilLive(fan.page);
  await fan.page.getByRole('heading', { name: '评论', exact: true }).waitFor();
  expect(await row(fan.page, '夜里那一格').count()).toBe(0);
  // The author reads why, here and in the member's own list.
  await guest.page.reload();
  await row(guest.page, '夜里那一格').getByText('原因：不许发广告').waitFor();
  await guest.page.goto(`${site.origin}/my/?tab=comments`);
  await row(guest.page, '夜里那一格').getByText('原因：不许发广告').waitFor();
  await guest.page.goto(`${site.origin}/my/?tab=notices`);
  await guest.page.getByRole('link', { name: /你的评论「夜里那一格/ }).click();
  await guest.page.waitForURL(`**${path}#comments`);

  await row(moderator.page, '夜里那一格').getByRole('button', { name: '恢复' }).click();
  await untilPage(address(), ({ text }) => text.includes('夜里那一格'));
  await row(guest.page, '夜里那一格').getByRole('button', { name: '删除' }).click();
  const sure = guest.page.getByRole('group', { name: '删除这条评论？' });
  await sure.getByRole('button', { name: '删除' }).click();
  await row(guest.page, '夜里那一格').waitFor({ state: 'detached' });
  await untilPage(address(), ({ text }) => !text.includes('夜里那一格'));
  await Promise.all([guest.close(), fan.close(), moderator.close()]);
}, 300_000);

it('the latest stand in the page without scripts, and a guest’s browser asks for nothing until they want more', async () => {
  for (let at = 0; at < 12; at += 1) await say('陈可', `第 ${at} 句话`, 1);
  const other = `${site.origin}/comics/1/1/`;
  await untilPage(other, ({ text }) => text.includes('第 11 句话') && text.includes('12 条评论'));
  const { page, complaints, close } = await openPage(site.browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!ext\/v1\/media\/|.*telemetry)/.test(request.url())) asked.push(request.url());
  });
  await page.goto(other);
  await untilLive(page);
  await box(page).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: '句话' }).count()).toBe(10);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '更多' }).click();
  await row(page, '第 0 句话').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: '句话' }).count()).toBe(12);
  expect(await page.getByRole('button', { name: '更多' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('what is typed stands after a reload and after Back, beside what another tab holds, and through every refusal', async () => {
  const { page, close } = await openAt(site.browser, address(), { visitor: '陈可' });
  const second = await page.context().newPage();
  await second.goto(address());
  await box(second).waitFor();
  await box(page).fill('第一页写的');
  await second.getByText('另一个标签页里还有一份草稿：“第一页写的”').waitFor();
  await second.getByRole('button', { name: '换成那一份' }).click();
  expect(await box(second).inputValue()).toBe('第一页写的');
  await second.close();

  await page.reload();
  await untilTyped(page, '第一页写的');
  await page.getByRole('link', { name: /各话$/ }).last().click();
  await page.waitForURL(`**/comics/${chapter.comicId}/`);
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await box(page).waitFor();
  await untilTyped(page, '第一页写的');

  await box(page).fill('一直留着的话');
  for (const [status, reason, words] of [
    [429, 'rate-limited', '太频繁了'],
    [409, 'repeat-differs', '和上一次不一样'],
  ] as const) {
    await page.route('**/comic/comments/create', (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: JSON.stringify({ code: status, data: { reason }, msg: words }),
      }),
    );
    await send(page);
    await page.getByRole('alert').filter({ hasText: `没有发出去：` }).waitFor();
    expect(await box(page).inputValue()).toBe('一直留着的话');
    await page.unroute('**/comic/comments/create');
  }
  await page.context().setOffline(true);
  await send(page);
  await page.getByRole('alert').filter({ hasText: '网络不通，填的内容都在' }).waitFor();
  await page.getByText('草稿已存在这台设备上').waitFor();
  expect(await box(page).inputValue()).toBe('一直留着的话');
  await page.context().setOffline(false);
  // However often one clicks.
  await page.getByRole('button', { name: /^(发表评论|再发一次)$/ }).dblclick();
  await row(page, '一直留着的话').waitFor();
  expect(await row(page, '一直留着的话').count()).toBe(1);
  await page.reload();
  await row(page, '一直留着的话').waitFor();
  expect(await row(page, '一直留着的话').count()).toBe(1);
  await close();
});

describe('a chapter that was opened once', () => {
  it('is there to its end with the network cut, in the reader, too; what was read is told when it is back', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/1/2/`, {
      visitor: '李想',
      serviceWorkers: 'allow',
    });
    const images = page.getByRole('region', { name: /话的画$/ }).getByRole('img');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-panel] img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    const count = await images.count();
    expect(count).toBeGreaterThan(2);
    await box(page).waitFor();
    // The worker is registered once all is kept.
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await page.context().setOffline(true);
    for (let at = 0; at < count; at += 1) await images.nth(at).scrollIntoViewIfNeeded();
    expect(await page.getByText(/没载出来/).count()).toBe(0);
    await page
      .getByRole('link', { name: /接着读|打开阅读器/ })
      .first()
      .click();
    const reader = page.getByRole('dialog');
    await reader.getByRole('button', { name: '单格' }).click();
    for (let at = 1; at < count; at += 1) await page.keyboard.press('ArrowRight');
    await reader.getByText(`${count} / ${count}`, { exact: true }).first().waitFor();
    expect(await reader.getByText(/没载出来/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
    const told = page.waitForResponse((response) => response.url().endsWith('/comic/places/save') && response.ok());
    await page.context().setOffline(false);
    await told;
    await close();
    const other = await openAt(site.browser, `${site.origin}/comics/1/`, { visitor: '李想' });
    await other.page.getByRole('listitem').filter({ hasText: '第 2 话' }).getByText('已读').waitFor();
    await other.close();
  });

  it('fetches only what comes into sight where the visitor saves data', async () => {
    const { page, close } = await openPage(site.browser);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(address());
    await untilLive(page);
    await box(page).waitFor();
    const lazy = await pictures(page).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading));
    expect(lazy.filter((loading) => loading === 'lazy').length).toBe(lazy.length - 2);
    await close();
  });
});
