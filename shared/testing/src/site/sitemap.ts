import { readElements } from '@shared/markup';

/**
 * The paths of all pages that a site is released with, below the site's base path and with it. Those that are composed on demand
 * stand in site maps of their own, once the composer has listed them.
 */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const paths = await pathsIn(`${origin}/sitemap.xml`);
  return paths.some((path) => path.endsWith('/sitemap-pages.xml')) ? pathsIn(`${origin}/sitemap-pages.xml`) : paths;
}

async function pathsIn(address: string): Promise<string[]> {
  return readElements(await (await fetch(address)).text())
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => new URL(text).pathname);
}
