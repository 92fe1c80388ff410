/**
 * Addresses of this site below its base path, as the host's routes have them (host/src/routes.ts); a test of the host holds the
 * two against each other. By these a backend knows whether a link leads anywhere.
 */
export const sitePages: readonly string[] = [
  '/',
  '/index.html',
  '/ai',
  '/ai-weave',
  '/ai-power',
  '/case/list',
  '/case/detail/:type/:id',
  '/product',
  '/connector',
  '/employee',
  '/buy',
  '/education',
  '/micro_enterprise',
  '/partner',
  '/about_us',
  '/privacy',
  '/solution/:slug',
  '/sol/cb/influencer',
  '/comics',
  '/comics/:id',
  '/comics/:comicId/:id',
  '/mobile/comics',
  '/community/homePage',
  '/community/homePage/:id/:page',
  '/community/question/:id',
  '/community/question/:id/:page',
  '/open_day',
  '/open_day/:id',
  '/rpa_awards/works/:id',
  '/rpa_awards/enter',
  '/qa/:id',
  '/certificate/:no',
  '/rpa_awards',
  '/contactus',
  '/qa',
  '/certificate',
  '/search',
  '/my',
  '/client-download',
  '/download',
];

/** Whether a path of this site, with or without its last slash, is one of its pages. */
export function isSitePage(path: string): boolean {
  return sitePageAt(path) !== null;
}

/** The page at a path, with names in place of what differs: `/solution/:slug`; null where there is none. */
export function sitePageAt(path: string): string | null {
  if (path.includes('//')) return null;
  const parts = partsOf(path);
  const fits = (pattern: string) => {
    const wanted = partsOf(pattern);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  return sitePages.find(fits) ?? null;
}

function partsOf(path: string): string[] {
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}
