import type { SiteLinks } from './internal-link';
import { type SiteLink, siteLinkAt } from './site-routes';
import type { RouteMatch } from '../../match-route';

/**
 * Fetches a page's files when a visitor is likely to go there: on hover or focus of its link, on the press of a finger,
 * and on the sight of the first link in what is marked `data-prefetch`. Not where the visitor saves data.
 *
 * @returns a page's files by its link, asked for once
 */
export function fetchAhead<Module>(
  links: SiteLinks,
  pointedAt: Element | undefined,
  load: (match: RouteMatch) => Promise<Module>,
): (link: SiteLink) => Promise<Module> {
  const asked = new Map<string, Promise<Module>>();
  const fetchOnce = ({ match }: SiteLink): Promise<Module> => {
    const known = asked.get(match.path);
    if (known) return known;
    const loading = load(match);
    asked.set(match.path, loading);
    loading.catch(() => asked.delete(match.path));
    return loading;
  };
  const consider = (target: EventTarget | null) => {
    const link = siteLinkAt(target, links);
    if (link) void fetchOnce(link);
  };
  consider(pointedAt ?? null);

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => consider(event.target), { capture: true, passive: true });
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
  return fetchOnce;
}
