import { siteRoutesOf } from '@shared/contract/release/site-routes';
import type { PageParams } from '@shared/contract';
import { routeAt } from '@shared/contract/config';
import type { CompositionPointer, SiteRoute } from '@shared/contract/release';
import { slashed } from './slashed';

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
