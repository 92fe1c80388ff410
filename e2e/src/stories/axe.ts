import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/testing/browser';

/** Everything that WCAG 2.2 asks for on levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Violations that axe finds on a page, or in the part of it that a selector names: one line for each place. */
export async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  // Every place that a rule allows would be described at length, too, and read by nobody.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

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
