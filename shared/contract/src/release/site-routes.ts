import type { PackageRoute, SiteRoute } from './route-schemas';

/** The routes of a package as those of a site. */
export function siteRoutesOf(remote: string, routes: readonly PackageRoute[]): SiteRoute[] {
  return routes.map((route) => ({ ...route, remote, header: route.header ?? 'light' }));
}
