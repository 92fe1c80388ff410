import { paramsAt, patternsOverlap, routeAt } from '@shared/contract/config';
import { siteRoutesOf, translationProblem } from '@shared/contract/release/site-routes';
import type { Composition, PackageAddresses, Redirect, Release, SiteRoute } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import { isBelow } from './page-paths';

export type SiteAddresses = Readonly<Record<string, PackageAddresses>>;

type Addressed = Pick<Release, 'name' | 'version' | 'routes' | 'redirects' | 'pages'>;

/** The routes of a release; throws where it brings none, or leads to a page that it does not have. */
export function routesOf({ name, version, routes, pages }: Addressed): SiteRoute[] {
  if (!routes)
    throw new ReleaseError(
      `${name}@${version} was built before releases brought their routes: build and publish it anew`,
    );
  const lost = routes.find(({ page }) => !Object.hasOwn(pages, page));
  if (lost)
    throw new ReleaseError(`The route ${lost.pattern} needs the page ${lost.page}, which ${name} does not have`);
  const problem = translationProblem(routes);
  if (problem) throw new ReleaseError(problem);
  return siteRoutesOf(name, routes);
}

export function siteRoutes(addresses: SiteAddresses): SiteRoute[] {
  return Object.entries(addresses).flatMap(([remote, { routes }]) => siteRoutesOf(remote, routes));
}

/** Patterns of the pages that other releases of these packages may break; the host is on every page. */
export function pagesTouched(addresses: SiteAddresses, releases: Readonly<Record<string, string>>): string[] {
  const own = Object.entries(addresses).filter(([name]) => 'host' in releases || name in releases);
  return own.flatMap(([, { routes }]) => routes.map(({ pattern }) => pattern));
}

/**
 * The addresses of remotes that stand beside each other, with those of packages that were retired before. Refuses two claims on one
 * address, and what leads on to no page.
 */
export function addressesOf(remotes: readonly Addressed[], retired: SiteAddresses = {}): SiteAddresses {
  const routes = remotes.flatMap(routesOf);
  const redirects = remotes.flatMap(({ name, redirects = [] }) => redirects.map((one) => ({ ...one, remote: name })));
  // What a query names stands at an address that is a page's: it claims none.
  const moved = redirects.flatMap(({ from, parameter, remote }) =>
    parameter === undefined ? [{ pattern: from, remote }] : [],
  );
  const claims = [...routes, ...moved];
  for (const [index, claim] of claims.entries()) {
    const other = claims.slice(0, index).find(({ pattern, remote }) =>
      // A package orders its own: a route without parameters comes before one with them.
      remote === claim.remote ? pattern === claim.pattern : patternsOverlap(pattern, claim.pattern),
    );
    if (other)
      throw new ReleaseError(
        `${claim.pattern} of ${claim.remote} is an address of ${other.remote} already, by ${other.pattern}: one of the two has to give it up`,
      );
  }
  for (const { remote, ...redirect } of redirects) refuseDeadEnd(redirect, remote, routes);
  const live = remotes.map(({ name, routes: own = [], redirects: leads = [] }): [string, PackageAddresses] => [
    name,
    { routes: own, redirects: leads, gone: [] },
  ]);
  return Object.fromEntries([...Object.entries(retired), ...live].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Packages that were taken out of a composition, with what stands at their addresses; none that `present` names. */
export function retiredIn(composition: Composition | null, present: ReadonlySet<string>): SiteAddresses {
  const entries = Object.entries(composition?.addresses ?? {});
  return Object.fromEntries(
    entries.filter(([name]) => composition?.releases[name] === undefined && !present.has(name)),
  );
}

/** Throws where a redirect leads to no page of the site, or wants a value that its address does not have. */
export function refuseDeadEnd({ from, parameter, to }: Redirect, by: string, routes: readonly SiteRoute[]): void {
  const about = `${by} leads from ${from} to ${to}`;
  const known = new Set([parameter, ...Object.keys(paramsAt(from, from) ?? {})]);
  const strange = Object.keys(paramsAt(to, to) ?? {}).find((name) => !known.has(name));
  if (strange !== undefined) throw new ReleaseError(`${about}, and nothing says what :${strange} is`);
  if (!routeAt(routes, to)) throw new ReleaseError(`${about}, where no page stands`);
}

/** Throws where redirects leave from addresses that the team may not have. */
export function refuseForeignRedirects(
  { name, redirects = [] }: Addressed,
  prefixes: readonly string[] | undefined,
): void {
  const foreign = redirects.find(({ from }) => prefixes?.every((prefix) => !isBelow(`${from}/`, prefix)));
  if (foreign)
    throw new ReleaseError(
      `${name} may not lead on from ${foreign.from}: it is not below ${prefixes?.join(', ') ?? ''}`,
    );
}
