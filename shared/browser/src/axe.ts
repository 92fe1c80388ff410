import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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
