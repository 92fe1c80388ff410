import { type RouteMatch, matchRoute } from '../../match-route';

/**
 * The address of this site that a click leads to inside the page, as path, query and hash below the base path;
 * null where the browser shall have it: other sites, downloads, new tabs, modified clicks, unknown paths.
 */
export function internalLink(event: MouseEvent, basePath: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !takesLink(link)) return null;
  return internalAddress(link.href, basePath);
}

/** Whether following this link is the host's business at all. */
export function takesLink(link: HTMLAnchorElement): boolean {
  return (
    (!link.target || link.target === '_self') && !link.hasAttribute('download') && !link.relList.contains('external')
  );
}

/** A link that leads to a page of this site. */
export interface SiteLink {
  element: HTMLAnchorElement;
  match: RouteMatch;
}

/** The link of this site that an event happened on. */
export function siteLinkAt(target: EventTarget | null, basePath: string): SiteLink | null {
  const element = target instanceof Element ? target.closest('a[href]') : null;
  if (!(element instanceof HTMLAnchorElement) || !takesLink(element)) return null;
  const address = internalAddress(element.href, basePath);
  const match = address === null ? null : matchRoute(new URL(address, 'http://site/').pathname);
  return match && { element, match };
}

/** An absolute address as one below the base path, or null where no page of this site is there. */
export function internalAddress(href: string, basePath: string): string | null {
  const url = URL.canParse(href, location.href) ? new URL(href, location.href) : null;
  if (url?.origin !== location.origin || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(basePath))
    return null;
  const path = url.pathname.slice(basePath.length - 1);
  return matchRoute(path) ? path + url.search + url.hash : null;
}
