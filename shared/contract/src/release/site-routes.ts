import { hasParams } from '../config/route-pattern';
import type { PackageRoute, SiteRoute } from './route-schemas';

export function siteRoutesOf(remote: string, routes: readonly PackageRoute[]): SiteRoute[] {
  return routes.map((route) => ({ ...route, remote, header: route.header ?? 'light' }));
}

/** Why routes do not translate each other as they say; null where they do. */
export function translationProblem(routes: readonly PackageRoute[]): string | null {
  for (const { pattern, lang, translates } of routes) {
    if (translates === undefined) continue;
    const about = `The route ${pattern} translates ${translates}`;
    if (lang === undefined) return `${about}, and does not say into which language`;
    if (hasParams(pattern + translates)) return `${about}: only addresses without parameters can be a pair`;
    if (!routes.some((route) => route.pattern === translates && route.lang === undefined))
      return `${about}, where its package has no page in Chinese`;
    if (routes.filter((route) => route.translates === translates && route.lang === lang).length > 1)
      return `${about}, and so does another route in the same language`;
  }
  return null;
}
