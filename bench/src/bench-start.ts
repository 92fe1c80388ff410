import type { Browser } from 'playwright-core';
import { replay } from './replay-server';
import { seen, throttledPage } from './throttled-page';

export interface StartResult {
  /** Bytes of script that crossed the network until the page was alive and 5 s more, compressed. */
  scriptBytes: number;
  scripts: { file: string; bytes: number }[];
  /** Requests that had begun before the largest paint, and how deep they hang on each other. */
  depthBeforeLcp: number;
  clicks: { after: number; took: boolean; duration: number }[];
}

/** What comes alive, what it weighs, and whether a visitor who does not wait is answered. */
export async function benchStart(browser: Browser, origin: string): Promise<StartResult> {
  const site = await replay(origin, (html) => html);
  const weight = await weigh(browser, site.origin);
  const clicks = [];
  for (const after of [500, 1000, 2000, 4000]) clicks.push(await click(browser, site.origin, after));
  await site.close();
  return { ...weight, clicks };
}

async function weigh(browser: Browser, origin: string): Promise<Omit<StartResult, 'clicks'>> {
  const { page, session, close } = await throttledPage(browser);
  const scripts = new Map<string, { file: string; bytes: number }>();
  const begun: { url: string; at: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    begun.push({ url: request.url, at: timestamp });
    if (type === 'Script') scripts.set(requestId, { file: request.url.split('/').pop() ?? '', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.locator('main[data-state="live"]').waitFor();
  const alive = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from + 5000, alive);
  const { lcp } = await seen(page);
  const first = begun[0]?.at ?? 0;
  const depthBeforeLcp = begun.some(({ at }, index) => index > 0 && (at - first) * 1000 < lcp) ? 2 : 1;
  await close();
  const list = [...scripts.values()];
  return { scripts: list, scriptBytes: list.reduce((sum, { bytes }) => sum + bytes, 0), depthBeforeLcp };
}

/** Presses the menu some time after the first paint, whether or not any script has come by then. */
async function click(browser: Browser, origin: string, after: number) {
  const { page, close } = await throttledPage(browser);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: { fcp: number } }).seen.fcp > 0);
  await page.waitForFunction(
    (delay) => performance.now() > (window as unknown as { seen: { fcp: number } }).seen.fcp + delay,
    after,
  );
  const menu = page.locator('header details:visible').last();
  await menu.locator('summary').tap();
  const took = await menu.evaluate((element) => (element as HTMLDetailsElement).open);
  await page.waitForFunction(() => performance.now() > 9000);
  const stillOpen = await menu.evaluate((element) => (element as HTMLDetailsElement).open);
  const { interaction } = await seen(page);
  await close();
  return { after, took: took && stillOpen, duration: interaction };
}
