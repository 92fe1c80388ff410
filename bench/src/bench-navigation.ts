import type { Browser } from 'playwright-core';
import type { BenchPart } from './report';
import { interval, shown } from '@shared/testing/statistics';
import { PHONE } from './throttled-page';

/** Milliseconds that a visitor holds a button down. */
const PRESSED = 80;

const targets = ['/buy/', '/product/', '/comics/', '/client-download/', '/partner/'];

/** Measures how long a click takes whose page was fetched ahead, with a fourth of this machine's processor. */
export const navigation: BenchPart = async ({ browser, origin, rounds, print }) => {
  print(`navigation to a page that was fetched ahead, processor / 4, ${rounds} times each`);
  const results = new Map<string, number[]>(targets.map((path) => [path, []]));
  const scrolls: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, times] of results) times.push(await navigate(browser, origin, path));
    scrolls.push(await navigate(browser, origin, '/'));
  }
  for (const [path, times] of results)
    print(`  ${path.padEnd(20)} ${shown(interval(times), 0, ' ms')} from the click to the drawn page`);
  print(
    `  ${'no other page'.padEnd(20)} ${shown(interval(scrolls), 0, ' ms')} from a click that scrolls up to the frame`,
  );
};

/** From the foot of the home page to `path`; `/` is the home page itself, whose link scrolls up, and the control. */
async function navigate(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('main[data-state="live"]').waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const link = page.locator(path === '/' ? 'header a[href="/"]' : `footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  await page.evaluate(watchClick, path);
  await link.click({ delay: PRESSED });
  const time = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  await context.close();
  return time;
}

/**
 * Promises the milliseconds from the click to the frame that shows the new page: the frame that the browser itself
 * counts for the click, where the page stood by then, and the first one after that where it did not. It runs in the
 * page, so it names no function inside (`throttled-page.ts`).
 */
function watchClick(path: string): void {
  const main = document.querySelector('main');
  if (!main) throw new TypeError('There is no page');
  const before = main.dataset['page'];
  const drawn = new Promise<number>((resolve) => {
    let stands = 0;
    let next = 0;
    let click = { start: 0, drawn: 0 };
    new MutationObserver((_records, observer) => {
      if (location.pathname !== path || main.dataset['page'] === before || main.dataset['state'] === 'loading') return;
      observer.disconnect();
      stands = performance.now();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => {
          next = performance.now();
          if (click.drawn > 0 && stands > click.drawn) resolve(next - click.start);
        };
        after.port2.postMessage(0);
      });
    }).observe(main, { attributes: true, childList: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name !== 'click') continue;
        if (path === '/') resolve(duration);
        click = { start: startTime, drawn: startTime + duration };
        if (stands > 0 && stands <= click.drawn) resolve(duration);
        else if (next > 0) resolve(next - startTime);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  Object.assign(window, { drawn });
}
