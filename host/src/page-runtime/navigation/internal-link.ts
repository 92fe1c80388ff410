import type { RouteMatch } from '../../match-route';

/** Addresses of this site. */
export interface SiteLinks {
  basePath: string;
  /** The page at a path below the base path; null where there is none, undefined while that is not known. */
  match: (path: string) => RouteMatch | null | undefined;
}

/**
 * The address of this site that a click leads to inside the page, as path, query and hash below the base path;
 * null where the browser shall have it: other sites, downloads, new tabs, modified clicks, paths without a page.
 */
export function internalLink(event: MouseEvent, links: SiteLinks): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = linkAt(event.target);
  return link && internalAddress(link.href, links);
}

/** The link that an event happened on, where following it is the host's business at all. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  return (!link.target || link.target === '_self') && !link.relList.contains('external') ? link : null;
}

/** An absolute address as one below the base path, or null where no page of this site is there. */
export function internalAddress(href: string, { basePath, match }: SiteLinks): string | null {
  const url = URL.canParse(href, location.href) ? new URL(href, location.href) : null;
  if (url?.origin !== location.origin || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(basePath))
    return null;
  const path = url.pathname.slice(basePath.length - 1);
  return match(path) !== null ? path + url.search + url.hash : null;
}
