import type { PageAddress } from '../page/mounted-page';
import type { SiteLinks } from './internal-link';
import { type SiteLink, siteLinkAt } from './site-routes';
import type { RouteMatch } from '../../match-route';

interface RenderAhead<Module> {
  fetchOnce: (link: SiteLink) => Promise<Module>;
  prepare: (match: RouteMatch, module: Module, address: PageAddress) => void;
  /** Lets go of what was prepared. */
  drop: () => void;
}

/** Has a page rendered out of sight for as long as the pointer rests on its link, or the focus. */
export function renderAhead<Module>(links: SiteLinks, { fetchOnce, prepare, drop }: RenderAhead<Module>): void {
  // Browsers that cannot keep a laid out page out of sight, out of reach and out of search render none ahead.
  if (!('requestIdleCallback' in window) || !CSS.supports('content-visibility', 'hidden')) return;
  let likely: HTMLAnchorElement | undefined;

  const turnTo = (target: EventTarget | null) => {
    if (target instanceof Node && likely?.contains(target)) return;
    const link = siteLinkAt(target, links);
    if (!link) return;
    const { element } = link;
    likely = element;
    const { search: query, hash } = element;
    // A click that it was for ends it, too.
    const still = () => likely === element && element.isConnected && element.pathname !== location.pathname;
    fetchOnce(link).then(
      (module) => still() && requestIdleCallback(() => still() && prepare(link.match, module, { query, hash })),
      () => undefined,
    );
  };
  const turnAway = ({ relatedTarget }: PointerEvent | FocusEvent) => {
    if (!likely || (relatedTarget instanceof Node && likely.contains(relatedTarget))) return;
    likely = undefined;
    drop();
  };
  // A pointer that moves: a link that comes to lie under a resting one is nobody's wish. A finger leaves no time.
  document.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && turnTo(event.target), {
    passive: true,
  });
  document.addEventListener('pointerout', turnAway, { passive: true });
  document.addEventListener('focusin', ({ target }) => turnTo(target));
  document.addEventListener('focusout', turnAway);
  // The pointer may have come to rest while the routes were on their way.
  turnTo(document.querySelector('a:hover, a:focus'));
}
