import { readElements } from '@shared/markup';

/**
 * The paths of all pages in a site's sitemap that are always composed, below the site's base path and with it. Those that are
 * composed when somebody asks for them have sitemaps of their own.
 */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const [first = ''] = await sitemapsOf(origin);
  return locationsIn(origin, first);
}

/** The same with those that are composed on demand. */
export async function allSitemapPaths(origin: string): Promise<string[]> {
  const maps = await sitemapsOf(origin);
  return (await Promise.all(maps.map((map) => locationsIn(origin, map)))).flat();
}

/** The first of some paths that a route's pattern matches, such as `/comics/:id`; undefined: there is none. */
export function firstOfRoute(pattern: string, paths: readonly string[]): string | undefined {
  const matches = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return paths.find((path) => matches.test(path));
}

/** Names of a site's sitemaps: one, or those of its index, which begins with the pages that are always composed. */
async function sitemapsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  if (!sitemap.includes('<sitemapindex')) return ['sitemap.xml'];
  return (await locationsIn(origin, 'sitemap.xml')).map((path) => path.slice(path.lastIndexOf('/') + 1));
}

async function locationsIn(origin: string, name: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/${name}`)).text();
  return readElements(sitemap)
    .filter((element) => element.name === 'loc')
    .map(({ text }) => new URL(text).pathname);
}
