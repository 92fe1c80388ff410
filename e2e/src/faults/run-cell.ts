import type { Browser } from 'playwright-core';
import { openPage } from '../browser';
import { type Fault, isTransient } from './fault';
import { startFaultProxy } from './fault-proxy';
import { type RemoteCase, type TargetName, patternOf } from './targets';

export interface Cell {
  remoteCase: RemoteCase;
  target: TargetName;
  fault: Fault;
  arrival: 'first page' | 'navigation';
}

export interface Outcome {
  /** The page's content stood, styled, without the visitor doing anything. */
  content: boolean;
  /** From the click or the load to that, in ms. */
  time: number;
  live: boolean;
  headerLive: boolean;
  /** Nothing readable for a moment, at any time. */
  blank: boolean;
  loads: number;
  /** How many requests met the fault; none means that this cell never asks for such a file. */
  hits: number;
}

/** How long a cell may take to show its content, in ms. */
const LIMIT = 20_000;

/** Plays one fault on one way of coming to a page. */
export async function runCell(browser: Browser, upstream: string, cell: Cell): Promise<Outcome> {
  const { remoteCase, target, fault, arrival } = cell;
  const proxy = await startFaultProxy(upstream);
  const { page, close } = await openPage(browser);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.addInitScript(watchForBlank);
  try {
    if (arrival === 'navigation') {
      // The pointer is read in the first page's idle time: its fault has to be there by then.
      if (target === 'pointer') proxy.apply(patternOf(remoteCase, target), fault);
      await page.goto(proxy.origin + remoteCase.from);
      await page.locator('main[data-state="live"]').waitFor();
      if (target !== 'pointer') proxy.apply(patternOf(remoteCase, target), fault);
    } else {
      proxy.apply(patternOf(remoteCase, target), fault);
    }
    const started = Date.now();
    if (arrival === 'first page') await page.goto(proxy.origin + remoteCase.path, { waitUntil: 'commit' });
    else
      await page.locator(`:is(header, footer) a[href="${remoteCase.path}"]`).filter({ visible: true }).first().click();
    const content = await page.waitForFunction(stands, remoteCase.page, { timeout: LIMIT, polling: 50 }).then(
      () => true,
      () => false,
    );
    const time = Date.now() - started;
    const live = await page
      .locator(`main[data-page="${remoteCase.page}"][data-state="live"]`)
      .waitFor({ timeout: isTransient(fault) ? 15_000 : 1 })
      .then(
        () => true,
        () => false,
      );
    const headerLive = await page
      .waitForFunction(() => document.querySelector('header[data-enhanced]') !== null, undefined, { timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    const blank = await page.evaluate(() => (window as unknown as { wasBlank: boolean }).wasBlank);
    return { content, time, live, headerLive, blank, loads, hits: proxy.hits() };
  } finally {
    await close();
    await proxy.close();
  }
}

/** Whether the page's heading stands, with the page's style; runs in the page. */
function stands(name: string): boolean {
  const slot = document.querySelector<HTMLElement>(`main[data-page="${name}"]`);
  const heading = slot?.querySelector('h1');
  if (!slot || !heading || slot.dataset['state'] === 'loading') return false;
  const { fontSize, visibility } = getComputedStyle(heading);
  return parseFloat(fontSize) > 26 && visibility === 'visible' && heading.getBoundingClientRect().height > 0;
}

/** Notes a moment in which the slot had nothing to read although the document was there; runs in the page. */
function watchForBlank(): void {
  const state = window as unknown as { wasBlank: boolean };
  state.wasBlank = false;
  const look = () => {
    const slot = document.querySelector('main[data-slot]');
    if (document.readyState !== 'loading' && slot?.textContent.trim() === '') state.wasBlank = true;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What is wrong with an outcome; empty where it is as it must be. */
export function faultsOf(cell: Cell, outcome: Outcome): string[] {
  return [
    ...(outcome.content ? [] : ['no content']),
    ...(outcome.blank ? ['blank for a moment'] : []),
    ...(outcome.headerLive ? [] : ['header not alive']),
    ...(outcome.loads > 2 ? [`${outcome.loads} page loads`] : []),
    ...(isTransient(cell.fault) && !outcome.live ? ['not alive though the file is there again'] : []),
  ];
}
