import type { Browser, Page } from 'playwright-core';
import { sum } from '@shared/testing/statistics';
import { pause, viewed } from '../throttled-page';
import { untilWhole } from '../page-views';

export interface Weight {
  /** Bytes of script, and of everything, that crossed the network. */
  script: number;
  all: number;
  requests: number;
}

/** A page as a visitor sees it, to tell that two pages are the same. */
interface Shown {
  words: string;
  /** The height of the whole page, in CSS pixels. */
  height: number;
}

/** Weighs what a page asks for until nothing more comes, and 5 s after. */
export function weightView(
  browser: Browser,
  address: string,
  sections: number,
): Promise<{ weight: Weight; shown: Shown }> {
  return viewed(browser, async (page, session) => {
    const scripts = new Set<string>();
    const bytes = new Map<string, number>();
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      requests += 1;
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.set(requestId, encodedDataLength);
    });
    await page.goto(address, { waitUntil: 'load' });
    await untilWhole(page, sections);
    await untilLive(page);
    await pause(page, (await page.evaluate(() => performance.now())) + 5000);
    const script = sum([...scripts].map((id) => bytes.get(id) ?? 0));
    const weight = { script, all: sum([...bytes.values()]), requests };
    return { weight, shown: await page.evaluate(readShown) };
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

/** Waits for this site's scripts, which come after the page; the other pages are whole with theirs. */
async function untilLive(page: Page): Promise<void> {
  if ((await page.locator('#site-config').count()) > 0) await page.locator('main[data-state="live"]').waitFor();
}
