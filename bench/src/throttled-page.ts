import type { Browser, CDPSession, Page } from 'playwright-core';

/** A slow phone: 150 ms of delay, 1.6 Mbit/s, a fourth of this machine's processor. */
export const PHONE = { latency: 150, throughput: (1.6 * 1000 * 1000) / 8, slowdown: 4 };

/** A new tab on the slow phone, closed after. */
export async function viewed<Result>(
  browser: Browser,
  look: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latency,
      downloadThroughput: PHONE.throughput,
      uploadThroughput: PHONE.throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.addInitScript(observe);
    // A new tab's own start is not the page's: the window around it is busy for most of a second on a slow machine.
    await pause(page, 1200);
    return await look(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Notes the page's own paints and shifts. It runs in the page, so it names no function inside:
 * the loader of this program wraps named functions in a helper that the page does not have.
 */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, lcpElement: '', lcpAnimations: 0, cls: 0 };
  Object.assign(window, { seen });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element?: Element;
        value?: number;
        hadRecentInput?: boolean;
      })[]) {
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
        if (entry.entryType === 'largest-contentful-paint') {
          seen.lcp = entry.startTime;
          seen.lcpElement = entry.element
            ? `${entry.element.tagName.toLowerCase()} «${entry.element.textContent.trim().slice(0, 20)}»`
            : '';
          // An element that is animated in, itself or with what holds it, is seen later than it is painted.
          seen.lcpAnimations = document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(entry.element ?? null)).length;
        }
        if (entry.entryType === 'layout-shift' && !entry.hadRecentInput) seen.cls += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
}

/** Waits until a page is so many milliseconds old. It looks seldom: to look at every frame would be to load the processor. */
export async function pause(page: Page, until: number): Promise<void> {
  await page.waitForFunction((then) => performance.now() > then, until, { polling: 250 });
}

export interface Seen {
  fcp: number;
  lcp: number;
  lcpElement: string;
  lcpAnimations: number;
  cls: number;
}

export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
