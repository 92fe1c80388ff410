import type { Browser } from 'playwright-core';
import { serve, upstream, withoutScripts } from './served';
import { type Interval, median, ratioOfMedians } from './statistics';
import { type Seen, pause, seen, viewed } from './throttled-page';

/** Views of each variant in a round. */
const VIEWS = 3;

export interface PageResult {
  views: number;
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
  { origin, path, rounds }: { origin: string; path: string; rounds: number },
  say: (line: string) => void,
): Promise<PageResult> {
  const variants = [
    { site: await serve(upstream(origin)), seen: [] as Seen[][] },
    { site: await serve(upstream(origin, withoutScripts)), seen: [] as Seen[][] },
    { site: await serve(upstream(origin, withoutScripts)), seen: [] as Seen[][] },
  ] as const;
  for (const { site } of variants) await view(browser, site.origin + path);
  for (let round = 0; round < rounds; round += 1) {
    for (const { seen } of variants) seen.push([]);
    for (let turn = 0; turn < VIEWS * variants.length; turn += 1) {
      // The order moves on by one with each round, so that no variant always follows the same one.
      const variant = variants[(round + turn) % variants.length];
      if (variant) variant.seen[round]?.push(await view(browser, variant.site.origin + path));
    }
    say(`${path} round ${round + 1} of ${rounds}`);
  }
  await Promise.all(variants.map(({ site }) => site.close()));
  const [ours, plain, again] = variants.map(({ seen }) => seen) as [Seen[][], Seen[][], Seen[][]];
  const ratio = (a: Seen[][], b: Seen[][], key: 'fcp' | 'lcp') => ratioOfMedians(values(a, key), values(b, key));
  return {
    views: rounds * VIEWS,
    lcp: ratio(ours, plain, 'lcp'),
    fcp: ratio(ours, plain, 'fcp'),
    controlLcp: ratio(again, plain, 'lcp'),
    controlFcp: ratio(again, plain, 'fcp'),
    ours: middle(ours.flat()),
    plain: middle(plain.flat()),
  };
}

function values(rounds: Seen[][], key: 'fcp' | 'lcp'): number[][] {
  return rounds.map((views) => views.map((view) => view[key]));
}

function view(browser: Browser, address: string): Promise<Seen> {
  return viewed(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await pause(page, 1200);
    return seen(page);
  });
}

/** The view in the middle by its LCP, with the middle FCP and the worst shift of all. */
function middle(samples: readonly Seen[]): Seen {
  const sorted = [...samples].sort((a, b) => a.lcp - b.lcp);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new TypeError('There are no samples');
  return { ...found, fcp: median(samples.map(({ fcp }) => fcp)), cls: Math.max(...samples.map(({ cls }) => cls)) };
}
