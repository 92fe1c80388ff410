import type { Page } from 'playwright-core';

/** Lets the network break in the middle of the next call to a path; the one after it comes through. */
export async function failOnce(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort('connectionreset'), { times: 1 });
}
