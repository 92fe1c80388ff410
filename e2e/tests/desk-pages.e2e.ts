import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '@shared/browser';
import { isNightly } from '@shared/testing/nightly';
import { accessToken } from '@shared/testing/visitors';
import { openDesk } from '../src/stories/desk';
import { useOwnSite } from '../src/own-site';

const ENTRY = `/page-content/${encodeURIComponent('remote-marketing/home')}`;

/** ms from a press to the HTML that every page server gives. */
const LIVE = 5000;

describe('the words of a page, at the desk', () => {
  const site = useOwnSite({ command: 'start' });

  /** ms until it is so. */
  const until = async (isSo: () => Promise<boolean>): Promise<number> => {
    const begun = Date.now();
    while (!(await isSo())) {
      if (Date.now() - begun > 3 * LIVE) throw new Error('it never came');
      await pause(100);
    }
    return Date.now() - begun;
  };
  const untilLive = (words: string) =>
    until(async () => (await (await fetch(`${site.origin}/`)).text()).includes(words));
  /** The composer tells the backend what can be edited once it has begun. */
  const untilTold = async () => {
    const headers = { authorization: `Bearer ${await accessToken(site.origin, '云梭官方')}` };
    const call = `${site.origin}/api/ext/v1/desk/site-content/one?package=remote-marketing&key=home`;
    return until(async () => (await fetch(call, { headers })).ok);
  };
  const openHome = (browser: Browser, width: number) => openDesk(browser, { origin: site.origin, path: ENTRY, width });

  it.each(isNightly ? [1440, 390] : [1440])(
    'change beside the page they are on, are seen there at once, and live within seconds, until they are taken back: %i px',
    async (width) => {
      await untilTold();
      const { page, complaints, close } = await openHome(site.browser, width);
      const heading = page.frameLocator('iframe').locator('h1');
      await heading.getByText('同样的操作，').click();
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === '同样的操作，');
      await page.locator('input:focus').fill('同样的一件事，');
      await heading.getByText('同样的一件事，').waitFor();
      await page.getByText('已保存草稿').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await (await fetch(`${site.origin}/`)).text()).toContain('同样的操作，');

      const shared = await page.getByRole('link', { name: /在新窗口打开/ }).getAttribute('href');
      // Somebody without an account, in a browser of their own.
      const theirs = await launchBrowser();
      const guest = await openPage(theirs);
      await guest.page.goto(shared ?? '');
      await guest.page.getByRole('heading', { level: 1 }).getByText('同样的一件事，').waitFor();
      expect(guest.complaints).toEqual([]);
      await theirs.close();

      await page.getByRole('button', { name: '发布' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('只教它一遍。').first().waitFor();
      await dialog.getByRole('button', { name: '现在发布' }).click();
      expect(await untilLive('同样的一件事，')).toBeLessThan(LIVE);

      const visitor = await openPage(site.browser);
      await visitor.page.goto(`${site.origin}/buy/`);
      await visitor.page.locator('main[data-state="live"]').waitFor();
      await visitor.page.locator('header a[href="/"]').first().click();
      await visitor.page.getByRole('heading', { level: 1 }).getByText('同样的一件事，').waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.close();

      await page.locator('summary').filter({ hasText: '云梭官方' }).first().click();
      await page.getByRole('button', { name: /^撤回第/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
      expect(await untilLive('同样的操作，')).toBeLessThan(LIVE);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
