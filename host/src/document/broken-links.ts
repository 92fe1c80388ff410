import { matchRoute } from '../match-route';
import { isWithin, readElements } from '@shared/markup';

interface Site {
  basePath: string;
  /** The package whose page it is. */
  remote: string;
  /** Every address of that package, below the base path, with a trailing slash. */
  addresses: ReadonlySet<string>;
}

/** Links of a composed page's content that lead to no page of this site; what other packages compose is theirs to know. */
export function brokenLinks(html: string, { basePath, remote, addresses }: Site): string[] {
  const links = readElements(html)
    .filter((element) => element.name === 'a' && isWithin(element, 'main'))
    .map(({ attributes: { href = '' } }) => href)
    .filter((href) => href.startsWith('/'));
  return [...new Set(links)].filter((href) => {
    const { pathname } = new URL(href, 'http://site/');
    if (!pathname.startsWith(basePath)) return true;
    const path = pathname.slice(basePath.length - 1);
    if (/^\/(?:api|assets)\//.test(path) || /\.(?!html$)\w+$/.test(path)) return false;
    const match = matchRoute(path);
    return match === null || (match.route.remote === remote && !addresses.has(match.path));
  });
}
