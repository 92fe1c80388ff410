import { violationsIn } from '@shared/browser/axe';
import type { Browser } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';

/** Opens every address on a screen so many px wide, and tells what axe finds on each. */
export async function violationsOf(browser: Browser, width: number, addresses: readonly string[]): Promise<string[]> {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 800 } });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await untilLive(page);
    found.push(...(await violationsIn(page)).map((line) => `${address}: ${line}`));
  }
  await close();
  return found;
}
