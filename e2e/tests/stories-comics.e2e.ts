import type { Page } from 'playwright-core';
import { useOwnSite } from '../src/own-site';
import { devices } from '../src/stories/devices';
import { openAt } from '../src/stories/visitors';

const like = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^喜欢 \d/ });
const countIn = (words: string) => Number(/\d+/.exec(words)?.[0]);
const stateOf = (page: Page, chapter: number) => page.locator(`a[href$="?chapter=${chapter}"] small`);

describe('a comic', () => {
  const site = useOwnSite({ command: 'start' });

  it('is liked in spite of a failing network, and read to its end, which another device knows after a restart', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/?chapter=1`, { visitor: '陈可' });
    const before = countIn(await like(page).innerText());
    await page.route('**/user/like/create', (route) => route.abort('connectionreset'), { times: 1 });
    await like(page).click();
    await page.getByRole('alert').filter({ hasText: '没有点成，已经改回原来的数' }).waitFor();
    expect(countIn(await like(page).innerText())).toBe(before);
    await like(page).click();
    await page.getByText('陈可（示例）喜欢这一话').waitFor();
    const told = page.waitForResponse((response) => response.url().endsWith('/comic/user/clickToView'));
    await page.keyboard.press('End');
    expect((await told).status()).toBe(200);
    await close();

    await site.restart();
    const phone = await openAt(site.browser, `${site.origin}/mobile/comics/?chapter=1`, {
      visitor: '陈可',
      ...devices.iphone.options,
    });
    const dock = phone.page.getByRole('button', { name: `喜欢，${before + 1} 人` });
    expect(await dock.getAttribute('aria-pressed')).toBe('true');
    await dock.click();
    await phone.page.getByRole('button', { name: `喜欢，${before} 人`, pressed: false, disabled: false }).waitFor();
    await phone.close();
    const other = await openAt(site.browser, `${site.origin}/comics/`, { visitor: '陈可' });
    await stateOf(other.page, 1).filter({ hasText: '已读' }).waitFor();
    expect(await stateOf(other.page, 3).innerText()).toBe('未读');
    await other.close();
  });

  it('loses a chapter to an official user alone, who is asked first', async () => {
    const address = `${site.origin}/comics/?chapter=6`;
    const reader = await openAt(site.browser, address, { visitor: '李想' });
    await like(reader.page).waitFor();
    expect(await reader.page.getByRole('button', { name: '删除这一话' }).count()).toBe(0);
    await reader.close();

    const official = await openAt(site.browser, address, { visitor: '云梭官方' });
    const { page } = official;
    await page.route('**/comicChapter/delete', (route) => route.abort('connectionreset'), { times: 1 });
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
