import { enhanceMenus } from './header-menus';
import { enhanceSheet } from './header-sheet';

/** Scroll threshold in px (docs/requirements.md section 9). */
const SCROLLED_FROM = 10;

/** Brings the composed header to life; returns what takes the behaviour away again. */
export function enhanceHeader(element: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const showScrolled = () => {
    const scrolled = String(window.scrollY > SCROLLED_FROM);
    if (element.dataset.scrolled !== scrolled) element.dataset.scrolled = scrolled;
  };
  addEventListener('scroll', showScrolled, { passive: true, signal });
  showScrolled();
  element.dataset.enhanced = '';
  enhanceMenus(element, signal);
  enhanceSheet(element, signal);
  return () => {
    controller.abort();
    delete element.dataset.enhanced;
  };
}
