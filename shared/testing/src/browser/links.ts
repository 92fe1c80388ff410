import type { Page } from 'playwright-core';

/** Presses a link to `path` as it stands in any page's text. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('footer')?.append(link);
    link.click();
    link.remove();
  }, path);
}
