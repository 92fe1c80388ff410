import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Bootstrap } from '@shared/contract/release';
import { markCurrent, showPair } from '../../header/mark-current';
import type { RouteMatch } from '../../match-route';
import type { Ladder } from '../ladder';
import type { Preload, ToMounted } from '../page/mounted-page';
import type { PageRuntime } from '../page-runtime';
import type { ReleaseRegistry } from '../releases';
import type { Slot } from '../slot';
import type { UnsavedWork } from '../unsaved-work';
import { fetchAhead } from './fetch-ahead';
import { followDevice } from './follow-device';
import type { Navigation } from './lazy-navigation';
import { Navigator } from './navigator';
import { type Fetched, PreparedPages } from './prepared-pages';
import { renderAhead } from './render-ahead';
import { ShellRouter } from './shell-router';
import { SiteRoutes } from './site-routes';

interface NavigationParts {
  bootstrap: Pick<Bootstrap, 'page'>;
  basePath: string;
  header: HTMLElement;
  slot: Slot;
  ladder: Ladder;
  releases: ReleaseRegistry;
  preload: Preload;
  toMounted: ToMounted;
  runtime: PageRuntime;
  unsaved: UnsavedWork;
  /** The page that was composed into this document, and its address below the base path. */
  first: RouteMatch | null;
  address: string;
  onView: (path: string) => void;
}

/** Constructs what shows other pages: a part of the host of its own, which a first view does without. */
export function startNavigation(parts: NavigationParts): Navigation {
  const { bootstrap, basePath, header, slot, releases, runtime } = parts;
  const routes = new SiteRoutes(releases, bootstrap.page);
  const { match } = routes;
  const links = { basePath, match };
  const prepared = new PreparedPages(parts);
  const { navigate, follow, catchUp, ready, onMove } = new Navigator({
    ...parts,
    links,
    prepared,
    pin: () => routes.pin(),
    isPinned: routes.isPinned,
    onQuery: () => slot.update(),
    onShown: ({ route, path }) => {
      markCurrent(header, path, route.header);
      if (route.translates) showPair(basePath, route.translates);
    },
  });
  followDevice(basePath);
  flushSync(() =>
    createRoot(document.createElement('div')).render(
      <ShellRouter basePath={basePath} onReady={ready} onMove={onMove} />,
    ),
  );
  return {
    match,
    navigate,
    follow,
    catchUp,
    workAhead: (pointedAt) => {
      const look = () => {
        const fetchOnce = fetchAhead(links, pointedAt, (found) => prepared.fetch(found));
        renderAhead<Fetched>(links, {
          fetchOnce,
          prepare: (...page) => {
            if (runtime.isLive) prepared.prepare(...page);
          },
          drop: () => prepared.drop(),
        });
      };
      routes.pin().then(look, look);
      const own = bootstrap.page.remote;
      if (own)
        releases
          .of(own.name)
          .then((release) => releases.complete(release))
          .catch(() => undefined);
    },
  };
}
