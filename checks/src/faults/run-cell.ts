import { openPage } from '@shared/browser';
import { type Deployment, type Fault, isDeployment, isTransient } from './fault';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import type { Stage } from './stage';
import { type RemoteCase, type TargetName, filesOf, patternOf } from './targets';

export interface Cell {
  remoteCase: RemoteCase;
  target: TargetName;
  fault: Fault | Deployment;
  arrival: 'first page' | 'navigation';
}

export interface Outcome {
  /** The page's content stood, styled, without the visitor doing anything. */
  content: boolean;
  /** Milliseconds from the click or the load to that. */
  time: number;
  live: boolean;
  /** Milliseconds from the moment that the file was there again to life, of a page that came alive. */
  recovered: number;
  /** Whether the page is alive, or the visitor was told and offered to try again. */
  settled: boolean;
  /** The release that the page is alive with. */
  version: string | null;
  headerLive: boolean;
  /** Whether nothing could be read for a moment, at any time. */
  blank: boolean;
  loads: number;
  /** Requests that met the fault; none means that this cell never asks for such a file. */
  hits: number;
}

/** How long a cell may take to show its content, in ms. */
const LIMIT = 20_000;

/** Milliseconds after its content within which a page is alive or its visitor is told: 20 s, and what a busy machine needs. */
const SETTLED = 23_000;

/** Plays one fault on one way of coming to a page. */
export async function runCell(stage: Stage, cell: Cell): Promise<Outcome> {
  const { remoteCase, arrival } = cell;
  const proxy = await startFaultProxy(stage.now.origin);
  const { page, close } = await openPage(stage.browser);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.addInitScript(watchForBlank);
  try {
    if (arrival === 'navigation') {
      // The pointer is read in the first page's idle time: its fault has to be there by then.
      if (cell.target === 'pointer') spoil(proxy, stage, cell);
      const pointer = page.waitForRequest('**/composition.json');
      await page.goto(proxy.origin + remoteCase.from);
      await page.locator('main[data-state="live"]').waitFor();
      if (cell.target !== 'pointer') {
        await (await (await pointer).response())?.finished();
        spoil(proxy, stage, cell);
      }
    } else {
      spoil(proxy, stage, cell);
    }
    const started = Date.now();
    if (arrival === 'first page') await page.goto(proxy.origin + remoteCase.path, { waitUntil: 'commit' });
    else
      await page.locator(`:is(header, footer) a[href="${remoteCase.path}"]`).filter({ visible: true }).first().click();
    const content = await happens(page.waitForFunction(stands, remoteCase.page, { timeout: LIMIT, polling: 50 }));
    const time = Date.now() - started;
    const live = `main[data-page="${remoteCase.page}"][data-state="live"]`;
    const settled = await happens(
      page.locator(`${live}, [data-recovery] button`).first().waitFor({ timeout: SETTLED }),
    );
    const recovered = Date.now() - proxy.lastHit();
    const headerLive = await happens(
      page.waitForFunction(() => document.querySelector('header[data-enhanced]') !== null, undefined, {
        timeout: 10_000,
      }),
    );
    const blank = await page.evaluate(() => (window as unknown as { wasBlank: boolean }).wasBlank);
    const isLive = (await page.locator(live).count()) > 0;
    const version = isLive ? await page.locator(live).getAttribute('data-version') : null;
    return { content, time, live: isLive, recovered, settled, version, headerLive, blank, loads, hits: proxy.hits() };
  } finally {
    await close();
    await proxy.close();
  }
}

function spoil(proxy: FaultProxy, { now, next }: Stage, { remoteCase, target, fault, arrival }: Cell): void {
  if (!isDeployment(fault)) {
    proxy.apply(patternOf(remoteCase, target), fault);
    return;
  }
  const stale = fault === 'older release gone';
  // A first page from some cache is older than the files behind it.
  const documents = stale && arrival === 'first page' ? now.origin : next.origin;
  proxy.serveFrom({ documents, files: next.origin });
  proxy.apply(filesOf(remoteCase, target, stale ? now : next), 'always 404');
}

function happens(waiting: Promise<unknown>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  );
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

/** Faults of an outcome; empty where it is as it must be. */
export function faultsOf({ now, next }: Stage, { remoteCase, fault }: Cell, outcome: Outcome): string[] {
  const wanted = (fault === 'older release gone' ? next : now).remotes[remoteCase.remote]?.version;
  const moved = !isDeployment(fault) || outcome.hits === 0 || (outcome.version === wanted && outcome.loads === 1);
  return [
    ...(outcome.content ? [] : ['no content']),
    ...(outcome.blank ? ['blank for a moment'] : []),
    ...(outcome.headerLive ? [] : ['header not alive']),
    ...(outcome.settled ? [] : ['neither alive nor told after 20 s']),
    ...(outcome.loads > 2 ? [`${outcome.loads} page loads`] : []),
    ...(isTransient(fault) && !outcome.live ? ['not alive though the file is there again'] : []),
    ...(moved ? [] : ['not alive with the release that is whole']),
  ];
}
