import { hydrateRoot } from 'react-dom/client';
import type { HostBridge, PageModule } from '@shared/contract';
import { enhanceHeader, markCurrent } from './header/enhance-header';
import { fetchAhead, savesData } from './navigation/fetch-ahead';
import { followDevice } from './navigation/follow-device';
import { Navigator, firstMatch } from './navigation/navigator';
import { renderAhead } from './navigation/render-ahead';
import { ShellRouter } from './navigation/shell-router';
import { startOverlays } from './overlays/start-overlays';
import { concernsOverrides } from './overrides/concerns-overrides';
import { loadPart } from './remotes/load-part';
import { PageHost } from './remotes/page-host';
import { completeOwnRelease, pinReleases } from './remotes/registry';
import { openRuntimeSeam } from './remotes/runtime-seam';
import { Slot } from './remotes/slot';
import { startSession } from './session/start-session';
import { site } from './starter/site-global';
import { watchVisit } from './telemetry/watch-visit';

/** Brings the composed page to life: header, slot, overlays, each with a root of its own. */
function start(): void {
  if (site().hostRuns) return;
  site().hostRuns = true;
  const header = document.querySelector<HTMLElement>('header');
  const main = document.querySelector<HTMLElement>('[data-slot]');
  if (!header || !main) return;
  const { basePath } = window.__SITE_CONFIG__;

  watchVisit();
  openRuntimeSeam();
  const overlays = startOverlays();
  const slot = new Slot(main);
  const host: HostBridge = {
    ...overlays,
    navigate: (href, options) => {
      navigator.navigate(href, options);
    },
    composedRegion: () => [],
  };
  const pages = new PageHost(slot, host);
  const navigator = new Navigator({
    pages,
    basePath,
    onQuery: () => {
      slot.update();
    },
    onShown: ({ route, path }) => {
      markCurrent(header, path, route.header);
    },
  });

  hydrateRoot(header, <ShellRouter basePath={basePath} onReady={navigator.ready} onMove={navigator.onMove} />, {
    identifierPrefix: 'header-',
  });
  enhanceHeader(header);
  document.addEventListener('click', navigator.onClick);
  followDevice(basePath);

  startSession(header, (href) => {
    navigator.navigate(
      href.startsWith(location.origin + basePath) ? href.slice(location.origin.length + basePath.length - 1) : href,
    );
  });

  const match = firstMatch();
  const alive = overridden().then(() => (match ? pages.bringToLife(match) : undefined));
  if (!match) slot.state = 'live';
  void alive.then(() => {
    if (!savesData()) workAhead(pages);
    // Known before the first click, so that a navigation asks for files and nothing else.
    pinReleases().then(completeOwnRelease, () => undefined);
  });
}

/** Does what a navigation would do before anybody asks for it. */
function workAhead(pages: PageHost): void {
  const { basePath } = window.__SITE_CONFIG__;
  renderAhead<PageModule>(basePath, {
    fetchOnce: fetchAhead(basePath, (match) => pages.fetchAhead(match)),
    prepare: (...page) => {
      pages.prepare(...page);
    },
    drop: () => {
      pages.dropPrepared();
    },
  });
}

/** Resolves once overrides are in place; at once for everybody who has none. */
async function overridden(): Promise<void> {
  if (!concernsOverrides()) return;
  const load = () => import(/* webpackChunkName: "overrides" */ './overrides/start-overrides');
  await loadPart(load)
    .then(({ startOverrides }) => startOverrides())
    .catch(() => undefined);
}

// On an eager page with the host in the cache, this runs before the body has been read. The start has a task of its own:
// a press that comes while the host is evaluated is answered in between.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);
