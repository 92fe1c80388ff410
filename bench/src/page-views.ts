import type { Browser, Page } from 'playwright-core';
import { type Interval, ratioOfMedians } from '@shared/testing/statistics';
import { type Seen, pause, seen, viewed } from './throttled-page';

/** Views of each page in a round. */
export const VIEWS = 3;
/** The least age of a page that is left, and how long it is looked at after its content stands, in ms. */
const LEAST = 1200;
const SETTLED = 600;

/** Views pages in turns, each first once to warm its server up; the views of each page by round. */
export async function viewInTurns(
  browser: Browser,
  addresses: readonly string[],
  { rounds, sections = 0 }: { rounds: number; sections?: number },
  say: (line: string) => void,
): Promise<Seen[][][]> {
  const pages = addresses.map((address) => ({ address, views: [] as Seen[][] }));
  const view = (address: string) =>
    viewed(browser, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await untilWhole(page, sections);
      return seen(page);
    });
  for (const address of addresses) await view(address);
  for (let round = 0; round < rounds; round += 1) {
    for (const { views } of pages) views.push([]);
    for (let turn = 0; turn < VIEWS * pages.length; turn += 1) {
      // The order moves on by one with each round, so that no page always follows the same one.
      const page = pages[(round + turn) % pages.length];
      if (page) page.views[round]?.push(await view(page.address));
    }
    say(`round ${round + 1} of ${rounds}`);
  }
  return pages.map(({ views }) => views);
}

/** Waits until a page has so many sections, and what comes late is painted. */
export async function untilWhole(page: Page, sections: number): Promise<void> {
  const isThere = (count: number) => document.querySelectorAll('main section').length >= count;
  await page.waitForFunction(isThere, sections, { polling: 50 });
  await pause(page, Math.max(LEAST, (await page.evaluate(() => performance.now())) + SETTLED));
}

/** Returns how a paint of one page stands to another's. */
export function paintRatio(ours: Seen[][], theirs: Seen[][], key: 'fcp' | 'lcp'): Interval {
  const values = (rounds: Seen[][]) => rounds.map((views) => views.map((view) => view[key]));
  return ratioOfMedians(values(ours), values(theirs));
}
