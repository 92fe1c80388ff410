import type { Browser, Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/testing/browser';
import { type Replay, replay, withoutScripts } from './replay-server';
import { type Interval, interval, median } from './statistics';
import { pause, seen, throttledPage } from './throttled-page';

const PATH = '/mobile/comics/';
const COVER = 'article img';

interface Sample {
  /** Milliseconds until all covers in sight are drawn. */
  covers: number;
  lcp: number;
  inSight: number;
}

export interface CoversResult {
  path: string;
  pairs: number;
  /** Covers of the page beside the largest paint of the static one. */
  besideLcp: Interval;
  /** Covers beside covers. */
  besideCovers: Interval;
  ours: Sample;
  plain: Sample;
}

/**
 * The list of comics on a slow phone until its covers are to be seen, beside a static page with the same pictures: what the
 * live page had become, as plain HTML without scripts. In turns.
 */
export async function benchCovers(
  browser: Browser,
  { origin, pairs }: { origin: string; pairs: number },
  say: (line: string) => void,
): Promise<CoversResult> {
  const full = await replay(origin, (html) => html);
  const frozen = await freeze(browser, full.origin);
  const plain = await replay(origin, () => frozen);
  const samples = { full: [] as Sample[], plain: [] as Sample[] };
  const variants: readonly (readonly [Sample[], Replay])[] = [
    [samples.full, full],
    [samples.plain, plain],
  ];
  for (const [, site] of variants) await load(browser, site.origin);
  for (let round = 0; round < pairs; round += 1) {
    for (const [taken, site] of round % 2 === 0 ? variants : variants.toReversed()) {
      taken.push(await load(browser, site.origin));
    }
    say(`covers round ${round + 1} of ${pairs}`);
  }
  await Promise.all([full.close(), plain.close()]);
  const beside = (key: 'covers' | 'lcp') =>
    interval(samples.full.map(({ covers }, round) => covers / (samples.plain[round]?.[key] ?? Number.NaN)));
  return {
    path: PATH,
    pairs,
    besideLcp: beside('lcp'),
    besideCovers: beside('covers'),
    ours: middle(samples.full),
    plain: middle(samples.plain),
  };
}

/** The page with its data in it, as a file. */
async function freeze(browser: Browser, origin: string): Promise<string> {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true });
  await page.goto(origin + PATH);
  await untilLive(page);
  await page.locator(COVER).first().waitFor();
  await page.waitForLoadState('networkidle');
  const html = await page.content();
  await close();
  return withoutScripts(html.replaceAll(origin, ''));
}

async function load(browser: Browser, origin: string): Promise<Sample> {
  const { page, close } = await throttledPage(browser);
  await page.addInitScript(noteImages);
  await page.goto(origin + PATH, { waitUntil: 'load' });
  await page.locator(COVER).first().waitFor();
  await pause(page, 5000);
  const { lcp } = await seen(page);
  const drawn = await firstDrawn(page);
  await close();
  if (drawn.length === 0) throw new TypeError('No cover is in sight');
  return { covers: Math.max(...drawn), lcp, inSight: drawn.length };
}

/** Has the browser time the pictures that come into sight. It runs in the page, so it names no function inside (`throttled-page.ts`). */
function noteImages(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const image of [node, ...node.querySelectorAll('img')])
          if (image instanceof HTMLImageElement) image.setAttribute('elementtiming', 'picture');
      }
    }
  }).observe(document, { childList: true, subtree: true });
  const pictures: { url: string; at: number }[] = [];
  Object.assign(window, { pictures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string; renderTime: number })[])
      pictures.push({ url: entry.url, at: entry.renderTime });
  }).observe({ type: 'element', buffered: true });
}

/** When each picture of the list was first to be seen. */
function firstDrawn(page: Page): Promise<number[]> {
  return page.evaluate((cover) => {
    // The browser times pictures below the window, too.
    const inSight = [...document.querySelectorAll<HTMLImageElement>(cover)].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    const listed = new Set(inSight.map(({ currentSrc }) => currentSrc));
    const first = new Map<string, number>();
    for (const { url, at } of (window as unknown as { pictures: { url: string; at: number }[] }).pictures)
      if (listed.has(url)) first.set(url, Math.min(at, first.get(url) ?? at));
    return [...first.values()];
  }, COVER);
}

function middle(samples: readonly Sample[]): Sample {
  return {
    covers: median(samples.map(({ covers }) => covers)),
    lcp: median(samples.map(({ lcp }) => lcp)),
    inSight: median(samples.map(({ inSight }) => inSight)),
  };
}
