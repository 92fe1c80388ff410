/**
 * The inline script, the same on every page (docs/architecture.md rule 5): what cannot wait, and the start of the rest.
 * It must stay small: it is part of every page's HTML.
 */
import { MOBILE_MAX_WIDTH, type SiteConfig } from '@shared/contract/config';
import type { Bootstrap, EarlyScript, PageData } from '@shared/contract/release';
import { hostScript, notifyAfter } from '../policy';
import { releaseFolder } from '../release';
import { askAhead } from './ask-ahead';
import { separateQueues } from './chunk-queues';
import { captureEarlyPresses } from './early-presses';
import { endSilentRequests } from './end-silent-requests';
import { rememberFirstVisit } from './first-visit';
import { takeJumpToken } from './jump-token';
import { markSignedIn } from './mark-signed-in';
import { notifyHostMissing } from './notify-host-missing';
import { scriptFactory } from './script-factory';
import { tellVisit } from './tell-visit';
import { whenNeeded } from './when-needed';

const block = (id: string, bare?: (name: string, value: unknown) => unknown): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null', bare);

// Every script of the page reads it: without a prototype, nobody's `Object.prototype.filesUrl` is among its values.
const config = block('site-config', (_name, value) =>
  value && typeof value === 'object' ? Object.freeze(Object.setPrototypeOf(value, null)) : value,
) as SiteConfig;
const page = block('page-data') as PageData;
window.__SITE_CONFIG__ = config;

// A visitor who belongs on the other device's page was sent away by the document (`document.ts`): nothing begins here.
if (page.otherDevice?.mobile !== matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches) bootstrap();

function bootstrap(): void {
  const jump = takeJumpToken();
  rememberFirstVisit();
  markSignedIn();
  const registered = new Set<string>();
  const calls: Bootstrap['calls'] = new Map();
  const became: Bootstrap['became'] = {};
  let hostRuns = false;
  const site: Bootstrap = {
    ...scriptFactory(config.basePath),
    page,
    views: tellVisit(page, config.telemetryUrl, became),
    became,
    scripts: new Map(),
    presses: captureEarlyPresses(
      () => askAhead(page, calls),
      () => hostRuns,
    ),
    calls,
    jump,
    registered,
    separateQueues: (chunkGlobal) => separateQueues(chunkGlobal, registered),
    // A jump token is worth one exchange: that request is never given up.
    endSilentRequests: () => {
      if (!jump) endSilentRequests(site.scripts);
    },
    takeOver: () => {
      const first = !hostRuns;
      hostRuns = true;
      return first;
    },
  };
  globalThis.__SITE__ = site;
  whenNeeded(
    page.remote?.start === 'eager' || jump !== null,
    () => requestScripts(site, () => hostRuns),
    site.endSilentRequests,
  );
}

function requestScripts(site: Bootstrap, hostRuns: () => boolean): void {
  const { host, remote } = page;
  site.separateQueues(host.chunkGlobal);
  requestHost(site, hostRuns, 1);
  setTimeout(
    () => {
      if (!hostRuns()) notifyHostMissing();
    },
    Math.max(0, notifyAfter - performance.now()),
  );
  if (!remote) return;
  site.separateQueues(remote.first.chunkGlobal);
  const release = `${remote.name}@${remote.version}`;
  const folder = releaseFolder(remote);
  for (const file of [remote.first.entry, ...(remote.first.pages[remote.page]?.scripts ?? [])]) {
    const url = folder + file;
    const element = site.script(url, remote.first.integrity[file] ?? '', release);
    const early: EarlyScript = { element, state: 'pending' };
    site.scripts.set(url, early);
    element.onload = () => (early.state = 'loaded');
    element.onerror = () => (early.state = 'failed');
    document.head.append(element);
  }
}

/** The host's own file: one further request is started by silence, the others by failure; the first to run wins. */
function requestHost(site: Bootstrap, hostRuns: () => boolean, attempt: number): void {
  const { host } = page;
  const query = attempt > 1 ? `?retry=${attempt}` : '';
  const element = site.script(config.basePath + host.entry + query, host.integrity, `host@${host.version}`);
  let moved = false;
  const next = () => {
    if (moved || hostRuns() || attempt === hostScript.requests) return;
    moved = true;
    requestHost(site, hostRuns, attempt + 1);
  };
  element.onerror = () => setTimeout(next, hostScript.backOff * attempt);
  if (attempt === 1) {
    setTimeout(() => {
      if (hostRuns()) return;
      site.endSilentRequests();
      next();
    }, hostScript.silence);
  }
  document.head.append(element);
}
