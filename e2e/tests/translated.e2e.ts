import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';
import { openAt } from '@shared/testing/visitors';

describe('a visitor whose translator has replaced every text', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('sees the new number', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${origin}/case/list/`);
    await untilLive(page);
    await translate(page);
    const before = await page.locator('[data-count]').innerText();
    await page.locator('main [class] ul a:not([aria-current])').first().click();
    // The list follows its address, after the click.
    await page.locator('[data-count]').filter({ hasNotText: before }).waitFor();
    await page.goto(`${origin}/qa/`);
    await untilLive(page);
    await translate(page);
    await page.getByRole('main').getByRole('searchbox').fill('安装');
    await page.locator('main [role=status]').filter({ hasText: /\d/ }).first().waitFor();
    await page.goto(`${origin}/community/homePage/`);
    await untilLive(page);
    await translate(page);
    await page.locator('main a[aria-current] ~ a, main li:has(a[aria-current]) + li a').first().click();
    await page.waitForURL((url) => url.search !== '');
    await untilLive(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('sees the price of the period that is chosen', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${origin}/buy/`);
    await untilLive(page);
    await translate(page);
    const prices = async () =>
      (await page.locator('thead b:visible').allInnerTexts()).filter((price) => /[1-9]/.test(price));
    const yearly = await prices();
    expect(yearly.length).toBeGreaterThan(0);
    await page.getByRole('radio', { name: '按月付' }).check();
    const monthly = await prices();
    expect(monthly).toHaveLength(yearly.length);
    for (const [at, price] of monthly.entries()) expect(price).not.toBe(yearly[at]);
    await page.getByRole('radio', { name: '按年付' }).check();
    expect(await prices()).toEqual(yearly);
    expect(complaints).toEqual([]);
    await close();
  });

  it('sees the new number of likes', async () => {
    const visited = await openAt(browser, `${origin}/rpa_awards/works/1/`, { visitor: '陈可' });
    const places = [
      ['/rpa_awards/works/1/', 'main button:has(svg)[aria-label*="点赞"]'],
      ['/community/question/6/', 'main button[aria-pressed]:has-text("点赞")'],
    ] as const;
    for (const [path, selector] of places) {
      const { page } = visited;
      await page.goto(origin + path);
      await untilLive(page);
      // What is composed may be older than the visitor's own answer.
      await page.waitForLoadState('networkidle');
      await translate(page);
      const button = page.locator(selector).first();
      const liked = (await button.getAttribute('aria-pressed')) === 'true';
      const before = Number(await button.innerText().then((label) => label.replaceAll(/\D/gu, '')));
      // The second press gives back what the first took, after the translator has replaced the new number as well.
      for (const number of [before + (liked ? -1 : 1), before]) {
        await button.click();
        await button.filter({ hasText: new RegExp(`^\\D*${number > 0 ? String(number) : '0?'}\\D*$`, 'u') }).waitFor();
        await translate(page);
      }
    }
    expect(visited.complaints).toEqual([]);
    await visited.close();
  });
});

/** Does as a translator: each text becomes another one in elements of its own. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
      const wrapped = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      wrapped.append(text.data);
      text.replaceWith(wrapped);
    }
  });
}

/** A page as an engine reads it that knows neither `@layer` nor `revert-layer`. */
