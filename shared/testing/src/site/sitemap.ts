import { paramsAt } from '@shared/contract/config';
import { readElements } from '@shared/markup';
import { isNightly } from '../nightly';

/**
 * The paths of all pages in a site's sitemap that are always composed, below the site's base path and with it. Those that are
 * composed when somebody asks for them have sitemaps of their own.
 */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const [first = []] = await readSitemaps(origin, 1);
  return first;
}

/** The same with those that are composed on demand. */
export async function allSitemapPaths(origin: string): Promise<string[]> {
  return (await readSitemaps(origin)).flat();
}

export interface ReadPage {
  status: number;
  html: string;
  elements: ReturnType<typeof readElements>;
}

export async function readPage(address: string): Promise<ReadPage> {
  const response = await fetch(address);
  const html = await response.text();
  return { status: response.status, html, elements: readElements(html) };
}

/** Three of each kind of page among some paths, since all cases are one page with other words; at night all of them. */
export async function pagesOfEachKind(
  paths: Iterable<string>,
  read: (path: string) => Promise<ReadPage>,
): Promise<string[]> {
  const counts = new Map<string, number>();
  const some: string[] = [];
  for (const path of paths) {
    const main = (await read(path)).elements.find(({ name }) => name === 'main');
    const kind = main?.attributes['data-page'] ?? path;
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    if (isNightly || before < 3) some.push(path);
  }
  return some;
}

/** The first of some paths that a route's pattern matches, such as `/comics/:id`; undefined: there is none. */
export function firstOfRoute(pattern: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => paramsAt(pattern, path));
}

/**
 * Paths in each of a site's sitemaps: in the only one, or in those of its index, which begins with the pages that are always composed. A
 * site that has just started turns the one into an index: it is read once.
 */
async function readSitemaps(origin: string, most = Infinity): Promise<string[][]> {
  const read = async (name: string) => (await fetch(`${origin}/${name}`)).text();
  const sitemap = await read('sitemap.xml');
  const found = locationsIn(sitemap);
  if (!sitemap.includes('<sitemapindex')) return [found];
  const names = found.slice(0, most).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return Promise.all(names.map(async (name) => locationsIn(await read(name))));
}

function locationsIn(sitemap: string): string[] {
  return readElements(sitemap)
    .filter((element) => element.name === 'loc')
    .map(({ text }) => new URL(text).pathname);
}
