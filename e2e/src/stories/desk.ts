import type { Browser } from 'playwright-core';
import { type WatchedPage, openPage } from '@shared/testing/browser';
import { accessToken } from '@shared/testing/visitors';

interface DeskOptions {
  origin: string;
  /** After the `#`, such as `/comics`. */
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
