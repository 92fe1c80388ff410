import type { Page } from 'playwright-core';
import { openPage } from '@shared/browser';
import { useOwnSite } from '../src/own-site';
import { devices } from '../src/stories/devices';
import { failOnce } from '../src/stories/fail-once';
import { openAt } from '@shared/testing/visitors';

const like = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^点赞/ });
const countIn = (words: string) => Number(/\d+/.exec(words)?.[0]);
const stateOf = (page: Page, chapter: number) => page.locator(`a[href$="/${chapter}/"] small`);

describe('a comic', () => {
  const site = useOwnSite({ command: 'start' });

  it('is liked in spite of a failing network, and read to its end, which another device knows after a restart', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/?chapter=1`, { visitor: '陈可' });
    const told = page.waitForResponse((response) => response.url().endsWith('/comic/user/clickToView'));
    const before = countIn(await like(page).innerText());
    await failOnce(page, '/user/like/create');
    await like(page).click();
    await page.getByRole('alert').filter({ hasText: '没有点成，已经改回原来的数' }).waitFor();
    expect(countIn(await like(page).innerText())).toBe(before);
    await like(page).click();
    await page.getByText('陈可（示例）赞了这一话').waitFor();
    await page.keyboard.press('End');
    expect((await told).status()).toBe(200);
    // The end of one chapter is not the end of the next.
    await page.getByRole('dialog').getByRole('link', { name: '接着读' }).click();
    await page.getByRole('dialog', { name: / 第 2 话$/ }).waitFor();
    await page.getByRole('dialog').getByRole('img').first().waitFor();
    await close();

    await site.restart();
    const phone = await openAt(site.browser, `${site.origin}/mobile/comics/?chapter=1`, {
      visitor: '陈可',
      ...devices.iphone.options,
    });
    const dock = phone.page.getByRole('button', { name: `点赞，${before + 1} 人` });
    expect(await dock.getAttribute('aria-pressed')).toBe('true');
    await dock.click();
    await phone.page.getByRole('button', { name: `点赞，${before} 人`, pressed: false, disabled: false }).waitFor();
    await phone.close();
    const other = await openAt(site.browser, `${site.origin}/comics/`, { visitor: '陈可' });
    await stateOf(other.page, 1).filter({ hasText: '已读' }).waitFor();
    expect(await stateOf(other.page, 2).innerText()).toBe('未读');
    expect(await stateOf(other.page, 3).innerText()).toBe('未读');
    await other.close();
  });

  it('is read by a guest with keys and at the edges of the page, past a panel that fails, and goes on where it was left', async () => {
    const { page, close } = await openPage(site.browser);
    await page.route(/comic-1-2-6\.svg$/, (route) => route.abort('connectionreset'));
    await page.goto(`${site.origin}/comics/?chapter=2`);
    const reader = page.getByRole('dialog');
    const at = (place: string) => reader.getByText(place, { exact: true }).first().waitFor();
    await at('1 / 1');
    expect(await reader.getByRole('img').count()).toBe(5);
    await reader.getByRole('alert').filter({ hasText: '第 6 格没载出来' }).waitFor();
    await reader.getByRole('button', { name: '单格' }).click();
    await at('1 / 6');
    expect(await reader.getByRole('img').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at('3 / 6');
    await reader.getByRole('button', { name: '下一格' }).click();
    await at('4 / 6');
    await page.keyboard.press('End');
    await reader.getByRole('alert').filter({ hasText: '第 6 格没载出来' }).waitFor();
    await reader.getByRole('button', { name: '重试这一格' }).click();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('dialog img:not([inert] *)')?.naturalWidth ?? 0) > 0,
    );
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', '?']) await page.keyboard.press(key);
    await reader.getByRole('region', { name: '按键' }).waitFor();
    await page.keyboard.press('Escape');
    await reader.getByRole('region', { name: '按键' }).waitFor({ state: 'detached' });
    await page.reload();
    await at('3 / 6');
    await page.keyboard.press('Escape');
    await page.waitForURL(`${site.origin}/comics/`);
    await page.getByRole('link', { name: '从第 3 格接着读' }).waitFor();
    await close();
  });

  it('fills the screen by a key or a button, and has the next chapter’s pictures before its link is pressed', async () => {
    const { page, close } = await openPage(site.browser);
    const asked: string[] = [];
    const kept: string[] = [];
    page.on('response', (response) => {
      const fetched = /chapterId=2$|comic-1-2-[1-4]\.svg/.exec(response.url());
      // The chapter is kept on the device from the browser's cache, which tests go past.
      const keeps = response.url().endsWith('.svg') && response.request().resourceType() === 'fetch';
      if (fetched && response.status() === 200) (keeps ? kept : asked).push(fetched[0]);
    });
    await page.addInitScript(() => {
      localStorage.setItem('comic-view', JSON.stringify({ mode: 'page', fit: 'height' }));
    });
    await page.goto(`${site.origin}/comics/?chapter=1`);
    const reader = page.getByRole('dialog');
    await reader.getByText('1 / 6', { exact: true }).first().waitFor();
    const full = (wanted: boolean) =>
      page.waitForFunction((is) => (document.fullscreenElement !== null) === is, wanted);
    await page.keyboard.press('f');
    await full(true);
    await page.keyboard.press('f');
    await full(false);
    await reader.getByRole('button', { name: '全屏' }).click();
    await full(true);
    expect(asked).toEqual([]);

    const ahead = page.waitForResponse(/comic-1-2-4\.svg/);
    await page.keyboard.press('End');
    await (await ahead).finished();
    await reader.getByRole('link', { name: '接着读' }).click();
    await page.getByRole('dialog', { name: / 第 2 话$/ }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog img')]
        .slice(0, 4)
        .every(({ naturalWidth }) => naturalWidth > 0),
    );
    expect(kept).toEqual([...new Set(kept)]);
    expect(asked.toSorted()).toEqual(['chapterId=2', ...[1, 2, 3, 4].map((panel) => `comic-1-2-${panel}.svg`)]);
    await full(true);
    await reader.getByRole('button', { name: '全屏' }).click();
    await full(false);
    await close();
  });

  it('is a printed page on a desk, from which the arrow leads to its end and to the next chapter', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/?chapter=3`);
    const reader = page.getByRole('dialog');
    await reader.getByRole('img').nth(5).waitFor();
    const inSight = (name: string) =>
      page.waitForFunction((words) => {
        const found = [...document.querySelectorAll('dialog a, dialog img')].find(
          (element) => element.textContent.includes(words) || element.getAttribute('alt')?.includes(words),
        );
        const { top, bottom } = found?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top > 0 && bottom <= innerHeight;
      }, name);
    const first = (await reader.getByRole('img').first().getAttribute('alt')) ?? '';
    await inSight(first);
    await page.keyboard.press('ArrowRight');
    await inSight('接着读');
    await page.keyboard.press('ArrowLeft');
    await inSight(first);
    await page.keyboard.press('ArrowRight');
    await inSight('接着读');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: / 第 2 话$/ }).waitFor();
    await close();
  });

  it('is a strip on a phone where one asks for it, which goes on at the panel that stood in its middle', async () => {
    const { page, close } = await openAt(
      site.browser,
      `${site.origin}/mobile/comics/?chapter=4`,
      devices.android.options,
    );
    await page.getByRole('dialog').getByRole('button', { name: '长条' }).click();
    const fifth = page.locator('[data-panel="5"]');
    await fifth.evaluate((panel) => {
      panel.scrollIntoView({ block: 'center' });
    });
    const dock = page.getByRole('dialog').getByText('5 / 6', { exact: true }).last();
    await dock.waitFor();
    await page.reload();
    await dock.waitFor();
    expect(await fifth.evaluate((panel) => Math.abs(panel.getBoundingClientRect().top) < innerHeight / 2)).toBe(true);
    await close();
  });

  it('loses a chapter to an official user alone, who is asked first', async () => {
    const address = `${site.origin}/comics/?chapter=6`;
    const reader = await openAt(site.browser, address, { visitor: '李想' });
    await like(reader.page).waitFor();
    expect(await reader.page.getByRole('button', { name: '删除这一话' }).count()).toBe(0);
    await reader.close();

    const official = await openAt(site.browser, address, { visitor: '云梭官方' });
    const { page } = official;
    await failOnce(page, '/comicChapter/delete');
    await page.getByRole('button', { name: '删除这一话' }).click();
    const confirm = page.getByRole('group', { name: '删除这一话？' });
    await confirm.getByRole('button', { name: '删除' }).click();
    await confirm.getByRole('alert').filter({ hasText: '没有删成' }).waitFor();
    await confirm.getByRole('button', { name: '删除' }).click();
    await page.waitForURL(`${site.origin}/comics/`);
    await stateOf(page, 6).waitFor({ state: 'detached' });
    expect(await stateOf(page, 5).count()).toBeGreaterThan(0);
    await official.close();

    const guest = await openAt(site.browser, address);
    await guest.page.getByRole('dialog').getByText('内容不存在或已删除').waitFor();
    await guest.close();
  });
});
