import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { Random } from '@shared/testing/random';
import { routeAt } from '@shared/contract/config';
import { siteRoutes } from '@shared/testing/site-routes';
import { openPage } from '@shared/browser';
import { follow } from '@shared/testing/links';
import { sitemapPaths } from '@shared/testing/sitemap';
import { type Fault, type FaultAction, actionOf } from './fault';
import { startFaultProxy } from './fault-proxy';

/** The share of the requests for files that fail, and the ways in which they do. */
const SHARE = 0.3;
const ways: readonly Fault[] = ['fails once', 'hangs once', 'always 404', 'always 500', 'HTML with 200', 'truncated'];
const files = /^\/(?:assets\/|composition\.json$)/;

/** The shares of the steps that begin with a step back, or with something typed; and that the next follows before its page. */
const BACK = 0.1;
const TYPING = 0.5;
const HASTY = 0.3;
/** The shares that press a link with the pointer, which rests on it first; and that lead to a page that is there to be typed into. */
const POINTING = 0.4;
const FORM = { share: 0.2, path: '/contactus/' };
/** Milliseconds that the pointer rests on a link, if nothing is rendered ahead meanwhile. */
const REST = 500;

/** Milliseconds within which a page is live or says why not: a navigation's patience, the server's, and a first page's 20 s. */
const SETTLED = 45_000;

export interface Visit {
  navigations: number;
  /** Documents that the browser loaded. */
  loads: number;
  requests: number;
  failed: number;
  /** Counts of how awaited navigations ended. */
  ends: Record<End, number>;
  /** Violations; empty where all is well. */
  troubles: string[];
}

/** `stayed`: the page before is live, and says that the other one did not come. */
type End = 'live' | 'failed' | 'stayed';

interface Chaos {
  /** The same seed spoils the same requests and follows the same links. */
  seed: string;
  navigations: number;
}

/** Lets a visitor with an empty cache follow links while files fail at random. */
export async function visitInChaos(browser: Browser, origin: string, { seed, navigations }: Chaos): Promise<Visit> {
  const random = new Random(hash(seed));
  const visit: Visit = {
    navigations,
    loads: 0,
    requests: 0,
    failed: 0,
    ends: { live: 0, failed: 0, stayed: 0 },
    troubles: [],
  };
  const proxy = await startFaultProxy(origin);
  proxy.apply(files, (path, attempt) => {
    const action = spoil(`${seed} ${path} ${attempt}`);
    visit.requests += 1;
    if (action !== 'pass') visit.failed += 1;
    return action;
  });
  const paths = await sitemapPaths(origin);
  const { page, complaints, close } = await openPage(browser);
  page.on('request', (request) => (visit.loads += Number(request.isNavigationRequest())));
  await page.addInitScript(watch);
  try {
    await page.goto(proxy.origin + random.pick(paths), { waitUntil: 'commit' });
    for (let step = 1; step <= navigations; step += 1) {
      const [back, typing, pointing, form, hasty] = [BACK, TYPING, POINTING, FORM.share, HASTY].map(
        (share) => random.next() < share,
      );
      const any = random.pick(paths);
      const place = random.next();
      if (back) await persist(page, goBack);
      if (typing) await persist(page, type);
      const pointed = pointing ? await press(page, place) : undefined;
      const path = pointed ?? (form ? FORM.path : any);
      if (!pointed) await persist(page, (read) => leave(read, path));
      if (hasty && step < navigations) continue;
      const end = await settle(page, path);
      if (end) visit.ends[end] += 1;
      else visit.troubles.push(`step ${step}, ${path}: neither live nor told, ${await describe(page)}`);
    }
  } catch (error) {
    visit.troubles.push(`${String(error)}, ${await describe(page)}`);
  } finally {
    visit.troubles.push(...complaints.filter((complaint) => /^(?:chaos|exception): /.test(complaint)));
    await close();
    await proxy.close();
  }
  return visit;
}

