import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { type Fault, startFaultProxy } from 'checks/faults';
import { follow } from '@shared/testing/links';
import { sharedSite } from '@shared/testing/site';

/** How long a visitor may be left without a page that is live, or a word, in ms (docs/recovery.md). */
const PATIENCE = 20_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a page with something typed', () => {
  const refuse = (route: Route) => route.fulfill({ status: 503, body: 'busy' });
  const breakOff = (route: Route) => route.abort();
  const scripts = /\/assets\/remote-marketing\/.*\.js(?:\?|$)/;
  const list = /\/assets\/remote-marketing\/files\..*\.json/;
  const failures = [
    { what: 'scripts of another page are refused', pattern: scripts, answers: [refuse] },
    { what: 'scripts of another page break off', pattern: scripts, answers: [breakOff] },
    {
      what: 'scripts of another page are refused, and later break off',
      pattern: scripts,
      answers: [refuse, refuse, refuse, breakOff],
    },
    { what: 'list of files of another page is refused', pattern: list, answers: [refuse] },
  ];

  it.each(failures)('is live again, and says what happened, once the $what', async ({ pattern, answers }) => {
    const { page, close } = await openPage(browser);
    await page.goto(`${sharedSite().origin}/contactus/`);
    await untilLive(page);
    const field = page.locator('main textarea').first();
    await field.fill('每月对账要三天');
    let asked = 0;
    await page.route(pattern, (route) => answers[Math.min(asked++, answers.length - 1)]?.(route));

    await follow(page, '/buy/');
    const notice = page.locator('[data-recovery]');
    await notice.getByRole('button', { name: '再试一次' }).waitFor({ timeout: PATIENCE });
    expect(asked).toBeGreaterThan(1);
    expect(await stateOf(page)).toBe('live');
    expect(await notice.count()).toBe(1);
    expect(await notice.innerText()).toContain(
      '页面的交互部分没有加载成功，新的一页没有打开；这一页和写了一半的内容都还在。',
    );
    expect(await field.inputValue()).toBe('每月对账要三天');
    expect(new URL(page.url()).pathname).toBe('/contactus/');

    await page.unrouteAll();
    await notice.getByRole('button').click();
    await page.locator('main[data-page="buy"][data-state="live"]').waitFor();
    expect(await notice.count()).toBe(0);
    await close();
  });
});

describe('a page whose requests are never answered', () => {
  const pages = ['/comics/', '/open_day/', '/product/'];

  it('is live within 20 s where that is the first one for each file and each call', async () => {
    const opened = await Promise.all(
      pages.map((path) => open(path, /^\/(?:assets\/|api\/|composition\.json$)/, 'hangs once')),
    );
    const late = opened.filter(({ state, time }) => state !== 'live' || time > PATIENCE);
    expect(late.map(({ path, state, time }) => `${path} ${state} after ${time} ms`)).toEqual([]);
  });

  it('can be read, and says what happened within 20 s, where those are all for its files', async () => {
    const opened = await Promise.all(pages.map((path) => open(path, /^\/assets\//, 'hangs always')));
    const silent = opened.filter(({ state, time, readable }) => state !== 'failed' || time > PATIENCE || !readable);
    expect(silent.map(({ path, state, time }) => `${path} ${state} after ${time} ms`)).toEqual([]);
  });
});

/** Opens a page over HTTP/1.1, whose six connections every request that is never answered takes one of. */
async function open(path: string, pattern: RegExp, fault: Fault) {
  const proxy = await startFaultProxy(sharedSite().origin);
  proxy.apply(pattern, fault);
  const { page, close } = await openPage(browser);
  try {
    await page.goto(proxy.origin + path, { waitUntil: 'commit' });
    const settled = await page.waitForFunction(whenSettled, undefined, { timeout: 2 * PATIENCE, polling: 100 });
    const { state, time } = (await settled.jsonValue()) || { state: '', time: Infinity };
    expect(proxy.hits()).toBeGreaterThan(0);
    return { path, state, time, readable: await page.getByRole('heading', { level: 1 }).isVisible() };
  } finally {
    await close();
    await proxy.close();
  }
}

function stateOf(page: Page): Promise<string | null> {
  return page.locator('main[data-slot]').getAttribute('data-state');
}

/** The state of a slot that is live, or that says why it is not, and when that was; runs in the page. */
function whenSettled(): false | { state: string; time: number } {
  const state = document.querySelector<HTMLElement>('main[data-slot]')?.dataset['state'] ?? '';
  const told = state === 'failed' && document.querySelector('[data-recovery] button') !== null;
  return (state === 'live' || told) && { state, time: performance.now() };
}
