import { type HostBridge, listenKeepPage, type ComposedAnswers } from '@shared/contract';
import { MOBILE_MAX_WIDTH } from '@shared/contract/config';
import type { Bootstrap, PageData } from '@shared/contract/release';
import { enhanceHeader } from './header/enhance-header';
import { loadPart } from './load-part';
import type { RouteMatch } from './match-route';
import { startOverlays } from './overlays/start-overlays';
import { UnsavedWork } from './page-runtime/unsaved-work';
import { concernsOverrides } from './overrides/concerns-overrides';
import { Federation } from './page-runtime/federation';
import { Ladder } from './page-runtime/ladder';
import { Loader } from './page-runtime/loader/loader';
import { LazyNavigation, savesData } from './page-runtime/navigation/lazy-navigation';
import { PageRuntime } from './page-runtime/page-runtime';
import type { Preload, ToMounted } from './page-runtime/page/mounted-page';
import { RecoveryNotice } from './page-runtime/recovery-notice';
import type { ReportRecovery } from './page-runtime/recovery-record';
import { PublishedContent } from './published-content';
import { releaseKey } from './page-runtime/release';
import { ReleaseRegistry } from './page-runtime/releases';
import { Slot } from './page-runtime/slot';
import { pause } from './pause';
import { slashed } from './slashed';
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
  watchVisit(bootstrap, telemetry);
  const unsaved = new UnsavedWork();
  const releases = new ReleaseRegistry(bootstrap);
  // A page that threw before any step was tried is of a release, too: every report names the one that it was of.
  const report: ReportRecovery = (recovery) => {
    const { page: path, rung, cause, outcome } = recovery;
    if (path === bootstrap.page.path)
      Object.assign(bootstrap.became, outcome === 'live' ? { rung } : outcome === 'told' && { cause });
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
    navigate: (href, options) => navigation.navigate(href, options),
    composedRegion: () => [],
  };
  const ladder = new Ladder(releases, new Federation(loader));
  const notice = new RecoveryNotice(main);
  const content = new PublishedContent(basePath, releases);
  const preload: Preload = (match, module) => content.preload(match, module);
  const toMounted: ToMounted = ({ route: { remote, page }, params, path }, module) => {
    const answers = composedAnswers(bootstrap.page, path) ?? content.at(path);
    return { remote, page, module, props: { config, host: bridge, answers, params, path } };
  };
  const runtime = new PageRuntime({ bootstrap, slot, ladder, notice, toMounted, preload, unsaved, report });
  const first = composedMatch(bootstrap.page);
  const onView = (path: string) => {
    bootstrap.views.push(path);
    bootstrap.became.state = 'left';
    for (const view of views) if (view) void view.then((tell) => tell?.());
  };

  listenKeepPage((wanted) => {
    loadPart(() => import(/* webpackChunkName: "offline" */ './offline/keep-page'))
      .then(({ keepPage }) => keepPage({ bootstrap, releases }, wanted))
      // The page is there as long as the network is; the next view of it tries again.
      .catch(() => undefined);
  });

  await pause();
  enhanceHeader(header);
  const load = async (address: string) => {
    const { startNavigation } = await loadPart(
      () => import(/* webpackChunkName: "navigation" */ './page-runtime/navigation/start-navigation'),
    );
    const own = { bootstrap, basePath, header, slot, ladder, releases, preload, toMounted, runtime, unsaved };
    return startNavigation({ ...own, first, address, onView });
  };
  const navigation = new LazyNavigation({ basePath, runtime, unsaved, load });
  const mobile = matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
  mobile.addEventListener('change', () => void navigation.load(), { once: true });
  // The device may have been turned since the starter looked, and a link pressed.
  if (bootstrap.page.otherDevice?.mobile === mobile.matches || bootstrap.presses.some(({ href }) => href))
    void navigation.load();
  await pause();

  startSearch(header, navigation.navigate);
  startSession(header, bootstrap.jump, {
    go: (href) =>
      navigation.navigate(
        href.startsWith(location.origin + basePath) ? href.slice(location.origin.length + basePath.length - 1) : href,
      ),
    isUnsaved: () => unsaved.exists(),
  });
  await override({ releases, bootstrap });
  await runtime.start(first);
  await pause();
  if (!savesData()) navigation.watch();
  // Known before the first press, so that it asks for files and nothing else. Where it fails, the press asks again.
  releases.pinned().catch(() => undefined);
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

/** The page that a document was composed for, as its HTML says; null where it is the host's own. */
function composedMatch({ path, remote }: PageData): RouteMatch | null {
  const { variant } = document.querySelector('header')?.dataset ?? {};
  const header = variant === 'dark' ? 'dark' : 'light';
  return (
    remote && { route: { remote: remote.name, page: remote.page, header }, params: remote.params, path: slashed(path) }
  );
}
