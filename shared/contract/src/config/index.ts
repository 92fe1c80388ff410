export { siteConfigSchema } from './site-config';
export type { SiteConfig } from './site-config';
export { sitePath } from './site-path';
export { isSitePage, sitePageAt, sitePages } from './site-pages';
