import type { Browser, Locator, Page } from 'playwright-core';
import { type WatchedPage, openPage } from '@shared/browser';
import { type Visitor, accessToken } from '@shared/testing/visitors';
import { POINTER_USED, keysAlone, press } from './keys';

interface DeskOptions {
  origin: string;
  /** The address after the `#`, such as `/comics`. */
  path: string;
  width?: number;
}

/** The desk in a browser of its own, for the sample person who has every role. */
export async function openDesk(browser: Browser, { origin, path, width = 1280 }: DeskOptions): Promise<WatchedPage> {
  const watched = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const value = await accessToken(origin, '云梭官方');
  await watched.page.context().addCookies([{ name: 'token', value, url: origin }]);
  await watched.page.goto(`${origin}/desk/#${path}`);
  return watched;
}

/** The desk from the login on, by keys alone: a pointer that was pressed fails the test at its end. */
export async function signInToDesk(
  browser: Browser,
  { origin, path, width = 1280 }: DeskOptions,
  who: Visitor = '云梭官方',
): Promise<WatchedPage> {
  const watched = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const { page, complaints } = watched;
  await keysAlone(page);
  await page.goto(`${origin}/desk/#${path}`);
  await press(page.getByRole('button', { name: '登录' }));
  await press(page.getByRole('button', { name: who }));
  await page.getByRole('link', { name: '看网站' }).waitFor();
  return {
    ...watched,
    close: async () => {
      await watched.close();
      expect(complaints.filter((text) => text.includes(POINTER_USED))).toEqual([]);
    },
  };
}

/**
 * Follows a link of the desk by keys and waits for the view that it leads to. The address changes first; on a busy machine the view
 * that is left stays for a while, with links and fields of the same names, and what is pressed in it goes where it leads.
 */
export async function follow(link: Locator, title: string | RegExp): Promise<void> {
  await press(link);
  await link.page().locator('#react-admin-title').getByText(title, { exact: true }).waitFor();
}

/** Rows of a queue, and what is shown of one. */
export const queue = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: label }).getByRole('button');
export const shown = (page: Page): Locator => page.getByRole('region', { name: '正在看的' });
