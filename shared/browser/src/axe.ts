import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Everything that WCAG 2.2 asks for on levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The smaller of its files: each page has to read it. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that axe finds on a page, or in the part of it that a selector names, frames apart: one line for each place. */
export async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(await source);
  const { violations: found } = await page.evaluate(
    ([selector, values]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: { type: 'tag', values },
        // Every place that a rule allows would be described at length, too, and read by nobody.
        resultTypes: ['violations'],
        // None of these rules reads a sheet's text.
        preload: false,
      }),
    [part, tags] as const,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
