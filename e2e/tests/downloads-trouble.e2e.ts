import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { sha256, storedBuild } from '../src/stories/download-watch';

const { origin, dataDir } = sharedSite();
const file = 'rpa-client-sample-5.2.0-win-x64.exe';
const page64 = `${origin}/download/?os=win&arch=x64`;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a download in trouble', () => {
  it('counts down what the server itself said when one address asked too often, and another one is served', async () => {
    // The page server believes a proxy on this machine, so each address here is a visitor of its own.
    const crowd = { 'x-forwarded-for': '203.0.113.61' };
    const statuses = new Set<number>();
    for (let asked = 0; asked < 61; asked += 1) {
      const link = await fetch(`${origin}/api/ext/v1/download/link?os=win`, { headers: crowd });
      statuses.add(link.status);
    }
    expect([...statuses]).toEqual([400, 429]);
    const { page, close } = await openPage(browser, { extraHTTPHeaders: crowd });
    const refused = page.waitForResponse((response) => response.url().includes('/download/link?'));
    await page.goto(page64);
    const response = await refused;
    expect(response.status()).toBe(429);
    const seconds = Number(response.headers()['retry-after']);
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThanOrEqual(60);
    const button = page.getByRole('button', { name: '秒后可以再试' });
    expect(await button.isDisabled()).toBe(true);
    expect(Number.parseInt(await button.innerText(), 10)).toBeGreaterThanOrEqual(seconds - 2);
    await page.getByRole('button', { name: `${seconds - 3} 秒后可以再试` }).waitFor();
    await close();

    const other = await openPage(browser, { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.62' } });
    await other.page.goto(page64);
    await other.page.locator('[data-download="started"]').waitFor();
    await other.close();
  });

  it('whose hidden frame is blocked still comes by the direct link, whole', async () => {
    const { page, close } = await openPage(browser);
    let blocked = 0;
    await page.route('**/client-files/**', (route) => {
      const inFrame = route.request().frame() !== page.mainFrame();
      if (inFrame) blocked += 1;
      return inFrame ? route.abort('blockedbyclient') : route.continue();
    });
    await page.goto(page64);
    await page.locator('[data-download="started"]').waitFor();
    await page.getByText('几秒后还没有动静，就点“再下一次”或用直接链接').waitFor();
    const arriving = page.waitForEvent('download');
    const link = page.getByRole('link', { name: '用直接链接下载' });
    // Signed when it is followed, so it never ends.
    expect(await link.getAttribute('href')).toBe('/api/ext/v1/download/win/x64');
    await link.click();
    const bytes = await readFile(await (await arriving).path());
    expect(sha256(bytes)).toBe(sha256(await storedBuild(dataDir, file)));
    expect(blocked).toBe(1);
    await close();
  });

  it('whose signature does not fit is refused, said, told to the operator, and comes by the direct link', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/download/link?*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('signature', '0'.repeat(64));
      return route.continue({ url: url.href });
    });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/client-files/')) files.push(request.url());
    });
    const refused = page.waitForResponse((response) => response.url().includes('/download/link?'));
    const told = page.waitForRequest((request) => (request.postData() ?? '').includes('"signature-refused"'));
    await page.goto(page64);
    expect((await refused).status()).toBe(403);
    await page.getByText('下载请求没有通过核对').waitFor();
    await told;
    expect(files).toEqual([]);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: '用直接链接下载' }).click();
    expect((await arriving).suggestedFilename()).toBe(file);
    await close();
  });

  it('begins at most three round trips after the click', async () => {
    const { page, close } = await openPage(browser);
    // The release's list of files, which a page that lives asks for ahead of any click, has not come.
    await page.route(/\/assets\/remote-download\/files\./, () => undefined);
    // The pointer to current releases is asked for as soon as the page lives, and a click at that very moment waits for it.
    const pinned = page.waitForResponse('**/composition.json');
    await page.goto(`${origin}/client-download/`);
    await untilLive(page);
    await (await pinned).finished();
    const chain = await chainTo(page, (arrived) => {
      void page.getByRole('link', { name: 'Windows', exact: true }).first().click();
      return arrived;
    });
    expect(Math.max(...chain.map(({ depth }) => depth))).toBeLessThanOrEqual(3);
    await close();
  });

  it('begins at most three round trips after a click that comes before the page is alive', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.route(/\/assets\/remote-download\/files\./, () => undefined);
    // Requests from before the click are answered after it: no script has come.
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let waiting = 0;
    await page.route(/\/assets\/.*\.js(?:\?|$)/, async (route) => {
      waiting += 1;
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/client-download/`, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: '下载 Windows 版' });
    await link.waitFor();
    await page.waitForFunction(() => '__SITE__' in window);
    const chain = await chainTo(page, async (arrived) => {
      const ahead = page.waitForRequest('**/assets/remote-download/download.*.js');
      await link.click();
      await ahead;
      letGo();
      await arrived;
    });
    expect(waiting).toBeGreaterThan(3);
    expect(Math.max(...chain.map(({ depth }) => depth))).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
    await close();
  });
});

/**
 * Requests that a download waits for from a click on, each a round trip deeper than what had been answered when it was asked for; what was
 * on its way at the click counts as one. Both times are the browser's own: news of a request that a test holds comes late.
 */
async function chainTo(page: Page, click: (arrived: Promise<unknown>) => Promise<unknown>) {
  const waits = /\/assets\/|composition\.json|\/download\/(?:link|\?)|client-files/;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const asked = new Map<string, { path: string; at: number }>();
  const answeredAt = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    // Nothing waits for a page that the browser fetches ahead by itself, in case no script comes.
    const isAhead = type === 'Prefetch' || 'Sec-Purpose' in request.headers;
    if (!isAhead && waits.test(request.url))
      asked.set(requestId, { path: new URL(request.url).pathname, at: timestamp });
  });
  network.on('Network.responseReceived', ({ requestId, timestamp }) => answeredAt.set(requestId, timestamp));
  await click(page.waitForEvent('download'));
  await network.detach();
  const chain: { path: string; depth: number; answered: number }[] = [];
  for (const [id, { path, at }] of [...asked].sort(([, one], [, other]) => one.at - other.at)) {
    const before = chain.filter(({ answered }) => answered <= at).map(({ depth }) => depth);
    chain.push({ path, depth: 1 + Math.max(0, ...before), answered: answeredAt.get(id) ?? Infinity });
  }
  expect(chain.filter(({ path }) => path.includes('/client-files/'))).toHaveLength(1);
  process.stdout.write(`${chain.map(({ depth, path }) => `${depth} ${path}`).join(', ')}\n`);
  return chain;
}
