import { currentValue } from './current-value';

type HeaderVariant = 'dark' | 'light';

/** Leads the ways to the other language to what the page that is shown translates, `translates` being its path. */
export function showPair(basePath: string, translates: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-other]'))
    link.href = basePath + `${translates}/`.replace(/^\/+/, '');
}

/** Marks the links that lead to where the visitor is after a client navigation. `path` is below the base path, with a trailing slash. */
export function markCurrent(element: HTMLElement, path: string, variant: HeaderVariant): void {
  element.dataset.variant = variant;
  // The new page begins at its top: said now, it costs one layout instead of two.
  if (location.hash === '') element.dataset.scrolled = 'false';
  for (const link of element.querySelectorAll<HTMLElement>('a[data-path]')) {
    const current = currentValue(path, link.dataset.path, link.dataset.section);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
  for (const menu of element.querySelectorAll<HTMLElement>('[data-menu]')) {
    const isAlone = !menu.closest('ul')?.querySelector(':scope > li > a[aria-current]');
    menu.toggleAttribute('data-current', isAlone && menu.querySelector('a[aria-current]') !== null);
  }
}
