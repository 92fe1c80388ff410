import type { Page } from 'playwright-core';

/**
 * Waits until the form of an answer is in the place of the field that the page is sent with.
 *
 * @param draft what it then holds, once it is known whose page this is
 */
export async function untilAnswerForm(page: Page, draft?: string): Promise<void> {
  await page.locator('form#answer:not([data-plain])').waitFor();
  if (draft === undefined) return;
  await page.waitForFunction(
    (text) => document.querySelector<HTMLTextAreaElement>('#answer textarea')?.value === text,
    draft,
  );
}
