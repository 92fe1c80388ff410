import type { PageParams } from '@shared/contract';
import { hasParams, paramsAt } from '@shared/contract/config';
import type { SiteRoute, PageFacts } from '@shared/contract/release';
import { isSitePath } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';

/** An address that a remote has a page at; the composer names its file itself. */
export interface PageAddress {
  route: SiteRoute;
  path: string;
  params: PageParams;
  file: string;
}

export interface AddressLimits {
  remote: string;
  /** Names at the root of the site that are taken. */
  rootFiles: readonly string[];
  /** Prefixes that the remote's team may compose below; absent: any. */
  prefixes?: readonly string[] | undefined;
}

/** The addresses that a page says it has at a route, with their parameters: none where a call lists them. */
export function addressesOf(
  { pattern, params: named = {} }: SiteRoute,
  { listedBy, paths }: PageFacts,
): Pick<PageAddress, 'path' | 'params'>[] {
  if (hasParams(pattern) && listedBy !== null) return [];
  const values = Object.entries(named);
  // A further address of one of its pages is there as long as that is.
  const isOf = (at: PageParams) => values.every(([name, value]) => (at[name] ?? value) === value);
  const isThere = values.length === 0 || listedBy !== null || paths.some(isOf);
  const own = hasParams(pattern) ? paths : isThere ? [{}] : [];
  return own.map((params) => ({ path: pathAt(pattern, params), params }));
}

/** A pattern with values in place of its names; a name without a value stays as it is, and is no address. */
export function pathAt(pattern: string, params: PageParams): string {
  const value = (name: string) => (Object.hasOwn(params, name) ? params[name] : undefined);
  const path = pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? value(segment.slice(1)) : undefined) ?? segment)
    .join('/');
  return /\/$|\.html$/.test(path) ? path : `${path}/`;
}

const MOST_PAGES = 100_000;
/** Form of an address parameter that nobody listed. */
const IDENTIFIER = /^[\w-]{1,64}$/;

/** First parts of addresses that the site keeps for itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'assets',
  'api',
  'desk',
  'healthz',
  'composition.json',
  'overrides.json',
  '404',
  '404.html',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'site.webmanifest',
  'offline.js',
]);

/** Checks every address against the pattern of its route; `found` has the addresses of each of these routes. */
export function checkedAddresses(
  found: readonly (readonly Pick<PageAddress, 'path' | 'params'>[])[],
  routes: readonly SiteRoute[],
  limits: AddressLimits,
): PageAddress[] {
  const count = found.reduce((sum, paths) => sum + paths.length, 0);
  if (count > MOST_PAGES) throw new ReleaseError(`it has ${count} pages, and ${MOST_PAGES} are the most`);
  const taken = new Map<string, boolean>();
  return routes.flatMap((route, index) =>
    (found[index] ?? []).map(({ path, params }) => {
      refuseStrange(path, route.pattern, limits);
      const file = fileAt(path);
      // Two fixed routes may show one page: `/` and `/index.html`.
      const fixed = !hasParams(route.pattern);
      if (taken.has(file) && !(fixed && taken.get(file) === true))
        throw new ReleaseError(`it has two pages at ${shown(path)}`);
      taken.set(file, fixed);
      return { route, path, params: { ...params, ...route.params }, file };
    }),
  );
}

/** The file of an address's HTML in a composition. */
export function fileAt(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}index.html`;
}

/** Whether this may be a file of the host's own at the root of the site. */
export function isSiteFile(file: string): boolean {
  // The one script among them: browsers let a worker answer for the folder that its script is in.
  if (file === '404/index.html' || file === '404.html' || file === 'offline.js') return true;
  return (
    /^[a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:txt|xml|json|webmanifest|html)$/i.test(file) &&
    !['index.html', 'composition.json', 'overrides.json', 'healthz'].includes(file.toLowerCase())
  );
}

function refuseStrange(path: string, pattern: string, { remote, rootFiles, prefixes }: AddressLimits): void {
  const refuse = (why: string) => {
    throw new ReleaseError(`${shown(path)} is no address for a page: ${why}`);
  };
  if (!isSitePath(path) || !/(?:\/|\.html)$/.test(path)) refuse('it is not written as addresses of this site are');
  const [, first = ''] = path.split('/');
  if (RESERVED.has(first.toLowerCase()) || rootFiles.includes(first)) refuse('the site has something of its own there');
  if (!paramsAt(pattern, path)) refuse(`the route ${pattern} leads elsewhere`);
  if (prefixes && !prefixes.some((prefix) => isBelow(path, prefix)))
    refuse(
      `${remote} may compose below ${prefixes.length > 0 ? `${prefixes.join(', ')} alone` : 'nothing'}; "npm run release -- keys prefixes ${remote} …" says where`,
    );
}

/** Whether an address may be composed on demand: what names such a page is an identifier, and nobody is asked for anything else. */
export function isOnDemand(path: string, pattern: string): boolean {
  const params = isSitePath(path) ? paramsAt(pattern, path) : null;
  return params !== null && Object.values(params).every((value) => IDENTIFIER.test(value));
}

/** Whether an address may be one of those that a prefix stands for. */
export function isBelow(path: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path.startsWith(folder) || path === prefix;
}

/** A path may be anything; a message shows its beginning, with everything that is not plain spelled out. */
function shown(path: string): string {
  return JSON.stringify(path.slice(0, 100)).slice(1, -1);
}
