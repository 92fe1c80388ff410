import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page, Request, Route } from 'playwright-core';
import { madePng } from '@shared/testing/made-images';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { backendProcess, forgetPeak, residentMemory } from '../src/desk/backend-memory';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';
import { openDesk } from '../src/stories/desk';

/** How many, and MB of each: `DESK_PICTURES=500 DESK_PICTURE_MB=10` is what is promised, and takes minutes and 10 GB of disk. */
const PICTURES = Number(process.env['DESK_PICTURES'] ?? 20);
const MEGABYTES = Number(process.env['DESK_PICTURE_MB'] ?? 0);
const LONG = PICTURES * MEGABYTES > 100;
const programs = process.env['DESK_ENGINE'] === 'postgres' ? postgresPrograms() : null;

let database: PostgresServer | null = null;
const site = useOwnSite({
  command: 'start',
  environment: async () => {
    if (programs === null) return {};
    database = await PostgresServer.start(programs);
    return { DATABASE_URL: await database.createDatabase('community'), SAMPLE_DATA: 'on', SIGN_IN: 'on' };
  },
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'desk-pictures-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database?.stop();
});
const partPath = '**/api/ext/v1/desk/files/part?*';

async function newChapter(page: Page): Promise<number> {
  await page.getByRole('combobox', { name: '漫画' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('标题').fill('新的一话');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/#\/chapters\/\d+/);
  return Number(/chapters\/(\d+)/.exec(page.url())?.[1]);
}

/** The grey of a picture, from which its place is known again: what is served was encoded anew. */
const shadeOf = (at: number) => (at * 37) % 256;

/** Greys of pictures; runs in the page. */
const shadesOf = (urls: string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(picture, 0, 0);
      return context?.getImageData(0, 0, 1, 1).data[0] ?? NaN;
    }),
  );

it(
  `${PICTURES} pictures over a network that is cut three times are all there, and none twice`,
  async () => {
    const files = [];
    for (let at = 0; at < PICTURES; at += 1) {
      const file = path.join(folder, `${at + 1}.png`);
      // Bytes behind a picture's end are sent as well, and kept by nobody.
      await writeFile(file, Buffer.concat([madePng(320, 480, shadeOf(at)), randomBytes(MEGABYTES * 1024 * 1024 + 8)]));
      files.push(file);
    }
    const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/chapters/create' });
    const id = await newChapter(page);
    const backend = LONG ? await backendProcess(site.dataDir) : null;
    const before = backend && (await residentMemory(backend));
    if (backend) await forgetPeak(backend);
    let parts = 0;
    let cuts = 0;
    const cutAt = [4, Math.round(PICTURES * 0.55), Math.round(PICTURES * 0.85)];
    // A part arrives whole and its answer does not; the next requests find no network.
    const cut = async (route: Route) => {
      parts += 1;
      if (!cutAt.includes(parts)) return route.continue();
      cuts += 1;
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      await page.getByText('没有网络，连上后自动继续').first().waitFor();
      await page.context().setOffline(false);
      // Requests that are not looked at are sent without a detour.
      if (cuts === 3) await page.unroute(partPath);
    };
    await page.route(partPath, cut);
    const begun = new Set<string>();
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/desk/files/begin')) begun.add(String(request.postData()));
    });
    await page.getByLabel('上传图片（可以选很多张）').setInputFiles(files);
    await page
      .getByText(`已放进 ${PICTURES} 格`)
      .first()
      .waitFor({ timeout: LONG ? 1_700_000 : 60_000 });
    expect(cuts).toBe(3);
    expect(begun.size).toBe(PICTURES);
    if (backend && before) {
      const { now, peak } = await residentMemory(backend);
      const engine = programs ? 'PostgreSQL' : 'embedded database';
      process.stdout.write(`backend, ${engine}: ${before.now} MB before, at most ${peak} MB, ${now} MB after\n`);
    }
    const saved = page.waitForResponse((response) => response.url().endsWith('/desk/chapters/save'));
    await page.getByRole('button', { name: '保存' }).click();
    expect((await saved).status()).toBe(200);

    const { data } = await callAs(site.origin, '云梭官方', `/api/ext/v1/desk/chapters/one?id=${id}`);
    const { panels } = data as { panels: { url: string }[] };
    expect(panels).toHaveLength(PICTURES);
    const shades = await page.evaluate(
      shadesOf,
      panels.map(({ url }) => url),
    );
    for (const [at, shade] of shades.entries()) expect([at, Math.abs(shade - shadeOf(at)) < 4]).toEqual([at, true]);
    await close();
  },
  LONG ? 3_600_000 : 120_000,
);

it('a picture can be stopped and sent again, and one that is no picture says so', async () => {
  const { page, close } = await openDesk(site.browser, { origin: site.origin, path: '/chapters/create' });
  await newChapter(page);
  let hold = true;
  await page.route(partPath, async (route) => {
    if (!hold) await route.continue();
  });
  await page.getByLabel('上传图片（可以选很多张）').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: madePng(320, 480, 50) },
    { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
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
  await page.getByRole('button', { name: '不传 b.png 了' }).click();
  await page.getByRole('list', { name: '正在上传的图片' }).waitFor({ state: 'detached' });
  await close();
}, 300_000);
