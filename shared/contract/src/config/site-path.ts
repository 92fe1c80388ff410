import type { SiteConfig } from './site-config';

/**
 * An address of this site below its base path: `/product/` stays so on `/` and becomes `/site/product/` on `/site/`.
 * Addresses of other sites, `tel:`, `mailto:` and fragments come back unchanged.
 */
export function sitePath(config: Pick<SiteConfig, 'basePath'>, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return config.basePath + href.slice(1);
}

/** Address of what the API serves, `/api/ext/v1/media/…`: the same text while composing and in a browser. */
export function apiPath({ apiBaseUrl, basePath }: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>, path: string): string {
  return (apiBaseUrl || basePath).replace(/\/$/, '') + path;
}
