import type { Browser } from 'playwright-core';
import { replay } from './replay-server';
import { median } from './statistics';
import { pause, seen, throttledPage } from './throttled-page';

export interface Tap {
  /** Milliseconds after the first contentful paint. */
  after: number;
  /** How many of the taps took effect and kept it. */
  took: number;
  /** The longest interaction of each page view, in milliseconds: the middle of the views, and the worst. */
  middle: number;
  worst: number;
}

export interface StartResult {
  /** Bytes of script that crossed the network until the page was alive and 5 s more, compressed. */
  scriptBytes: number;
  scripts: { file: string; bytes: number }[];
  /** The longest chain of requests, each asked for by the one before, that had begun before the largest paint. */
  depthBeforeLcp: number;
  rounds: number;
  taps: Tap[];
}

/** What comes alive, what it weighs, and whether a visitor who does not wait is answered. */
export async function benchStart(browser: Browser, origin: string, rounds: number): Promise<StartResult> {
  const site = await replay(origin, (html) => html);
  const weight = await weigh(browser, site.origin);
  const taps = new Map<number, { took: boolean; longest: number }[]>(
    [500, 1000, 2000, 4000].map((after) => [after, []]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [after, results] of taps) results.push(await tap(browser, site.origin, after));
  }
  await site.close();
  return {
    ...weight,
    rounds,
    taps: [...taps].map(([after, results]) => ({
      after,
      took: results.filter(({ took }) => took).length,
      middle: median(results.map(({ longest }) => longest)),
      worst: Math.max(...results.map(({ longest }) => longest)),
    })),
  };
}

interface Request {
  url: string;
  /** Seconds, on the browser's own clock. */
  at: number;
  askedBy: string | undefined;
}

async function weigh(browser: Browser, origin: string): Promise<Omit<StartResult, 'taps' | 'rounds'>> {
  const { page, session, close } = await throttledPage(browser);
  const scripts = new Map<string, { file: string; bytes: number }>();
  const begun: Request[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    const askedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    begun.push({ url: request.url, at: timestamp, askedBy: begun.length === 0 ? undefined : askedBy });
    if (type === 'Script') scripts.set(requestId, { file: request.url.split('/').pop() ?? '', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.locator('main[data-state="live"]').waitFor();
  const alive = await page.evaluate(() => performance.now());
  await pause(page, alive + 5000);
  const { lcp } = await seen(page);
  await close();
  const first = begun[0]?.at ?? 0;
  const depths = new Map<string, number>();
  for (const { url, at, askedBy } of begun) {
    if ((at - first) * 1000 < lcp) depths.set(url, (depths.get(askedBy ?? '') ?? 0) + 1);
  }
  const list = [...scripts.values()];
  return {
    scripts: list,
    scriptBytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    depthBeforeLcp: Math.max(...depths.values()),
  };
}

/** Taps the menu some time after the first paint, whether or not any script has come by then. */
async function tap(browser: Browser, origin: string, after: number) {
  const { page, close } = await throttledPage(browser);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(
    (delay) => {
      const { fcp } = (window as unknown as { seen: { fcp: number } }).seen;
      return fcp > 0 && performance.now() > fcp + delay;
    },
    after,
    { polling: 20 },
  );
  const menu = page.locator('header details:visible').last();
  await menu.locator('summary').tap();
  const took = await menu.evaluate((element) => (element as HTMLDetailsElement).open);
  await page.locator('main[data-state="live"]').waitFor();
  const alive = await page.evaluate(() => performance.now());
  await pause(page, alive + 1000);
  const stillOpen = await menu.evaluate((element) => (element as HTMLDetailsElement).open);
  const { interaction } = await seen(page);
  await close();
  return { took: took && stillOpen, longest: interaction };
}
