import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { openPage, untilLive } from '../browser';

/** Everything that WCAG 2.2 asks for on levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Pages looked at side by side. */
const LANES = 3;

/** What axe finds on a page, or in the part of it that a selector names: one line for each place. */
export async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part).withTags(tags).setLegacyMode(true);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Opens every path, narrows the window, and tells what axe finds at each width. */
export async function violationsOf(browser: Browser, origin: string, paths: readonly string[]): Promise<string[]> {
  const waiting = [...paths];
  const found: string[] = [];
  const lane = async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(origin + path);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        found.push(...(await violationsIn(page)).map((line) => `${path} at ${width} px: ${line}`));
      }
    }
    await close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return found;
}
