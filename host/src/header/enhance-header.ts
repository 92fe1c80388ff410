import { enhanceMenus } from './header-menus';
import { enhanceSheet } from './header-sheet';

/** Scroll threshold in px (docs/requirements.md section 9). */
const SCROLLED_FROM = 10;

/** Brings the composed header to life, for as long as its document stands. */
export function enhanceHeader(element: HTMLElement): void {
  const showScrolled = () => {
    const scrolled = String(window.scrollY > SCROLLED_FROM);
    if (element.dataset.scrolled !== scrolled) element.dataset.scrolled = scrolled;
  };
  addEventListener('scroll', showScrolled, { passive: true });
  showScrolled();
  element.dataset.enhanced = '';
  enhanceMenus(element);
  enhanceSheet(element);
}
