import type { PageData, SiteRoute } from '@shared/contract/release';
import { type RouteMatch, matchRoute, routesIn } from '../../match-route';
import type { ReleaseRegistry } from '../releases';
import { type SiteLinks, internalAddress, linkAt } from './internal-link';

/** The addresses of this page view: each release brings its own. */
export class SiteRoutes {
  #routes: readonly SiteRoute[] | undefined;
  #isCurrent = false;

  constructor(
    private readonly releases: Pick<ReleaseRegistry, 'pinned'>,
    private readonly page: Pick<PageData, 'host' | 'path'>,
  ) {}

  /** Pins the other remotes' releases; false where the host that is deployed is not the one that runs here. */
  async pin(): Promise<boolean> {
    const pointer = await this.releases.pinned();
    const routes = routesIn(pointer);
    // What stands around the page is in its language: a page in another one is a page load.
    const { lang } = matchRoute(routes, this.page.path)?.route ?? {};
    this.#routes ??= routes.filter((route) => route.lang === lang);
    this.#isCurrent = pointer.releases['host']?.version === this.page.host.version;
    return this.#isCurrent;
  }

  /** Whether the releases are pinned, and the host that is deployed is the one that runs here. */
  readonly isPinned = (): boolean => this.#isCurrent;

  /** The page at a path below the base path; null where there is none, undefined while that is not known: `pin` asks for it. */
  readonly match = (path: string): RouteMatch | null | undefined => this.#routes && matchRoute(this.#routes, path);
}

/** A link that leads to a page of this site. */
export interface SiteLink {
  element: HTMLAnchorElement;
  match: RouteMatch;
}

/** The link of this site that an event happened on. */
export function siteLinkAt(target: EventTarget | null, links: SiteLinks): SiteLink | null {
  const element = linkAt(target);
  const address = element && internalAddress(element.href, links);
  const match = address && links.match(new URL(address, 'http://site/').pathname);
  return element && match ? { element, match } : null;
}
