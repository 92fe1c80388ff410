import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '@shared/browser';
import { type RunningSite, sharedSite, startSite } from '@shared/testing/site';
import { violationsIn } from '@shared/browser/axe';

const pieces = [
  ['色与间距', '字', '品牌与织样', '图标', '一页的主线', '没有主线的结尾'],
  ['按钮', '一排按钮', '链接'],
  ['徽标', '状态', '步骤线', '面包屑'],
  ['标签页', '折叠问答'],
  ['卡片', '表格', '画出来的窗口'],
  ['输入框', '单选块', '勾选', '搜索框', '整张表单'],
  ['对话框', '再问一次', '消息条', '翻页', '空的', '没有载入', '没有做成', '还没到的'],
].flat();

let dataDir: string;
let browser: Browser;
let gallery: RunningSite;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-gallery-'));
  [browser, gallery] = await Promise.all([
    launchBrowser(),
    startSite({ command: 'dev', arguments: ['gallery'], dataDir }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gallery.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

async function open(width: number): Promise<WatchedPage> {
  const watched = await openPage(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await watched.page.goto(gallery.origin);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return watched;
}

describe('npm run dev -- gallery', () => {
  it('shows every piece at 1440 and at 360 px, without a complaint of axe or the browser', async () => {
    const { page, complaints, close } = await open(1440);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page
        .getByRole('region')
        .evaluateAll((regions) =>
          regions.filter((region) => region.checkVisibility()).map((region) => region.ariaLabel),
        );
      expect(pieces.filter((name) => !shown.includes(name))).toEqual([]);
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('lets its pieces be tried: dialog, form, toast', async () => {
    const { page, complaints, close } = await open(360);
    const piece = (name: string) => page.getByRole('region', { name, exact: true });
    const opener = piece('对话框').getByRole('button', { name: '打开很长的' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    expect(await violationsIn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: '知道了' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    const form = piece('整张表单');
    await form.getByRole('button', { name: '发送' }).first().click();
    await form.getByText('写一个称呼').waitFor();
    const messages = piece('消息条').getByText('链接已复制');
    expect(await messages.count()).toBe(2);
    await piece('消息条').getByRole('button', { name: '关闭' }).first().click();
    await piece('消息条').getByRole('button', { name: '再看一次' }).waitFor();
    expect(await messages.count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is no page of the site', async () => {
    expect((await fetch(`${sharedSite().origin}/gallery/`)).status).toBe(404);
  });
});
