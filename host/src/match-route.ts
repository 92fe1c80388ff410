import { siteRoutesOf } from '@shared/contract/release/site-routes';
import type { PageParams } from '@shared/contract';
import { routeAt } from '@shared/contract/config';
import type { CompositionPointer, PageData, SiteRoute } from '@shared/contract/release';

/** A page at an address: the remote that has it, and the look of the header above it. */
export interface RouteMatch {
  route: Pick<SiteRoute, 'remote' | 'page' | 'header' | 'canonical' | 'lang' | 'translates'>;
  params: PageParams;
  /** A path below the base path, with a trailing slash. */
  path: string;
}

/** Every address of the site, once the releases of this page view are known: each brings its own. */
export function routesIn({ releases }: Pick<CompositionPointer, 'releases'>): SiteRoute[] {
  return Object.values(releases).flatMap(({ name, routes = [] }) => siteRoutesOf(name, routes));
}

/** The page at a path below the base path, exactly, with or without a trailing slash; null where there is none. */
export function matchRoute(routes: readonly SiteRoute[], path: string): RouteMatch | null {
  const found = routeAt(routes, path);
  return found && { ...found, params: { ...found.params, ...found.route.params }, path: slashed(path) };
}

/** The page that a document was composed for, as its HTML says; null where it is the host's own. */
export function composedMatch({ path, remote }: PageData): RouteMatch | null {
  const { variant } = document.querySelector('header')?.dataset ?? {};
  const header = variant === 'dark' ? 'dark' : 'light';
  return (
    remote && { route: { remote: remote.name, page: remote.page, header }, params: remote.params, path: slashed(path) }
  );
}

export function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
