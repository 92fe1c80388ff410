import type { Browser, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage, untilLive } from '@shared/browser';
import { bases, sharedSite } from '@shared/testing/site';

async function untilPage(page: Page, name: string): Promise<void> {
  await page.locator(`main[data-page="${name}"][data-state="live"]`).waitFor();
}

describe.each(bases)('navigation below "%s/"', (base) => {
  const { origin } = sharedSite(base);
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    watched = await openPage(browser);
    page = watched.page;
  });
  afterEach(async () => {
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  async function open(path: string): Promise<void> {
    await page.goto(origin + path);
    await untilLive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  }
  const sameDocument = () => page.evaluate(() => 'sameDocument' in window);

  it('scrolls to the top after each route change', async () => {
    await open('/product/');
    await page.evaluate(() => {
      scrollTo(0, 1500);
    });
    await page.locator(`footer a[href="${base}/buy/"]`).first().click();
    await untilPage(page, 'buy');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await page.goBack();
    await untilPage(page, 'product');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await sameDocument()).toBe(true);
  });

  it('does not jump when only the query changes', async () => {
    await open('/case/list/');
    await page.evaluate(() => {
      scrollTo(0, 300);
      history.pushState(null, '', '?type=none');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await page.locator('main').getAttribute('data-page')).toBe('case-list');
  });

  it('goes to the element that a fragment names', async () => {
    await open('/product/');
    const id = await page.locator('main [id]').last().getAttribute('id');
    await page.evaluate((fragment) => {
      const link = document.createElement('a');
      link.href = `#${fragment ?? ''}`;
      link.textContent = '到那里';
      link.className = 'probe';
      document.querySelector('header')?.append(link);
      link.click();
    }, id);
    await page.waitForFunction(() => location.hash !== '');
    expect(await sameDocument()).toBe(true);
  });

  it('leaves modified clicks, other origins and downloads to the browser', async () => {
    await open('/');
    // Until the site's addresses are known, any might be one of its pages.
    await page.locator(`footer a[href="${base}/buy/"]`).first().hover();
    await page.locator('main > [data-prepared]').waitFor({ state: 'attached' });
    const prevented = await page.evaluate((prefix) => {
      const outcome: Record<string, boolean> = {};
      const probe = (name: string, change: (link: HTMLAnchorElement) => void, init: MouseEventInit = {}) => {
        const link = document.createElement('a');
        link.href = `${prefix}/product/`;
        change(link);
        document.body.append(link);
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
        const stop = (late: Event) => {
          outcome[name] = late.defaultPrevented;
          late.preventDefault();
        };
        addEventListener('click', stop, { once: true });
        link.dispatchEvent(event);
        link.remove();
      };
      const nothing = () => undefined;
      probe('ctrl', nothing, { ctrlKey: true });
      probe('middle', nothing, { button: 1 });
      probe('target', (link) => (link.target = '_blank'));
      probe('download', (link) => {
        link.download = 'file';
      });
      probe('origin', (link) => (link.href = 'https://example.com/product/'));
      probe('mail', (link) => (link.href = 'mailto:a@example.com'));
      probe('script', (link) => {
        link.setAttribute('href', 'javascript:void 0');
      });
      probe('unknown', (link) => (link.href = `${prefix}/no/such/page/`));
      probe('taken over', nothing);
      return outcome;
    }, base);
    expect(Object.keys(prevented).filter((name) => prevented[name])).toEqual(['taken over']);
  });

  it('shows the last of many quick clicks, and Back during loading wins', async () => {
    await open('/');
    await page.route('**/assets/remote-community/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.evaluate((prefix) => {
      for (const path of ['/comics/', '/client-download/', '/comics/', '/client-download/']) {
        document.querySelector<HTMLAnchorElement>(`:is(header, footer) a[href="${prefix}${path}"]`)?.click();
      }
    }, base);
    await untilPage(page, 'client-download');
    expect(page.url()).toBe(`${origin}/client-download/`);
    await page.evaluate((prefix) => {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${prefix}/comics/"]`)?.click();
      history.back();
    }, base);
    await untilPage(page, 'client-download');
    expect(page.url()).toBe(`${origin}/client-download/`);
    expect(await sameDocument()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('shows a page-shaped placeholder while files are slow, and none when they are there', async () => {
    await open('/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/remote-community/**', async (route) => {
      await held;
      await route.continue();
    });
    const states = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
    await page.evaluate((prefix) => {
      const states: string[] = [];
      Object.assign(window, { states });
      const slot = document.querySelector('main');
      if (slot)
        new MutationObserver(() => states.push(slot.getAttribute('data-state') ?? '')).observe(slot, {
          attributeFilter: ['data-state'],
        });
      document.querySelector<HTMLAnchorElement>(`footer a[href="${prefix}/comics/"]`)?.click();
    }, base);
    await page.locator('main[data-state="loading"]').waitFor();
    release();
    await untilPage(page, 'comics');
    expect(await states()).toContain('loading');
    await page.goBack();
    await untilPage(page, 'home');
    await page.evaluate(() => {
      (window as unknown as { states: string[] }).states.length = 0;
    });
    await page.goForward();
    await untilPage(page, 'comics');
    expect(await states()).not.toContain('loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each(['pointed at', 'focused'])('fetches a page ahead when its link is %s', async (how) => {
    await open('/');
    const link = page.locator(`footer a[href="${base}/buy/"]`).first();
    await link.scrollIntoViewIfNeeded();
    const fetched = page.waitForResponse((response) => response.url().includes('remote-marketing/buy.'));
    if (how === 'focused') await link.focus();
    else await link.hover();
    await fetched;
  });

  it('fetches a page ahead when a link that asks for it comes into sight', async () => {
    const fetched = page.waitForResponse((response) => response.url().includes('remote-download/client-download.'));
    await open('/');
    const link = page.locator('main [data-prefetch] > a').first();
    await link.scrollIntoViewIfNeeded();
    expect(await link.getAttribute('href')).toBe(`${base}/client-download/`);
    await fetched;
  });

  it('fetches nothing ahead for a visitor who saves data', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/');
    await page.locator('main [data-prefetch]').scrollIntoViewIfNeeded();
    await page.locator(`footer a[href="${base}/buy/"]`).first().hover();
    await page.locator(`footer a[href="${base}/partner/"]`).first().focus();
    // A navigation comes later than any fetch ahead would have.
    await page.locator(`footer a[href="${base}/comics/"]`).first().click();
    await untilPage(page, 'comics');
    expect(asked.filter((url) => /\/(?:buy|partner|client-download)\.\w+\.js/.test(url))).toEqual([]);
  });

  it.each(['pointed at', 'focused'])('renders a page ahead, out of reach, while its link is %s', async (how) => {
    await open('/client-download/');
    const link = page.locator(`main a[href^="${base}/download/?"]`).first();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await link.scrollIntoViewIfNeeded();
    if (how === 'focused') await link.focus();
    else await link.hover();
    const prepared = page.locator('main > [data-prepared="done"]');
    await prepared.waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await prepared.getByRole('link', { includeHidden: true }).first().isVisible()).toBe(false);
    await prepared.locator('h1').evaluate((heading) => Object.assign(heading, { ahead: true }));
    // The page's own work begins when somebody sees it: a download that nobody asked for would be the worst of it.
    expect(asked.filter((path) => path.includes('/download/link'))).toEqual([]);
    const own = page.waitForRequest((request) => request.url().includes('/download/link'));
    await link.press('Enter');
    await untilPage(page, 'download');
    await own;
    expect(await page.locator('main h1').evaluate((heading) => 'ahead' in heading)).toBe(true);
    expect(await page.locator('main > [data-page-root]').count()).toBe(1);
    // The answer to a download without a signed address is no matter of this test.
    watched.complaints.splice(0);
  });

  it('paints the first screen of a page rendered ahead first, and the rest of it right after', async () => {
    await open('/');
    const link = page.locator(`footer a[href="${base}/product/"]`).first();
    await link.hover();
    const prepared = page.locator('main > [data-prepared="done"]');
    await prepared.waitFor({ state: 'attached' });
    const heldBack = '[style*="content-visibility"]';
    expect(await prepared.locator(heldBack).count()).toBeGreaterThan(2);
    expect(await prepared.locator(`${heldBack} h1, ${heldBack}:has(+ :not(${heldBack}))`).count()).toBe(0);
    await link.click();
    await untilPage(page, 'product');
    expect(await page.locator(`main ${heldBack}`).count()).toBe(0);
    expect(await page.locator('main section').last().isVisible()).toBe(true);
  });

  it('lets go of a page rendered ahead when the visitor turns away from its link', async () => {
    await open('/');
    const link = page.locator(`footer a[href="${base}/buy/"]`).first();
    await link.hover();
    const prepared = page.locator('main > [data-prepared]');
    await prepared.waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await prepared.waitFor({ state: 'detached' });
    await link.click();
    await untilPage(page, 'buy');
  });

  it("moves the focus to the new page's heading, changes the title and announces it", async () => {
    await open('/');
    await page.locator(`footer a[href="${base}/partner/"]`).first().click();
    await untilPage(page, 'partner');
    const title = await page.title();
    expect(await (await fetch(`${origin}/partner/`)).text()).toContain(`<title>${title}</title>`);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-slot] h1'))).toBe(true);
    expect(await page.locator('#announcer[aria-live]').textContent()).toBe(title);
  });

  it('answers a history entry of a page that no longer exists with the 404 page', async () => {
    await open('/');
    await page.evaluate((prefix) => {
      history.pushState(null, '', `${prefix}/a-page-of-last-year/`);
      document.querySelector<HTMLAnchorElement>(`footer a[href="${prefix}/buy/"]`)?.click();
    }, base);
    await untilPage(page, 'buy');
    const answer = page.waitForResponse(`${origin}/a-page-of-last-year/`);
    await page.goBack();
    expect((await answer).status()).toBe(404);
    await page.locator('main h1', { hasText: '线到这里' }).waitFor();
    const ways = await page
      .locator('main nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(ways).toContain(`${base}/qa/`);
    // The browser itself says in the console that a document was 404.
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});
