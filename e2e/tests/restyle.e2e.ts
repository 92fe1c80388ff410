import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

/** One rule that may touch anything, as `:has(…) > :last-child`, and the browser styles some 70 to 1,000. */
const MOST = 30;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** The most elements that the browser styles at once while a paragraph is put at the end of a page. */
async function styled(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.body.append(document.createElement('p'));
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount);
  expect(counts).not.toEqual([]);
  return Math.max(...counts.map((count) => count ?? 0));
}

describe('what is put into a page', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(['/', '/connector/', '/community_homePage/', '/client-download/'])(
    'is styled almost alone on %s',
    async (path) => {
      const { page, close } = await openPage(browser);
      await page.goto(`${origin}${path}`);
      await untilLive(page);
      // A part that arrives meanwhile is styled as well: one try of three is enough.
      let least = Infinity;
      for (let tries = 0; tries < 3 && least > MOST; tries += 1) least = Math.min(least, await styled(browser, page));
      expect(least).toBeLessThanOrEqual(MOST);
      await close();
    },
  );
});
