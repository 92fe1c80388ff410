import type { SiteRoute } from '@shared/contract/release';
import { routeAt } from '@shared/contract/config';

/** The site as it is, for the search for broken references. */
export interface KnownSite {
  basePath: string;
  routes: readonly SiteRoute[];
  /** The package whose page it is. */
  remote: string;
  /** Every address of that package, below the base path, with a trailing slash. */
  addresses: ReadonlySet<string>;
  /** Names of its release's files, and of the files that the host has at the root of the site. */
  assets: ReadonlySet<string>;
  rootFiles: ReadonlySet<string>;
}

/** Links of a page's content that lead to no page of this site; what other packages compose is theirs to know. */
export function brokenLinks(links: readonly string[], site: KnownSite): string[] {
  const { basePath, routes, remote, addresses } = site;
  return [...new Set(links)].filter((href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return false;
    const pathname = URL.canParse(href, 'http://site/') ? new URL(href, 'http://site/').pathname : '';
    if (!pathname.startsWith(basePath)) return true;
    const path = pathname.slice(basePath.length - 1);
    if (/^\/(?:api|assets)\//.test(path) || /\.(?!html$)\w+$/.test(path)) return false;
    const slashed = path.endsWith('/') ? path : `${path}/`;
    const route = routeAt(routes, path)?.route;
    return !route || (route.remote === remote && !addresses.has(slashed));
  });
}

/** Pictures that a page shows, or is shared with (whole addresses), and that no release holds. */
export function brokenPictures(shown: readonly string[], shared: readonly string[], site: KnownSite): string[] {
  const { basePath, remote, assets, rootFiles } = site;
  return [...new Set([...shown, ...shared])].filter((address) => {
    if (address.startsWith('data:')) return false;
    const own = shared.includes(address) ? new URL(address).pathname : address;
    if (/^https?:/.test(own)) return false;
    if (!own.startsWith(basePath)) return true;
    const file = own.slice(basePath.length).replace(/[?#].*$/, '');
    if (file.startsWith('api/')) return false;
    const [folder, name, asset] = file.split('/');
    if (folder !== 'assets') return !rootFiles.has(file);
    return name === remote && !assets.has(asset ?? '');
  });
}
