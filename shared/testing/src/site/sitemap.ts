import { readElements } from '@shared/markup';

/** The paths of all pages in a site's sitemap, below the site's base path and with it. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return readElements(sitemap)
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => new URL(text).pathname);
}
