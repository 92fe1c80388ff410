import type { Browser, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage, untilLive } from '../src/browser';
import { sharedSite } from '../src/site';

async function untilPage(page: Page, name: string): Promise<void> {
  await page.locator(`main[data-page="${name}"][data-state="live"]`).waitFor();
}

describe('navigation', () => {
  const { origin } = sharedSite();
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
    await page.locator('footer a[href="/buy/"]').first().click();
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
    const prevented = await page.evaluate(() => {
      const outcome: Record<string, boolean> = {};
      const probe = (name: string, change: (link: HTMLAnchorElement) => void, init: MouseEventInit = {}) => {
        const link = document.createElement('a');
        link.href = '/product/';
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
      probe('unknown', (link) => (link.href = '/no/such/page/'));
      return outcome;
    });
    expect(Object.entries(prevented).filter(([, taken]) => taken)).toEqual([]);
  });

  it('shows the last of many quick clicks, and Back during loading wins', async () => {
    await open('/');
    await page.route('**/assets/remote-community/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.evaluate(() => {
      for (const path of ['/comics/', '/client-download/', '/comics/', '/client-download/']) {
        document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click();
      }
    });
    await untilPage(page, 'client-download');
    expect(new URL(page.url()).pathname).toBe('/client-download/');
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/comics/"]')?.click();
      history.back();
    });
    await untilPage(page, 'client-download');
    expect(new URL(page.url()).pathname).toBe('/client-download/');
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
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const slot = document.querySelector('main');
      if (slot)
        new MutationObserver(() => states.push(slot.getAttribute('data-state') ?? '')).observe(slot, {
          attributeFilter: ['data-state'],
        });
      document.querySelector<HTMLAnchorElement>('footer a[href="/comics/"]')?.click();
    });
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

  it('fetches a page ahead when its link is pointed at', async () => {
    await open('/');
    const link = page.locator('footer a[href="/buy/"]').first();
    await link.scrollIntoViewIfNeeded();
    const fetched = page.waitForResponse((response) => response.url().includes('remote-marketing/buy.'));
    await link.hover();
    await fetched;
  });
});

describe('the first visit', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is stored as a full URL if none is stored yet, and stays', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${origin}/product/?from=mail#top`);
    const stored = () => page.evaluate(() => sessionStorage.getItem('first-visit-url'));
    expect(await stored()).toBe(`${origin}/product/?from=mail#top`);
    await page.goto(`${origin}/buy/`);
    expect(await stored()).toBe(`${origin}/product/?from=mail#top`);
    await close();
  });

  it('works where storage throws', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${origin}/`);
    await untilLive(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the device redirect', () => {
  const { origin } = sharedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { width: 768, from: '/comics/?a=1&b=2', to: '/mobile/comics/?a=1&b=2' },
    { width: 390, from: '/comics', to: '/mobile/comics/' },
    { width: 769, from: '/mobile/comics/?a=1', to: '/comics/?a=1' },
    { width: 1440, from: '/comics/', to: '/comics/' },
    { width: 768, from: '/mobile/comics/', to: '/mobile/comics/' },
  ])('at $width px, $from leads to $to', async ({ width, from, to }) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
    await page.goto(origin + from);
    await page.waitForURL(origin + to);
    await close();
  });

  it('follows a window that is resized across the limit', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1200, height: 900 } });
    await page.goto(`${origin}/comics/?a=1`);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForURL(`${origin}/mobile/comics/?a=1`);
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.waitForURL(`${origin}/comics/?a=1`);
    await close();
  });
});
