import type { SiteConfig } from './site-config';

/** The title of a page's document: the brand first on the home page, last elsewhere. */
export function documentTitle(config: Pick<SiteConfig, 'brand'>, path: string, title: string): string {
  return path === '/' ? `${config.brand.name} · ${title}` : `${title} · ${config.brand.name}`;
}
