import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { type Device, devices } from '../src/stories/devices';
import { referenceSignature, sha256, storedBuild, watchFrames, watchLinks } from '../src/stories/download-watch';

const { origin, dataDir } = sharedSite();
const file = 'rpa-client-sample-5.2.0-win-x64.exe';
const direct = `${origin}/api/ext/v1/download/win/x64`;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openOn({ platform, options }: Device, address: string): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await watched.page.addInitScript((name) => {
    Object.defineProperty(navigator, 'platform', { get: () => name });
  }, platform);
  await watched.page.goto(origin + address);
  await untilLive(watched.page);
  return watched;
}

function stateOf(page: Page, name: string): Promise<void> {
  return page.locator(`[data-download="${name}"]`).waitFor();
}

/** How far the page has shifted so far without the visitor's doing. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later the buffer has been handed out, if there is anything in it.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(0);
          });
        });
      }),
  );
}

describe('the page of the client', () => {
  it('offers Windows first on Windows, and leads to its download', async () => {
    const { page, complaints, close } = await openOn(devices.windows, '/client-download/');
    await page.getByText('检测到你在用 Windows').waitFor();
    const first = page.getByRole('link', { name: /^下载 \S+ 版/ });
    expect(await first.count()).toBe(1);
    await first.click();
    await page.waitForURL(`${origin}/download/?os=win&arch=x64`);
    await stateOf(page, 'started');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    {
      name: 'macOS',
      device: devices.mac,
      question: '你的 Mac 是哪种芯片？',
      choice: /Apple 芯片.*arm64/,
      query: 'os=mac&arch=arm64',
    },
    {
      name: 'Linux',
      device: devices.linux,
      question: '你的 Linux 是哪种处理器？',
      choice: /deb 包.*x64/,
      query: 'os=linux-deb&arch=x64',
    },
  ])('asks on $name for the processor', async ({ name, device, question, choice, query }) => {
    const { page, complaints, close } = await openOn(device, '/client-download/');
    const button = page.getByRole('link', { name: new RegExp(`^下载 ${name} 版`) });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: question });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await dialog.getByRole('link', { name: choice }).click();
    await page.waitForURL(`${origin}/download/?${query}`);
    await stateOf(page, 'started');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['an iPhone', devices.iphone],
    ['an Android phone', devices.android],
    ['a system that nobody knows', devices.chromebook],
  ])('guesses nothing on %s, and gives the address for a computer', async (_name, device) => {
    const { page, complaints, close } = await openOn(device, '/client-download/');
    await page.getByRole('button', { name: `复制本页地址：${origin.slice(7)}/client-download/` }).waitFor();
    const mail = await page.getByRole('link', { name: '用邮件发给自己' }).getAttribute('href');
    expect(mail).toContain(encodeURIComponent(`${origin}/client-download/`));
    expect(await page.getByRole('link', { name: /^下载 \S+ 版/ }).count()).toBe(0);
    expect(await page.getByText('检测到').count()).toBe(0);
    for (const system of ['Windows', 'macOS', 'Linux']) {
      expect(await page.getByRole('link', { name: system, exact: true }).count()).toBe(1);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('starts nothing on a phone that a computer needs, and offers it all the same', async () => {
    const { page, complaints, close } = await openOn(devices.iphone, '/download/?os=win&arch=x64');
    await stateOf(page, 'elsewhere');
    await page.getByRole('heading', { level: 1, name: '安装包 要在电脑上装' }).waitFor();
    await page.getByRole('button', { name: '仍要下载' }).click();
    await stateOf(page, 'started');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(Object.entries(devices))(
    'keeps its place when it knows the system and the builds: %s',
    async (_name, device) => {
      const { page, close } = await openOn(device, '/client-download/');
      await page.locator('[role="status"]', { hasText: /检测到你在用|安装包要在电脑上装|没有认出你的系统/ }).waitFor();
      await page.locator('dd', { hasText: '5.2.0' }).first().waitFor();
      // Words beside each other differ in width; no line moves.
      expect(await shifted(page)).toBeLessThan(0.005);
      await close();
    },
  );

  it.each(['/client-download/', '/download/?os=win&arch=x64'])(
    'says in WeChat how to leave it, at %s',
    async (path) => {
      const { page, close } = await openOn(devices.wechat, path);
      const overlay = page.getByRole('dialog', { name: '请在浏览器里打开' });
      await overlay.getByRole('button', { name: '先看看这一页' }).click();
      await overlay.waitFor({ state: 'hidden' });
      await close();
    },
  );

  it('leads to an earlier version, with its own name and SHA-256', async () => {
    const { page, complaints, close } = await openOn(devices.windows, '/client-download/');
    await page.getByText('历次版本').click();
    await page.getByRole('link', { name: '下载 5.1.3 Windows 64 位 x64' }).click();
    const older = file.replace('5.2.0', '5.1.3');
    const hash = sha256(await storedBuild(dataDir, older));
    await page.getByRole('status').filter({ hasText: older }).waitFor();
    expect(await page.getByRole('button', { name: `复制SHA-256：${hash}` }).count()).toBe(2);
    await stateOf(page, 'started');
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads to the file by plain links where no script runs', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${origin}/client-download/`);
    const plain = page.getByRole('link', { name: 'Windows 64 位 x64', exact: true });
    expect(await plain.getAttribute('href')).toBe(direct.slice(origin.length));
    const bytes = new Uint8Array(await (await fetch(direct)).arrayBuffer());
    expect(sha256(bytes)).toBe(sha256(await storedBuild(dataDir, file)));
    await close();
  });
});

describe('a download', () => {
  it('asks once, correctly signed, loads the file in a frame of 2 s, and starts again only when asked', async () => {
    const { page, complaints, close } = await openPage(browser);
    const links = watchLinks(page);
    const frames = await watchFrames(page);
    const arriving = page.waitForEvent('download');
    await page.goto(`${origin}/download/?os=win&arch=x64`);
    await stateOf(page, 'started');
    const bytes = await readFile(await (await arriving).path());
    expect((await arriving).suggestedFilename()).toBe(file);
    expect(sha256(bytes)).toBe(sha256(await storedBuild(dataDir, file)));
    const query = links[0]?.searchParams ?? new URLSearchParams();
    expect([...query.keys()].sort()).toEqual(['arch', 'bizCode', 'os', 'secretId', 'signature', 'timestamp']);
    expect(query.get('bizCode')).toBe('rpa');
    expect(Math.abs(Number(query.get('timestamp')) - Date.now())).toBeLessThan(60_000);
    expect(query.get('signature')).toBe(await referenceSignature(page, query));
    await page.locator('iframe').waitFor({ state: 'detached' });
    const { added, removed } = await frames();
    expect([added.length, removed.length]).toEqual([1, 1]);
    expect((removed[0] ?? 0) - (added[0] ?? 0)).toBeGreaterThanOrEqual(1990);

    await page.reload();
    await stateOf(page, 'waiting');
    await page.getByRole('navigation').getByRole('link', { name: '下载客户端' }).first().click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    await page.goBack();
    await stateOf(page, 'waiting');
    expect(links).toHaveLength(1);
    await page.getByRole('button', { name: '再下一次' }).click();
    await stateOf(page, 'started');
    expect(links).toHaveLength(2);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['', '点了就下载，下一页还有直接链接'],
    ['?os=beos&arch=x64', '写了我们没有的系统'],
    ['?os=win', '没有写明处理器'],
    ['?os=mac&arch=x86', 'macOS 没有 x86 处理器的安装包'],
    ['?os=win&arch=x64&version=../../etc', '版本号写法不对'],
  ])('of "%s" is explained, and nothing is requested', async (query, words) => {
    const { page, complaints, close } = await openPage(browser);
    const links = watchLinks(page);
    await page.goto(`${origin}/download/${query}`);
    await page.getByRole('status').filter({ hasText: words }).waitFor();
    await untilLive(page);
    expect(await page.getByRole('link', { name: /Apple 芯片/ }).count()).toBe(1);
    expect(links).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a version that is not there says so', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}/download/?os=win&arch=x64&version=9.9.9`);
    await page.getByRole('status').filter({ hasText: '没有这个安装包' }).waitFor();
    await close();
  });

  it('goes on where it was interrupted', async () => {
    const link = (await fetch(direct, { redirect: 'manual' })).headers.get('location') ?? '';
    const address = new URL(link, direct);
    const first = await fetch(address, { headers: { range: 'bytes=0-99999' } });
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-99999/196608']);
    const begun = Buffer.from(await first.arrayBuffer());
    const validator = first.headers.get('etag') ?? first.headers.get('last-modified') ?? '';
    const rest = await fetch(address, { headers: { range: `bytes=${begun.length}-`, 'if-range': validator } });
    expect(rest.status).toBe(206);
    const whole = Buffer.concat([begun, Buffer.from(await rest.arrayBuffer())]);
    expect(sha256(whole)).toBe(sha256(await storedBuild(dataDir, file)));
  });

  it('that came too often counts down to the next try', async () => {
    const { page, close } = await openPage(browser);
    const refusal = { code: 429, data: { reason: 'rate-limited', retryAfter: 2 }, msg: '操作太频繁，请稍后再试' };
    await page.route(
      '**/api/ext/v1/download/link?**',
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: refusal }),
      { times: 1 },
    );
    await page.goto(`${origin}/download/?os=win&arch=x64`);
    expect(await page.getByRole('button', { name: '2 秒后可以再试' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '1 秒后可以再试' }).waitFor();
    await page.getByRole('button', { name: '再试一次' }).click();
    await stateOf(page, 'started');
    await close();
  });

  it('on a machine whose clock is wrong is signed again with the time of the server', async () => {
    const { page, close } = await openPage(browser);
    const links = watchLinks(page);
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.goto(`${origin}/download/?os=mac&arch=arm64`);
    await stateOf(page, 'started');
    const [wrong, right] = links.map(({ searchParams }) => Number(searchParams.get('timestamp')) - Date.now());
    expect(links).toHaveLength(2);
    expect(wrong).toBeGreaterThan(3_000_000);
    expect(Math.abs(right ?? Infinity)).toBeLessThan(60_000);
    await close();
  });

  it('without a network says so, and starts when asked again', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/api/ext/v1/download/link?**', (route) => route.abort('internetdisconnected'), { times: 2 });
    const told = page.waitForRequest((request) => request.url().endsWith('/telemetry'));
    await page.goto(`${origin}/download/?os=linux-deb&arch=arm64`);
    await page.getByRole('status').filter({ hasText: '现在连不上网络' }).waitFor();
    expect(JSON.parse((await told).postData() ?? '{}')).toMatchObject({
      events: [{ kind: 'download', cause: 'offline', outcome: 'linux-deb-arm64' }],
    });
    await page.getByRole('button', { name: '再试一次' }).click();
    await stateOf(page, 'started');
    await close();
  });
});