function spoil(request: string): FaultAction {
  const random = new Random(hash(request));
  return random.next() < SHARE ? actionOf(random.pick(ways), 1) : 'pass';
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

/** Does something in the page; once more where its document was replaced in that moment. */
async function persist(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  try {
    await act(page);
  } catch {
    await page.waitForLoadState('domcontentloaded');
    await act(page);
  }
}

/** Follows a link once the page is read to its end: a browser that is led away before drops what it has not read. */
async function leave(page: Page, path: string): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' });
  await follow(page, path);
}

/** Back, but not out of the site. */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
    if (navigation.canGoBack) history.back();
  });
}

/** Writes into the first field of the page, where it has one: a page load would lose that. */
function type(page: Page): Promise<void> {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>(
      '[data-slot] :is(textarea, input:not([type]), [type="text"])',
    );
    if (field) field.value = '写了一半';
  });
}

/**
 * Presses one of the links that are seen, by its place from 0 to 1 among them, and says where it leads. Undefined where
 * nothing was pressed: there is no link, or the page moved away under the pointer.
 */
async function press(page: Page, place: number): Promise<string | undefined> {
  try {
    const links = await page.evaluate(linksInWindow);
    const link = links[Math.floor(place * links.length)];
    if (!link) return undefined;
    await page.mouse.move(link.x, link.y);
    await page.mouse.move(link.x + 1, link.y);
    const ahead = page.waitForFunction(() => document.querySelector('[data-prepared]'), undefined, { timeout: REST });
    await ahead.catch(() => undefined);
    await page.mouse.click(link.x + 1, link.y);
    return await page.evaluate(() => (window as unknown as { pressed?: string }).pressed);
  } catch {
    // The document was replaced in the meantime.
    return undefined;
  }
}

/** Links to pages of the site that a pointer can reach; runs in the page. */
function linksInWindow(): { x: number; y: number; path: string }[] {
  return [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download], [data-login], [href*="."])',
    ),
  ].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reached = link.contains(document.elementFromPoint(x, y)) && link.pathname !== location.pathname;
    return reached ? [{ x, y, path: link.pathname }] : [];
  });
}

async function settle(page: Page, path: string): Promise<End | undefined> {
  const name = routeAt(siteRoutes, path)?.route.page ?? '';
  try {
    const ended = await page.waitForFunction(endOf, name, { timeout: SETTLED, polling: 100 });
    return (await ended.jsonValue()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs in the page. */
function endOf(name: string): End | null {
  const main = document.querySelector<HTMLElement>('main[data-slot]');
  const notice = document.querySelector<HTMLElement>('[data-recovery]:has(button)');
  const { state, page } = main?.dataset ?? {};
  if (state !== 'live' && !(state === 'failed' && notice)) return null;
  if (page === name) return state;
  return notice?.innerText.includes('新的一页没有打开') ? 'stayed' : null;
}

async function describe(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const { state, page: name } = document.querySelector<HTMLElement>('main[data-slot]')?.dataset ?? {};
      return `${location.pathname} shows ${name ?? 'nothing'}, ${state ?? 'no state'}`;
    })
    .catch(() => 'no document');
}

/** Notes what nobody caught, and every frame that shows no page; runs in the page. */
function watch(): void {
  // The empty tab before the first document.
  if (location.protocol === 'about:') return;
  const note = (what: string) => console.error(`chaos: ${location.pathname} ${what}`);
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${String(reason)}`));
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      Object.assign(window, { pressed: link?.pathname });
    },
    true,
  );
  let blank = '';
  const blankness = (): string => {
    if (document.readyState === 'loading') return '';
    const main = document.querySelector<HTMLElement>('main[data-slot]');
    if (!main) return 'no slot';
    // A placeholder in the shape of a page.
    if (main.dataset['state'] === 'loading') return '';
    const shown = main.querySelector<HTMLElement>(':scope > [data-page-root]:not([data-prepared])') ?? main;
    const heading = shown.querySelector('h1');
    if (!heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'no heading';
    return heading.getBoundingClientRect().height === 0 || shown.innerText.trim().length < 20 ? 'no text' : '';
  };
  const look = () => {
    const now = blankness();
    if (now !== '' && now !== blank)
      note(`blank: ${now}, ${document.querySelector<HTMLElement>('main')?.dataset['state'] ?? ''}`);
    blank = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
