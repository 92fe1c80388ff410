import type { Browser } from 'playwright-core';
import { replay, withoutScripts } from './replay-server';
import { type Interval, interval, median } from './statistics';
import { type Seen, pause, seen, throttledPage } from './throttled-page';

export interface PageResult {
  pairs: number;
  lcp: Interval;
  fcp: Interval;
  controlLcp: Interval;
  controlFcp: Interval;
  ours: Seen;
  plain: Seen;
}

/** A page beside itself without scripts, in turns; and that page beside itself, to know the noise. */
export async function benchPage(
  browser: Browser,
  { origin, path, pairs }: { origin: string; path: string; pairs: number },
  say: (line: string) => void,
): Promise<PageResult> {
  const full = await replay(origin, (html) => html);
  const plain = await replay(origin, withoutScripts);
  const again = await replay(origin, withoutScripts);
  const samples = { full: [] as Seen[], plain: [] as Seen[], again: [] as Seen[] };
  const variants = [
    [samples.full, full],
    [samples.plain, plain],
    [samples.again, again],
  ] as const;
  for (const [, site] of variants) await load(browser, site.origin + path);
  for (let round = 0; round < pairs; round += 1) {
    // The order turns, so that no variant always follows the same one.
    for (let place = 0; place < variants.length; place += 1) {
      const variant = variants[(round + place) % variants.length];
      if (variant) variant[0].push(await sample(browser, variant[1].origin + path));
    }
    say(`${path} round ${round + 1} of ${pairs}`);
  }
  await Promise.all([full.close(), plain.close(), again.close()]);
  const ratios = (a: readonly Seen[], b: readonly Seen[], key: 'fcp' | 'lcp') =>
    interval(a.map((sample, index) => sample[key] / (b[index]?.[key] ?? Number.NaN)));
  return {
    pairs,
    lcp: ratios(samples.full, samples.plain, 'lcp'),
    fcp: ratios(samples.full, samples.plain, 'fcp'),
    controlLcp: ratios(samples.again, samples.plain, 'lcp'),
    controlFcp: ratios(samples.again, samples.plain, 'fcp'),
    ours: middle(samples.full),
    plain: middle(samples.plain),
  };
}

/** The middle of three views: one alone says more about this machine's last second than about the page. */
async function sample(browser: Browser, address: string): Promise<Seen> {
  const views: Seen[] = [];
  for (let view = 0; view < 3; view += 1) views.push(await load(browser, address));
  return middle(views);
}

async function load(browser: Browser, address: string): Promise<Seen> {
  const { page, close } = await throttledPage(browser);
  await page.goto(address, { waitUntil: 'load' });
  await pause(page, 2500);
  const result = await seen(page);
  await close();
  return result;
}

function middle(samples: readonly Seen[]): Seen {
  const sorted = [...samples].sort((a, b) => a.lcp - b.lcp);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new TypeError('There are no samples');
  return { ...found, fcp: median(samples.map(({ fcp }) => fcp)), cls: Math.max(...samples.map(({ cls }) => cls)) };
}
