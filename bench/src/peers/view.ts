import type { Browser, CDPSession, Page } from 'playwright-core';
import { sum } from '../statistics';
import { type Seen, pause, seen, viewed } from '../throttled-page';

/** Milliseconds that a page is looked at after its content stands. */
const SETTLED = 600;
/** The least age of a page that is left, in ms. */
const LEAST = 1200;

/** The parts of the page that are there when it is whole. */
export interface Whole {
  sections: number;
}

/** A page's own paints and shifts, nothing touched. */
export async function paintView(browser: Browser, address: string, whole: Whole): Promise<Seen> {
  return viewed(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await untilWhole(page, whole);
    return seen(page);
  });
}

async function untilWhole(page: Page, { sections }: Whole): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll('main section').length >= count, sections, {
    polling: 50,
  });
  await pause(page, Math.max(LEAST, (await age(page)) + SETTLED));
}

function age(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

export interface Weight {
  /** Bytes of script, and of everything, that crossed the network. */
  script: number;
  all: number;
  requests: number;
  /** The longest chain of requests, each asked for by the one before: all of them, and of those begun before the largest paint. */
  depth: number;
  depthBeforeLcp: number;
}

/** A page as a visitor sees it, to tell that two pages are the same. */
export interface Shown {
  words: string;
  /** The height of the whole page, in CSS pixels. */
  height: number;
}

interface Request {
  url: string;
  /** Seconds, on the browser's own clock. */
  at: number;
  askedBy: string | undefined;
}

/** Weighs what a page asks for until nothing more comes, and 5 s after. */
export async function weightView(browser: Browser, address: string, whole: Whole): Promise<Weight & Shown> {
  return viewed(browser, async ({ page, session }) => {
    const log = requestLog(session);
    await page.goto(address, { waitUntil: 'load' });
    await untilWhole(page, whole);
    await untilLive(page);
    await pause(page, (await age(page)) + 5000);
    const { lcp } = await seen(page);
    const first = log.begun[0]?.at ?? 0;
    return {
      script: sum([...log.scripts].map((id) => log.bytes.get(id) ?? 0)),
      all: sum([...log.bytes.values()]),
      requests: log.begun.length,
      depth: depth(log.begun),
      depthBeforeLcp: depth(log.begun.filter(({ at }) => (at - first) * 1000 < lcp)),
      ...(await page.evaluate(readShown)),
    };
  });
}

function readShown(): Shown {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  // Text that a tool puts between the words for itself is none of them.
  for (const own of main?.querySelectorAll('script, style') ?? []) own.remove();
  return {
    words: (main?.textContent ?? '').replace(/\s+/g, ''),
    height: document.documentElement.scrollHeight,
  };
}

function requestLog(session: CDPSession) {
  const log = { begun: [] as Request[], scripts: new Set<string>(), bytes: new Map<string, number>() };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const stack = initiator.stack?.callFrames[0] ?? initiator.stack?.parent?.callFrames[0];
    const askedBy = log.begun.length === 0 ? undefined : (initiator.url ?? stack?.url);
    log.begun.push({ url: request.url, at: timestamp, askedBy });
    if (type === 'Script') log.scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    log.bytes.set(requestId, encodedDataLength);
  });
  return log;
}

function depth(begun: readonly Request[]): number {
  const depths = new Map<string, number>();
  for (const { url, askedBy } of begun) {
    // A file that is asked for again is where it stood first.
    if (!depths.has(url)) depths.set(url, (depths.get(askedBy ?? '') ?? 0) + 1);
  }
  return Math.max(...depths.values());
}

/** Waits for this site's scripts, which come after the page; the other pages are whole with theirs. */
async function untilLive(page: Page): Promise<void> {
  if ((await page.locator('#site-config').count()) > 0) await page.locator('main[data-state="live"]').waitFor();
}
