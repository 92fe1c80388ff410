import { hydrateRoot } from 'react-dom/client';
import { type HostBridge, type PageModule, listenKeepPage, type ComposedAnswers } from '@shared/contract';
import type { Bootstrap, PageData } from '@shared/contract/release';
import { enhanceHeader, markCurrent, showPair } from './header/enhance-header';
import { loadPart } from './load-part';
import { composedMatch } from './match-route';
import { startOverlays } from './overlays/start-overlays';
import { UnsavedWork } from './page-runtime/unsaved-work';
import { concernsOverrides } from './overrides/concerns-overrides';
import { Federation } from './page-runtime/federation';
import { Ladder } from './page-runtime/ladder';
import { Loader } from './page-runtime/loader/loader';
import { fetchAhead, savesData } from './page-runtime/navigation/fetch-ahead';
import type { SiteLinks } from './page-runtime/navigation/internal-link';
import { followDevice } from './page-runtime/navigation/follow-device';
import { Navigator } from './page-runtime/navigation/navigator';
import { renderAhead } from './page-runtime/navigation/render-ahead';
import { restOtherSheets } from './page-runtime/navigation/rest-other-sheets';
import { ShellRouter } from './page-runtime/navigation/shell-router';
import { PageRuntime } from './page-runtime/page-runtime';
import { PreparedPages } from './page-runtime/navigation/prepared-pages';
import type { ToMounted } from './page-runtime/mounted-page';
import { RecoveryNotice } from './page-runtime/recovery-notice';
import type { ReportRecovery } from './page-runtime/recovery-record';
import { PublishedContent } from './page-runtime/published-content';
import { releaseKey } from './page-runtime/release';
import { ReleaseRegistry } from './page-runtime/releases';
import { Slot } from './page-runtime/slot';
import { pause } from './pause';
import { startSearch } from './search/start-search';
import { startSession } from './session/start-session';
import { Telemetry } from './telemetry/telemetry';
import { watchVisit } from './telemetry/watch-visit';

