import { flushSync } from 'react-dom';
import type { HostBridge } from '@shared/contract';
import { withPatience } from '../navigation-patience';
import type { PageRuntime } from '../page-runtime';
import type { UnsavedWork } from '../unsaved-work';
import { slashed } from '../../slashed';
import { type SiteLinks, internalAddress, internalLink, linkAt } from './internal-link';
import { loadPlainly } from './plain-load';

export type Go = HostBridge['navigate'];

/** What shows other pages, once it is there (start-navigation.tsx). */
export interface Navigation {
  match: SiteLinks['match'];
  /** Goes to an address below the base path, or anywhere else as a link would. */
  navigate: Go;
  /** Follows a link of this site to its address below the base path. */
  follow: (address: string) => void;
  /** Goes to where the history is, which moved before the router was there. */
  catchUp: () => void;
  /** Does from now on what a navigation would do before anybody asks for it, and at once for the link that is pointed at. */
  workAhead: (pointedAt: Element | undefined) => void;
}

interface Parts {
  basePath: string;
  runtime: Pick<PageRuntime, 'navigate' | 'cancel' | 'stay' | 'leave'>;
  unsaved: UnsavedWork;
  /** Loads the part; it is told the address of the page that was composed into this document. */
  load: (address: string) => Promise<Navigation>;
}

/** Loads the navigation at the first sign that the visitor goes on, and keeps what is pressed until then. */
export class LazyNavigation {
  #loading: Promise<Navigation> | undefined;
  #navigation: Navigation | undefined;
  #watching: AbortController | undefined;
  #pointedAt: Element | undefined;
  #move = 0;
  /** The address of the page that was composed into this document. */
  readonly #shown: string;

  constructor(private readonly parts: Parts) {
    this.#shown = this.#addressHere();
    document.addEventListener('click', this.#onClick);
    addEventListener('popstate', () => {
      if (this.#navigation) this.#move += 1;
      else this.#once(this.#addressHere(), (navigation) => navigation.catchUp());
    });
  }

  readonly navigate: Go = (href, options) => {
    if (href.startsWith('/')) this.#once(href, (navigation) => navigation.navigate(href, options));
    else location.assign(href);
  };

  /** Asks for the navigation; a part that does not come is asked for again at the next sign. */
  load(): Promise<Navigation> {
    this.#loading ??= this.parts.load(this.#shown).then((navigation) => {
      this.#navigation = navigation;
      if (this.#watching) navigation.workAhead(this.#pointedAt);
      this.#watching?.abort();
      return navigation;
    });
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Watches for signs: a link of this site that is pointed at or focused, or one in sight that asks for its page ahead. */
  watch(): void {
    this.#watching = new AbortController();
    if (this.#navigation) {
      this.#navigation.workAhead(undefined);
      return;
    }
    // A page that is there for a link, as for a download, gets it at once.
    if (document.querySelector('[data-slot] [data-early]')) void this.load();
    const { signal } = this.#watching;
    const intend = (target: EventTarget | null) => {
      const link = linkAt(target);
      if (!link || internalAddress(link.href, this.#links) === null) return;
      this.#pointedAt = link;
      this.load().catch(() => undefined);
    };
    intend(document.querySelector('a:hover, a:focus'));
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, ({ target }) => intend(target), { capture: true, passive: true, signal });
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) intend(target);
    });
    for (const link of document.querySelectorAll('[data-prefetch] > a:first-child')) seen.observe(link);
    signal.addEventListener('abort', () => seen.disconnect());
  }

  get #links(): SiteLinks {
    return { basePath: this.parts.basePath, match: (path) => this.#navigation?.match(path) };
  }

  /** Takes over clicks on links of this site. */
  readonly #onClick = (event: MouseEvent): void => {
    const address = internalLink(event, this.#links);
    if (address === null) return;
    event.preventDefault();
    this.#once(address, (navigation) => navigation.follow(address));
  };

  /** Has the navigation go to an address below the base path once it is there; the last move counts. */
  #once(address: string, go: (navigation: Navigation) => void): void {
    const { basePath, runtime, unsaved } = this.parts;
    const move = ++this.#move;
    if (this.#navigation) {
      go(this.#navigation);
      return;
    }
    const isCurrent = () => move === this.#move;
    const takeOver = async () => {
      const navigation = await withPatience(this.load(), 'navigation');
      if (!isCurrent()) return null;
      this.#move += 1;
      // Rendered at once: the runtime is on its way to the page by the time that this one ends.
      flushSync(() => go(navigation));
      return null;
    };
    const href = basePath + address.slice(1);
    const path = pathOf(address);
    if (path === pathOf(this.#shown)) {
      runtime.cancel();
      takeOver().catch(async () => {
        if (address === this.#addressHere() || unsaved.exists()) return;
        // Without a network only a page that is kept (offline/keep-page.ts) would come: any other load would end at nothing.
        const isKept = async () =>
          'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration(href));
        if (navigator.onLine || (await isKept())) location.assign(href);
      });
      return;
    }
    void runtime.navigate({ path, find: takeOver }).then((outcome) => {
      if (!outcome || !('cause' in outcome) || !isCurrent()) return;
      if (address !== this.#addressHere()) history.pushState(null, '', href);
      const back = () => history.replaceState(null, '', basePath + this.#shown.slice(1));
      const retry = () => this.#once(address, go);
      void loadPlainly(this.parts, { cause: outcome.cause, isCurrent, back, retry });
    });
  }

  #addressHere(): string {
    return location.href.slice(location.origin.length + this.parts.basePath.length - 1);
  }
}

function pathOf(address: string): string {
  return slashed(new URL(address, 'http://site/').pathname);
}

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
