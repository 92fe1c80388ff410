import { createHash } from 'node:crypto';
import type { Page, Request, Route } from 'playwright-core';
import { madePng } from '@shared/testing/made-images';
import { contentTasks } from '../src/desk/content-tasks';
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

contentTasks(site);

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