/** Constructs every part, and brings the composed page to life: header, slot, overlays, each with a root of its own. */
export async function startHost(bootstrap: Bootstrap): Promise<void> {
  const header = document.querySelector<HTMLElement>('header');
  const main = document.querySelector<HTMLElement>('[data-slot]');
  if (!header || !main) return;
  const config = window.__SITE_CONFIG__;
  const { basePath } = config;

  const telemetry = new Telemetry();
  watchVisit(bootstrap.page, telemetry);
  const unsaved = new UnsavedWork();
  const releases = new ReleaseRegistry(bootstrap);
  // A page that threw before any step was tried is of a release, too: every report names the one that it was of.
  const report: ReportRecovery = (recovery) => {
    if (recovery.release) {
      telemetry.reportRecovery(recovery);
      return;
    }
    const { page } = bootstrap;
    const loaded = releases.of(recovery.remote).then(({ reference }) => reference);
    void loaded
      .catch(() => page.remote ?? page.host)
      .then((reference) => telemetry.reportRecovery({ ...recovery, release: releaseKey(reference) }));
  };
  const onSilence = () => {
    // A live page may have something under way that must not be given up.
    if (!runtime.isLive) bootstrap.endSilentRequests();
  };
  const loader = new Loader({ bootstrap, releases, report, onSilence });
  loader.openSeam();
  // Their files, a style sheet among them, come through the seam.
  const { analytics, wechat } = config;
  const views = [
    analytics &&
      loadPart(() => import(/* webpackChunkName: "analytics" */ './telemetry/tell-others')).then(({ tellOthers }) =>
        tellOthers(analytics),
      ),
    wechat &&
      /MicroMessenger/i.test(window.navigator.userAgent) &&
      loadPart(() => import(/* webpackChunkName: "wechat" */ './wechat/share-cards')).then(({ shareCards }) =>
        shareCards(),
      ),
  ].map((view) => view && view.catch(() => undefined));
  const slot = new Slot(main);
  const bridge: HostBridge = {
    ...startOverlays(),
    setUnsaved: unsaved.mark,
    navigate: (href, options) => navigator.navigate(href, options),
    composedRegion: () => [],
  };
  const ladder = new Ladder(releases, new Federation(loader));
  const notice = new RecoveryNotice(main);
  const content = new PublishedContent(basePath, releases);
  const toMounted: ToMounted = ({ route: { remote, page }, params, path }, module) => {
    const answers = composedAnswers(bootstrap.page, path) ?? content.at(path);
    return { remote, page, module, props: { config, host: bridge, answers, params, path } };
  };
  const prepared = new PreparedPages({ ladder, slot, toMounted, content });
  const runtime = new PageRuntime({
    bootstrap,
    slot,
    ladder,
    notice,
    prepared,
    toMounted,
    content,
    restOtherSheets,
    unsaved,
    report,
  });
  const first = composedMatch(bootstrap.page);
  const links = { basePath, match: (path: string) => releases.match(path) };
  const navigator = new Navigator({
    runtime,
    unsaved,
    first,
    links,
    pin: () => releases.pin(),
    onView: (path) => {
      bootstrap.views.push(path);
      for (const view of views) if (view) void view.then((tell) => tell?.());
    },
    onQuery: () => slot.update(),
    onShown: ({ route, path }) => {
      markCurrent(header, path, route.header);
      if (route.translates) showPair(basePath, route.translates);
    },
  });

  listenKeepPage((wanted) => {
    loadPart(() => import(/* webpackChunkName: "offline" */ './offline/keep-page'))
      .then(({ keepPage }) => keepPage({ bootstrap, releases }, wanted))
      // The page is there as long as the network is; the next view of it tries again.
      .catch(() => undefined);
  });

  await pause();
  const { ready, onMove } = navigator;
  const { emptyHtml } = bootstrap;
  hydrateRoot(header, <ShellRouter {...{ basePath, emptyHtml, onMove }} onReady={ready} />, {
    identifierPrefix: 'header-',
  });
  await pause();
  enhanceHeader(header);
  document.addEventListener('click', navigator.onClick);
  followDevice(basePath);
  await pause();

  startSearch(header, (href) => navigator.navigate(href));
  startSession(header, bootstrap.jump, {
    go: (href) =>
      navigator.navigate(
        href.startsWith(location.origin + basePath) ? href.slice(location.origin.length + basePath.length - 1) : href,
      ),
    isUnsaved: () => unsaved.exists(),
  });
  await override({ releases, bootstrap });
  await runtime.start(first);
  await pause();
  if (!savesData()) workAhead(links, { runtime, prepared });
  // Known before the first click, so that a navigation asks for files and nothing else. Where it fails, the click asks again.
  releases.pinAhead().catch(() => undefined);
}

/** Does what a navigation would do before anybody asks for it. */
function workAhead(links: SiteLinks, { runtime, prepared }: { runtime: PageRuntime; prepared: PreparedPages }): void {
  renderAhead<PageModule>(links, {
    fetchOnce: fetchAhead(links, (match) => prepared.fetch(match)),
    prepare: (...page) => {
      if (runtime.isLive) prepared.prepare(...page);
    },
    drop: () => prepared.drop(),
  });
}

/** Resolves once overrides are in place; at once for everybody who has none. */
async function override(parts: { releases: ReleaseRegistry; bootstrap: Bootstrap }): Promise<void> {
  if (!concernsOverrides()) return;
  await loadPart(() => import(/* webpackChunkName: "overrides" */ './overrides/start-overrides'))
    .then(({ startOverrides }) => startOverrides(parts))
    .catch(() => undefined);
}

/** Answers that the page at this path was composed with, where it is the one that the HTML was made for; else null. */
function composedAnswers(composed: PageData, path: string): ComposedAnswers | null {
  return composed.path === path ? (composed.remote?.answers ?? null) : null;
}
