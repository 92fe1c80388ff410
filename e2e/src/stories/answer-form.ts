import type { Page } from 'playwright-core';

/** Waits until the form of an answer, with its draft, is in the place of the field that the page is sent with. */
export async function untilAnswerForm(page: Page): Promise<void> {
  await page.locator('form#answer:not([data-plain])').waitFor();
}
