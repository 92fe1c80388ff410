import type { Browser, CDPSession, Page } from 'playwright-core';

/** A slow phone: 150 ms of delay, 1.6 Mbit/s, a fourth of this machine's processor. */
export const PHONE = { latency: 150, throughput: (1.6 * 1000 * 1000) / 8, slowdown: 4 };

export interface ThrottledPage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

export async function throttledPage(browser: Browser): Promise<ThrottledPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
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
  return { page, session, close: () => context.close() };
}

/** What the page notes of its own paints, shifts and interactions; runs in the page. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, interaction: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, extra: object = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...extra });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.lcp = entry.startTime;
    seen.lcpElement = element ? `${element.tagName.toLowerCase()} «${element.textContent.trim().slice(0, 20)}»` : '';
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch(
    'event',
    (entry) => {
      seen.interaction = Math.max(seen.interaction, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

export interface Seen {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  interaction: number;
}

export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
