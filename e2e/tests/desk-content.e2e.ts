import { createHash } from 'node:crypto';
import type { Page, Request, Route } from 'playwright-core';
import { madePng } from '@shared/testing/made-images';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

const site = useOwnSite({ command: 'start' });
const partPath = '**/api/ext/v1/desk/files/part?*';

const image = (name: string, mark: number) => ({ name, mimeType: 'image/png', buffer: madePng(320, 480, mark) });

async function newChapter(page: Page, comic: string): Promise<number> {
  await page.getByRole('combobox', { name: '漫画' }).click();
  await page.getByRole('option', { name: comic }).click();
  await page.getByLabel('标题').fill('新的一话');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('新的一话').first().waitFor();
  await page.waitForURL(/#\/chapters\/\d+/);
  return Number(/chapters\/(\d+)/.exec(page.url())?.[1]);
}

it('an editor makes a comic, previews a chapter as visitors will read it, and publishes it', async () => {
  const { page, complaints, close } = await openDesk(site.browser, { origin: site.origin, path: '/comics/create' });
  await page.getByLabel('标题').fill('值班的夜');
  await page.getByLabel('简介').fill('夜里谁来看报表');
  await page.getByLabel('作者').fill('编辑部');
  await page.getByLabel('上传封面').setInputFiles(image('封面.png', 9));
  await page.getByRole('button', { name: '换封面' }).waitFor();
  await page.getByLabel('封面上画了什么').fill('窗外是夜');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: '值班的夜', exact: true }).waitFor();

  await page.goto(`${site.origin}/desk/#/chapters/create`);
  const id = await newChapter(page, '值班的夜');
  await page
    .getByLabel('上传图片（可以选很多张）')
    .setInputFiles([image('2.png', 2), image('10.png', 10), image('1.png', 1)]);
  const words = page.getByLabel('画了什么、说了什么');
  await page.waitForFunction(() => document.querySelectorAll('img[alt=""][height="480"]').length === 3);
  expect(await words.count()).toBe(3);

  // Without words nobody who does not see it would know what happens: it cannot be published.
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').first().waitFor();
  await page.getByRole('button', { name: '现在发布' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('第 1、2、3 格还没写说明，不能发布').first().waitFor();

  for (const [at, text] of ['灯还亮着', '电话响了', '报表好了'].entries()) await words.nth(at).fill(text);
  // By keyboard: the second panel goes up.
  const up = page.getByRole('button', { name: '上移' }).nth(1);
  await up.focus();
  await page.keyboard.press('Enter');
  expect(await words.first().inputValue()).toBe('电话响了');
  const saved = page.waitForResponse((response) => response.url().endsWith('/desk/chapters/save'));
  await page.getByRole('button', { name: '保存' }).click();
  expect((await saved).status()).toBe(200);

  const guest = await openAt(site.browser, `${site.origin}/comics/?chapter=${id}`);
  await guest.page.getByText('内容不存在或已删除').first().waitFor();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '预览' }).click();
  const preview = await opened;
  await preview.getByRole('dialog', { name: '值班的夜 第 1 话' }).waitFor();
  await preview.getByRole('img', { name: '电话响了' }).waitFor();
  expect(preview.url()).toContain('preview=');

  await page.getByRole('button', { name: '现在发布' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '撤回' }).waitFor();
  await guest.page.reload();
  await guest.page.getByRole('dialog', { name: '值班的夜 第 1 话' }).getByRole('img', { name: '电话响了' }).waitFor();

  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '改回草稿' }).waitFor();
  await guest.page.reload();
  await guest.page.getByText('内容不存在或已删除').first().waitFor();
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await Promise.all([close(), guest.close()]);
}, 90_000);

