import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { madePng } from '@shared/testing/made-images';
import { isNightly } from '@shared/testing/nightly';
import { accessToken } from '@shared/testing/visitors';
import { openDesk } from '../src/stories/desk';
import { useOwnSite } from '../src/own-site';

const ENTRY = `/page-content/${encodeURIComponent('remote-marketing/home')}`;

/** ms from a press to the HTML that every page server gives. */
const LIVE = 5000;

/** A video of a few frames, as the browser itself makes one. */
async function madeVideo(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' });
    const made = new Promise<Blob>((done) => {
      recorder.ondataavailable = ({ data }) => done(data);
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      canvas.getContext('2d')?.fillRect(frame, frame, 9, 9);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    return Array.from(new Uint8Array(await (await made).arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
  });
  return Buffer.from(text, 'latin1');
}

/** Fills in a video of a customer, with everything that belongs to it. */
async function putVideo(page: Page): Promise<void> {
  const videos = page.locator('[data-field="value.videos"]');
  await videos.locator('summary').first().click();
  await page.locator('[data-field="value.videos.items"]').getByRole('button', { name: '添加一项' }).click();
  const send = (label: string, name: string, buffer: Buffer) =>
    page.locator(`input[aria-label="${label}"]`).setInputFiles({ name, mimeType: '', buffer });
  await send('上传视频', 'film.webm', Buffer.from('no video'));
  await videos.getByText('这不是 H.264 的 MP4 或 WebM 视频，也可能已经损坏').waitFor();
  await send('上传视频', 'film.webm', await madeVideo(page));
  await videos.getByLabel('名称').fill('周宁说对账');
  await videos.getByLabel('一句话').fill('半天变成一杯茶的工夫');
  await videos.getByRole('button', { name: '从图片库选' }).click();
  await send('上传图片', 'poster.png', madePng(640, 360));
  await page.getByRole('button', { name: '选 poster.png' }).click();
  await send('上传字幕', 'zh.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:00,500\n半天\n'));
  await videos.getByText('第 3 行：时间要写成 00:01.000 --> 00:04.000').waitFor();
  await send('上传字幕', 'zh.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:00.500\n半天\n'));
  await videos.getByRole('button', { name: '换字幕' }).waitFor();
}

describe('the words of a page, at the desk', () => {
  const site = useOwnSite({ command: 'start' });

  /** ms until it is so. */
  const until = async (isSo: () => Promise<boolean>): Promise<number> => {
    const begun = Date.now();
    while (!(await isSo())) {
      if (Date.now() - begun > 3 * LIVE) throw new Error('it never came');
      await pause(100);
    }
    return Date.now() - begun;
  };
  const untilLive = (words: string) =>
    until(async () => (await (await fetch(`${site.origin}/`)).text()).includes(words));
  /** The composer tells the backend what can be edited once it has begun. */
  const untilTold = async () => {
    const headers = { authorization: `Bearer ${await accessToken(site.origin, '云梭官方')}` };
    const call = `${site.origin}/api/ext/v1/desk/site-content/one?package=remote-marketing&key=home`;
    return until(async () => (await fetch(call, { headers })).ok);
  };
  const openHome = (browser: Browser, width: number) => openDesk(browser, { origin: site.origin, path: ENTRY, width });

  it.each(isNightly ? [1440, 390] : [1440])(
    'change beside the page they are on, are seen there at once, and live within seconds, until they are taken back: %i px',
    async (width) => {
      await untilTold();
      const { page, complaints, close } = await openHome(site.browser, width);
      const heading = page.frameLocator('iframe').locator('h1');
      await heading.getByText('RPA 机器人，').click();
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === 'RPA 机器人，');
      await page.locator('input:focus').fill('同样的一件事，');
      await heading.getByText('同样的一件事，').waitFor();
      await putVideo(page);
      // The two files that are none.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('415'), expect.stringContaining('415')]);
      await page.frameLocator('iframe').getByLabel('周宁说对账').waitFor();
      await page.getByText('已保存草稿').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await (await fetch(`${site.origin}/`)).text()).toContain('RPA 机器人，');

      const shared = await page.getByRole('link', { name: /在新窗口打开/ }).getAttribute('href');
      // Somebody without an account, in a browser of their own.
      const theirs = await launchBrowser();
      const guest = await openPage(theirs);
      await guest.page.goto(shared ?? '');
      await guest.page.getByRole('heading', { level: 1 }).getByText('同样的一件事，').waitFor();
      expect(guest.complaints).toEqual([]);
      await theirs.close();

      await page.getByRole('button', { name: '发布' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('替你做重复的活。').first().waitFor();
      await dialog.getByRole('button', { name: '现在发布' }).click();
      expect(await untilLive('同样的一件事，')).toBeLessThan(LIVE);

      const visitor = await openPage(site.browser);
      await visitor.page.goto(`${site.origin}/buy/`);
      await visitor.page.locator('main[data-state="live"]').waitFor();
      await visitor.page.locator('header a[href="/"]').first().click();
      await visitor.page.getByRole('heading', { level: 1 }).getByText('同样的一件事，').waitFor();
      const film = visitor.page.getByLabel('周宁说对账');
      await film.scrollIntoViewIfNeeded();
      await film.evaluate((video: HTMLVideoElement) => video.play());
      await visitor.page.waitForFunction(
        () => (document.querySelector('video')?.textTracks[0]?.cues ?? []).length === 1,
      );
      expect(visitor.complaints).toEqual([]);
      await visitor.close();

      await page.locator('summary').filter({ hasText: '云梭官方' }).first().click();
      await page.getByRole('button', { name: /^撤回第/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
      expect(await untilLive('RPA 机器人，')).toBeLessThan(LIVE);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
