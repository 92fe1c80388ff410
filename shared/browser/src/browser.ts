import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { findChromium } from './find-chromium';

/** Flags of Chromium, beside `--headless`. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine');
  return chromium.launch({ executablePath, args: [...browserFlags, ...moreFlags] });
}

export interface WatchedPage {
  page: Page;
  /** Everything the browser complained about: console errors, exceptions, violations of the policy. */
  complaints: string[];
  close: () => Promise<void>;
}

/**
 * A page in a context of its own that keeps what the browser complains about. Without workers, unless a test is about them: what
 * a worker asks for passes by the routes that tests lay.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

/** A context whose pages say what they would do against the policy. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    serviceWorkers: 'block',
    ...options,
  });
  // A command runs from its sources, where every function that is sent into the page calls this to keep its name.
  await context.addInitScript('globalThis.__name ??= (value) => value');
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return context;
}

/** What the browser complains about in a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

export async function untilLive(page: Page): Promise<void> {
  await page.locator('main[data-slot][data-state="live"]').waitFor();
}
