import { sitemapPaths } from './sitemap';
import { readElements } from '@shared/markup';

/** The words in a page's head, and the picture that is shown where it is shared. */
export interface PageWords {
  /** The path below the base path, with a trailing slash. */
  path: string;
  remote: string;
  brand: string;
  title: string;
  description: string;
  image: { address: string; width: number; height: number; alt: string };
}

/** Every page of a site's sitemap; `base` is where the site is below its origin, without a slash at its end. */
export async function allPageWords(origin: string, base = ''): Promise<PageWords[]> {
  const found: PageWords[] = [];
  for (const address of await sitemapPaths(origin)) {
    const path = address.slice(base.length);
    found.push(wordsOf(path, await (await fetch(origin + path)).text()));
  }
  return found;
}

function wordsOf(path: string, html: string): PageWords {
  const elements = readElements(html);
  const property = (name: string) =>
    elements.find(({ attributes }) => attributes['property'] === `og:${name}`)?.attributes['content'] ?? '';
  return {
    path,
    remote: elements.find(({ name }) => name === 'main')?.attributes['data-remote'] ?? '',
    brand: property('site_name'),
    title: property('title'),
    description: property('description'),
    image: {
      address: property('image'),
      width: Number(property('image:width')),
      height: Number(property('image:height')),
      alt: property('image:alt'),
    },
  };
}
