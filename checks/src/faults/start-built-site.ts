import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '@shared/browser';
import { ensureChromium } from '@shared/browser/find-chromium';
import { root } from '@shared/testing/root';
import { type RunningSite, startSite } from '@shared/testing/site';

/** The site of this checkout, built where that is needed, on the browser tests' own data. */
export function startBuiltSite(): Promise<RunningSite> {
  return startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
}

/** Plays something with a browser in front of that site. */
export async function onBuiltSite<Result>(
  play: (browser: Browser, site: RunningSite) => Promise<Result>,
): Promise<Result> {
  ensureChromium();
  const site = await startBuiltSite();
  const browser = await launchBrowser();
  const result = await play(browser, site);
  await browser.close();
  await site.stop();
  return result;
}
