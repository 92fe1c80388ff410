import type { Browser, Page } from 'playwright-core';
import { type Interval, interval } from './statistics';
import { PHONE } from './throttled-page';

export interface NavigationResult {
  path: string;
  /** Milliseconds from the click to the first frame with the new page's content. */
  time: Interval;
}

const targets = ['/buy/', '/product/', '/comics/', '/client-download/', '/partner/'];

/** How long a click takes whose page was fetched ahead, with a fourth of this machine's processor. */
export async function benchNavigation(browser: Browser, origin: string, rounds: number): Promise<NavigationResult[]> {
  const results = new Map<string, number[]>(targets.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, times] of results) times.push(await navigate(browser, origin, path));
  }
  return [...results].map(([path, times]) => ({ path, time: interval(times) }));
}

async function navigate(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('main[data-state="live"]').waitFor();
  await page.locator(`footer a[href="${path}"]`).first().focus();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  const time = await clickAndMeasure(page, path);
  await context.close();
  return time;
}

/** From the click until the frame with the new page has been drawn. */
function clickAndMeasure(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${target}"]`);
        if (!main || !link) throw new TypeError(`There is no link to ${target}`);
        const begun = performance.now();
        new MutationObserver((_records, observer) => {
          if (location.pathname !== target || main.dataset['state'] !== 'live') return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => {
              resolve(performance.now() - begun);
            };
            painted.port2.postMessage(0);
          });
        }).observe(main, { attributes: true, childList: true });
        link.click();
      }),
    path,
  );
}