it('twenty pictures over a network that is cut three times are all there, and none twice', async () => {
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/chapters/create' });
  const id = await newChapter(page, '值班的夜');
  const files = Array.from({ length: 20 }, (_, at) => image(`${at + 1}.png`, 100 + at));
  let parts = 0;
  let cuts = 0;
  // A part arrives whole and its answer does not; the next requests find no network.
  const cut = async (route: Route) => {
    parts += 1;
    if (![4, 11, 17].includes(parts)) return route.continue();
    cuts += 1;
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    await page.getByText('没有网络，连上后自动继续').first().waitFor();
    await page.context().setOffline(false);
  };
  await page.route(partPath, cut);
  const begun = new Set<string>();
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/desk/files/begin')) begun.add(String(request.postData()));
  });
  await page.getByLabel('上传图片（可以选很多张）').setInputFiles(files);
  await page.getByText('已放进 20 格').first().waitFor({ timeout: 60_000 });
  expect(cuts).toBe(3);
  expect(begun.size).toBe(20);
  const saved = page.waitForResponse((response) => response.url().endsWith('/desk/chapters/save'));
  await page.getByRole('button', { name: '保存' }).click();
  expect((await saved).status()).toBe(200);

  const { data } = await callAs(site.origin, '云梭官方', `/api/ext/v1/desk/chapters/one?id=${id}`);
  const { panels } = data as { panels: { url: string }[] };
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const served = await Promise.all(
    panels.map(async ({ url }) => hash(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()))),
  );
  expect(served).toEqual(files.map(({ buffer }) => hash(buffer)));
  await close();
}, 120_000);

it('a picture can be stopped and sent again, and one that is no picture says so', async () => {
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/chapters/create' });
  await newChapter(page, '值班的夜');
  let hold = true;
  await page.route(partPath, async (route) => {
    if (!hold) await route.continue();
  });
  await page
    .getByLabel('上传图片（可以选很多张）')
    .setInputFiles([image('a.png', 50), { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }]);
  await page.getByRole('button', { name: '停止 a.png' }).click();
  await page.getByText('已停止').waitFor();
  await page.getByRole('button', { name: '停止 b.png' }).click();
  hold = false;
  await page.getByRole('button', { name: '重试 a.png' }).click();
  await page.getByText('已传完 1 张，共 2 张').waitFor();
  await page.getByRole('button', { name: '重试 b.png' }).click();
  await page.getByText('这不是 PNG、JPEG 或 WebP 图片').waitFor();
  await page.getByRole('button', { name: '先放进已传完的' }).click();
  await page.getByText('已放进 1 格').first().waitFor();
  await close();
}, 60_000);

it('an operator publishes a build that the download page offers at once, and takes it back', async () => {
  const buffer = Buffer.from('这不是可以安装的程序。\n'.repeat(300));
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/builds/create' });
  const file = page.getByLabel('上传安装包').first();
  await page.getByLabel('安装包的 SHA-256').fill('0'.repeat(64));
  const exe = { name: 'yunsuo-9.0.0-win.exe', mimeType: 'application/octet-stream', buffer };
  await file.setInputFiles(exe);
  await page.getByText('文件的内容和它的 SHA-256 对不上').waitFor();
  await page.getByLabel('安装包的 SHA-256').fill(sha256.toUpperCase());
  await file.setInputFiles(exe);
  await page.getByText('SHA-256 核对无误').waitFor();
  await page.getByRole('combobox', { name: '系统' }).click();
  await page.getByRole('option', { name: 'Windows' }).click();
  await page.getByRole('combobox', { name: '处理器' }).click();
  await page.getByRole('option', { name: 'x64' }).click();
  await page.getByLabel('版本').fill('9.0.0');
  await page.getByLabel('更新说明，一行一条').fill('启动更快\n\n');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '收回' }).waitFor();

  const newest = async () => {
    const { data } = await callAs(site.origin, '李想', '/api/v1/sys/download/client?os=win&arch=x64');
    return (data as { platforms: { builds: { version: string; sha256: string; notes: string[]; url: string }[] }[] })
      .platforms[0]?.builds[0];
  };
  const offered = await newest();
  expect(offered).toMatchObject({ version: '9.0.0', sha256, notes: ['启动更快'] });
  const bytes = await (await fetch(site.origin + String(offered?.url))).arrayBuffer();
  expect(createHash('sha256').update(new Uint8Array(bytes)).digest('hex')).toBe(sha256);
  await page.getByRole('button', { name: '收回' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('已收回').first().waitFor();
  expect((await newest())?.version).not.toBe('9.0.0');
  await close();
}, 60_000);
