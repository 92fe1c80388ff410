import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/testing/browser';
import { median } from './statistics';

const SLOWDOWN = 4;
const STRIP = 100;
const MANY = 300;
/** Milliseconds that a key is held down. */
const PRESSED = 60;
/** The first image in sight; pages beside it stand ready. */
const SHOWN = 'dialog img:not([inert] *)';

export interface ReaderResult {
  /** Milliseconds from the key to the frame that shows the next panel, its image there. */
  turn: { middle: number; worst: number; turns: number; slowdown: number };
  /** Scrolling a strip, without a slowdown. */
  strip: { images: number; framesPerSecond: number; longFrames: number; seconds: number };
  /** After so many images: objects that scripts hold, after a collection, and all that the tab's processes hold, in MB. */
  memory: { images: number; heap: number; resident: number }[];
}

/** The reader on a desk: turning a page, scrolling a strip, and what 300 images leave behind. */
export async function benchReader(browser: Browser, origin: string): Promise<ReaderResult> {
  return {
    turn: await turns(browser, origin),
    strip: await strip(browser, origin),
    memory: await memory(browser, origin),
  };
}

interface Open {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** A chapter of so many images, each with an address of its own, read in one way. */
async function open(browser: Browser, origin: string, count: number, mode: 'page' | 'strip'): Promise<Open> {
  const { page, close } = await openPage(browser);
  await page.addInitScript((wanted) => {
    localStorage.setItem('comic-view', JSON.stringify({ mode: wanted, fit: 'width' }));
  }, mode);
  await page.route('**/comicChapter/detail*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { panels: { no: number; url: string }[] } };
    const { panels } = answer.data;
    answer.data.panels = Array.from({ length: count }, (_, at) => {
      const panel = panels[at % panels.length] ?? { no: 0, url: '' };
      return { ...panel, no: at + 1, url: `${panel.url}?copy=${at}` };
    });
    await route.fulfill({ response, json: answer });
  });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/comics/?chapter=1`);
  await untilLive(page);
  await page.locator('dialog img').first().waitFor();
  return { page, session, close };
}

async function turns(browser: Browser, origin: string): Promise<ReaderResult['turn']> {
  const { page, session, close } = await open(browser, origin, 60, 'page');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    // Somebody looks at a panel before turning; the next one is fetched meanwhile.
    await page.waitForFunction(
      (next) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`?copy=${next}`)),
      turn + 1,
      { polling: 100 },
    );
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
    await page.evaluate(watchTurn, SHOWN);
    await page.keyboard.press('ArrowRight', { delay: PRESSED });
    times.push(await page.evaluate(() => (window as unknown as { turned: Promise<number> }).turned));
  }
  await close();
  return { middle: median(times), worst: Math.max(...times), turns: times.length, slowdown: SLOWDOWN };
}

/**
 * Promises the milliseconds from the key to the frame that the browser itself counts for it, where the panel stood and its
 * image was there by then, and to the first frame after that where it was not. It runs in the page, so it names no function
 * inside (`throttled-page.ts`).
 */
function watchTurn(shown: string): void {
  const before = document.querySelector<HTMLImageElement>(shown)?.src;
  const turned = new Promise<number>((resolve) => {
    let key = 0;
    let counted = 0;
    addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), { once: true, capture: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown' && startTime === key) counted = duration;
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new MutationObserver((_records, observer) => {
      const image = document.querySelector<HTMLImageElement>(shown);
      if (!image || image.src === before) return;
      observer.disconnect();
      const here = image.complete ? Promise.resolve() : image.decode();
      void here.then(() => {
        const stands = performance.now() - key;
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => {
            const next = performance.now() - key;
            // What the browser counts, it tells a little later, and nothing of less than 16 ms.
            setTimeout(() => {
              resolve(stands <= counted ? counted : next);
            }, 200);
          };
          after.port2.postMessage(0);
        });
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  Object.assign(window, { turned });
}

async function strip(browser: Browser, origin: string): Promise<ReaderResult['strip']> {
  const { page, close } = await open(browser, origin, STRIP, 'strip');
  const frames = await scrollThrough(page);
  await close();
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
  return {
    images: STRIP,
    framesPerSecond: frames.length / seconds,
    longFrames: frames.filter((frame) => frame > 25).length,
    seconds,
  };
}

/** Scrolls the strip to its end, a tenth of a window each frame, and gives the milliseconds between frames. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const stage = document.querySelector('[data-panel]')?.closest('[tabindex="-1"]');
    if (!stage) return [];
    const frames: number[] = [];
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 5;) {
      const before = stage.scrollTop;
      stage.scrollTop += stage.clientHeight / 10;
      still = stage.scrollTop === before ? still + 1 : 0;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    return frames;
  });
}

async function memory(browser: Browser, origin: string): Promise<ReaderResult['memory']> {
  const { page, session, close } = await open(browser, origin, MANY, 'page');
  await session.send('Performance.enable');
  const results: ReaderResult['memory'] = [];
  for (let panel = 1; panel <= MANY; panel += 1) {
    if (panel > 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      ({ shown, no }) => document.querySelector<HTMLImageElement>(shown)?.src.endsWith(`=${no - 1}`),
      { shown: SHOWN, no: panel },
    );
    if (panel % 50 === 0) results.push({ images: panel, ...(await held(browser, session)) });
  }
  await close();
  return results;
}

async function held(browser: Browser, session: CDPSession): Promise<{ heap: number; resident: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => residentBytes(id)));
  return { heap: heap / 1e6, resident: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
