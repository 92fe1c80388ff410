import { internalAddress, takesLink } from './internal-link';
import { type RouteMatch, matchRoute } from './match-route';

/**
 * Fetches a page's files when a visitor is likely to go there: on hover or focus of its link, on the press of a finger,
 * and on the sight of the first link in what is marked `data-prefetch`. Not where the visitor saves data.
 */
export function fetchAhead(basePath: string, load: (match: RouteMatch) => Promise<void>): void {
  if (savesData()) return;
  const asked = new Set<string>();

  const consider = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !takesLink(link)) return;
    const address = internalAddress(link.href, basePath);
    const match = address === null ? null : matchRoute(new URL(address, 'http://site/').pathname);
    if (!match || asked.has(match.path)) return;
    asked.add(match.path);
    load(match).catch(() => asked.delete(match.path));
  };

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        consider(event.target);
      },
      { capture: true, passive: true },
    );
  }

  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) consider(entry.target);
  });
  const watch = () => {
    for (const link of document.querySelectorAll('[data-prefetch] > a:first-child')) seen.observe(link);
  };
  watch();
  const slot = document.querySelector('[data-slot]');
  if (slot) new MutationObserver(watch).observe(slot, { childList: true });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
