import type { Location } from 'react-router-dom';
import type { PageHost } from '../remotes/page-host';
import { pinReleases } from '../remotes/registry';
import { site } from '../starter/site-global';
import { deviceRedirect, MOBILE_MAX_WIDTH } from './device-redirect';
import { arrive, scrollToHash } from './arrival';
import { documentTitle } from './document-title';
import { internalLink } from './internal-link';
import { type RouteMatch, matchRoute } from './match-route';
import { showPlaceholder } from './placeholder';
import type { Go } from './shell-router';

interface Parts {
  pages: PageHost;
  basePath: string;
  /** Tells the shell which page stands there now. */
  onShown: (match: RouteMatch) => void;
  /** Gives the live page its new query and hash. */
  onQuery: () => void;
}

/** Turns clicks and history moves into pages of the slot; whatever cannot be one becomes a plain page load. */
export class Navigator {
  private go: Go | undefined;
  private move = 0;

  constructor(private readonly parts: Parts) {}

  readonly ready = (go: Go): void => {
    this.go = go;
  };

  /** Goes to an address below the base path, or anywhere else as a link would. */
  readonly navigate: Go = (href, options) => {
    const path = new URL(href, 'http://site/').pathname;
    if (!this.go || !href.startsWith('/') || !matchRoute(path)) location.assign(href);
    else this.go(this.forDevice(href), options);
  };

  /** Takes over clicks on links of this site. */
  readonly onClick = (event: MouseEvent): void => {
    const address = internalLink(event, this.parts.basePath);
    if (address === null || !this.go) return;
    event.preventDefault();
    const here = location.pathname.slice(this.parts.basePath.length - 1) + location.search;
    const [path = ''] = address.split('#');
    if (path === here) {
      // The same page again: a browser would go to the fragment, or to the top.
      if (address === here + location.hash) scrollToHash(location.hash);
      else this.go(address);
      return;
    }
    this.navigate(address);
  };

  readonly onMove = (to: Location, from: Location): void => {
    if (to.pathname === from.pathname) {
      this.parts.onQuery();
      if (to.hash !== from.hash) scrollToHash(to.hash);
      return;
    }
    void this.showPage(to);
  };

  private async showPage(to: Location): Promise<void> {
    const move = ++this.move;
    const match = matchRoute(to.pathname);
    if (!match || match.route.remote === '' || !(await this.sameHost())) {
      location.reload();
      return;
    }
    const placeholder = showPlaceholder(() => move === this.move);
    const result = await this.parts.pages.show(match);
    placeholder.remove();
    if (move !== this.move) return;
    if (!result.shown) {
      location.reload();
      return;
    }
    this.parts.onShown(match);
    const { title } = result.module.head(match.params);
    arrive(documentTitle(window.__SITE_CONFIG__, match.route.canonical ?? match.path, title), to.hash);
  }

  /** A newer host is deployed: its pages come by a plain page load. */
  private async sameHost(): Promise<boolean> {
    return pinReleases().catch(() => false);
  }

  private forDevice(href: string): string {
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    const target = deviceRedirect(path, matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches);
    return target ? target + rest : href;
  }
}

/** The page that was composed into this document. */
export function firstMatch(): RouteMatch | null {
  return matchRoute(site().page.path);
}
