import type { Browser, Page, Route } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { follow } from '@shared/testing/links';
import type { ComposedCode } from './composed-files';

/** A change on the way to the browser. */
export interface Alteration {
  code: ComposedCode;
  /** A byte of the file. */
  flip: boolean;
  /** Changes the text of every answer whose path matches: HTML, lists of hashes. */
  rewrite?: { pattern: RegExp; change: (text: string) => string };
}

export interface Altered {
  /** The number of requests for the file. */
  asked: number;
  /** The browser took the file for code, or for a style that it shows. */
  ran: boolean;
  /** The page's heading stands. */
  reads: boolean;
  /** The end of the page: alive, or its visitor was told; null where neither came within the time. */
  end: 'live' | 'told' | null;
}

/** A recovery takes three requests for a file, twice; in ms. */
const PATIENCE = 40_000;

/** A byte of a file, another one. */
export function flipped(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

/** Opens the page that asks for a file, with the file or its hash altered, and looks at what becomes of it. */
export async function openAltered(
  browser: Browser,
  { origin, from }: { origin: string; from: string },
  { code, flip, rewrite }: Alteration,
): Promise<Altered> {
  const narrow = code.path.startsWith('/mobile/') ? { viewport: { width: 390, height: 844 } } : {};
  const { page, close } = await openPage(browser, narrow);
  const address = `/assets/${code.remote}/${code.file}`;
  let asked = 0;
  const change = async (route: Route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    if (pathname === address) {
      asked += 1;
      await route.fulfill({ response, body: flip ? flipped(await response.body()) : await response.body() });
    } else {
      await route.fulfill({ response, body: rewrite ? rewrite.change(await response.text()) : await response.body() });
    }
  };
  try {
    const taken = await watchCode(page, address);
    await page.route(
      ({ pathname }) => pathname === address || (rewrite?.pattern.test(pathname) ?? false),
      (route) => change(route).catch(() => undefined),
    );
    if (code.arrival === 'navigation') {
      await page.goto(origin + from);
      await untilLive(page);
      await follow(page, code.path);
    } else {
      await page.goto(origin + code.path);
      // The first touch starts the scripts of a page that would wait.
      await page.keyboard.press('Shift');
    }
    if (code.arrival === 'later') {
      await untilLive(page);
      await askFor(page, `${code.remote}@${code.version}`, address);
    }
    const end = await settled(page, code.page, () => (asked > 0 ? null : address));
    const heading = page.locator(`main[data-page="${code.page}"] h1`).first();
    const reads = await heading.isVisible().catch(() => false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return { asked, ran: taken() > 0, reads, end };
  } finally {
    await close();
  }
}

/** Asks for a file as the runtime of a release does, and waits until it came or did not. */
async function askFor(page: Page, release: string, url: string): Promise<void> {
  await page.evaluate(
    ({ key, file }) =>
      new Promise<void>((resolve) => {
        const { loadScript, loadStyle } = globalThis.__SITE__ ?? {};
        const done = () => resolve();
        if (file.endsWith('.css')) loadStyle?.(key, file).then(done, done);
        else loadScript?.(key, file, done);
      }),
    { key: release, file: url },
  );
}

/** Counts how often the browser takes a file for a script, also one that it then cannot parse, or for a stylesheet. */
async function watchCode(page: Page, address: string): Promise<() => number> {
  let seen = 0;
  const session = await page.context().newCDPSession(page);
  const note = (url: string) => {
    if (URL.canParse(url) && new URL(url).pathname === address) seen += 1;
  };
  session.on('Debugger.scriptParsed', ({ url }) => note(url));
  session.on('Debugger.scriptFailedToParse', ({ url }) => note(url));
  session.on('CSS.styleSheetAdded', ({ header }) => note(header.sourceURL));
  await session.send('Debugger.enable');
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return () => seen;
}

/** Waits until the file was asked for and the page came alive, or its visitor was told that it does not. */
async function settled(page: Page, name: string, awaited: () => string | null): Promise<Altered['end']> {
  const end = page.locator(`main[data-page="${name}"][data-state="live"], [data-recovery] button`).first();
  const deadline = Date.now() + PATIENCE;
  try {
    await end.waitFor({ timeout: PATIENCE });
    // A page may be alive before its later parts are asked for.
    const address = awaited();
    const timeout = Math.max(1, deadline - PATIENCE / 2 - Date.now());
    if (address !== null)
      await page
        .waitForResponse((response) => new URL(response.url()).pathname === address, { timeout })
        .catch(() => undefined);
    return (await page.locator('[data-recovery] button').count()) > 0 ? 'told' : 'live';
  } catch {
    return null;
  }
}
