export { siteConfigSchema } from './site-config';
export type { SiteConfig } from './site-config';
export { isLoopback } from './loopback';
export { apiPath, sitePath } from './site-path';
export { hasParams, paramsAt, patternsOverlap, routeAt } from './route-pattern';
export { documentTitle } from './document-title';
export { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from './browser-storage';
export { MOBILE_MAX_WIDTH } from './mobile-max-width';
