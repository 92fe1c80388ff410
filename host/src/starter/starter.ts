/**
 * The one inline script, the same on every page (design.md rule 5): what cannot wait, and the start of the rest.
 * It must stay small: it stands in every page's HTML.
 */
import type { SiteConfig } from '@shared/contract/config';
import type { PageData } from '../document/page-data';
import { MOBILE_MAX_WIDTH } from '../navigation/device-redirect';
import { releaseFolder } from '../remotes/release';
import { askAhead } from './ask-ahead';
import { separateQueues } from './chunk-queues';
import { captureEarlyPresses } from './early-presses';
import { makeFirstCalls } from './first-calls';
import { rememberFirstVisit } from './first-visit';
import { takeJumpToken } from './jump-token';
import { scriptFactory } from './script-factory';
import type { SiteGlobal } from './site-global';
import { whenNeeded } from './when-needed';

const block = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const config = block('site-config') as SiteConfig;
const page = block('page-data') as PageData;
window.__SITE_CONFIG__ = config;

const jump = takeJumpToken();
rememberFirstVisit();

const { otherDevice } = page;
if (otherDevice?.mobile === matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches) {
  location.replace(config.basePath + otherDevice.path.slice(1) + location.search + location.hash);
} else {
  const registered = new Set<string>();
  const factory = scriptFactory(config.basePath);
  const calls = makeFirstCalls(config, page.remote?.firstCalls ?? []);
  const site: SiteGlobal = {
    ...factory,
    page,
    early: new Map(),
    presses: captureEarlyPresses(() => {
      askAhead(page, calls);
    }),
    calls,
    jump,
    registered,
    separateQueues: (chunkGlobal) => {
      separateQueues(chunkGlobal, registered);
    },
    hostRuns: false,
  };
  globalThis.__SITE__ = site;
  whenNeeded(page.remote?.start === 'eager' || jump !== null, () => {
    start(site);
  });
}

function start(site: SiteGlobal): void {
  const { host, remote } = site.page;
  site.separateQueues(host.chunkGlobal);
  requestHost(site, 1);
  if (!remote) return;
  site.separateQueues(remote.first.chunkGlobal);
  const release = `${remote.name}@${remote.version}`;
  const folder = releaseFolder(remote);
  for (const file of [remote.first.entry, ...(remote.first.pages[remote.page]?.scripts ?? [])]) {
    request(site, folder + file, remote.first.integrity[file] ?? '', release);
  }
}

function request(site: SiteGlobal, url: string, integrity: string, release: string): void {
  const element = site.script(url, integrity, release);
  const early = { element, state: 'pending' as const, since: performance.now() };
  site.early.set(url, early);
  element.addEventListener('load', () => Object.assign(early, { state: 'loaded' }));
  element.addEventListener('error', () => Object.assign(early, { state: 'failed' }));
  document.head.append(element);
}

/** The host's own file: up to three requests, one started by silence at most, the others by failure; the first to run wins. */
function requestHost(site: SiteGlobal, attempt: number): void {
  const { host } = site.page;
  const query = attempt > 1 ? `?retry=${attempt}` : '';
  const element = site.script(config.basePath + host.entry + query, host.integrity, `host@${host.version}`);
  let moved = false;
  const next = () => {
    if (moved || site.hostRuns || attempt === 3) return;
    moved = true;
    requestHost(site, attempt + 1);
  };
  element.addEventListener('error', () => setTimeout(next, 500 * attempt));
  if (attempt === 1) setTimeout(next, 8000);
  document.head.append(element);
}
