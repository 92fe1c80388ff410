import type { Location } from 'react-router-dom';
import { forDevice } from '../../device-redirect';
import { documentTitle } from '@shared/contract/config';
import { type RouteMatch, slashed } from '../../match-route';
import type { UnsavedWork } from '../unsaved-work';
import { GoneError, OfflineError, type RemoteError } from '../errors';
import type { PageRuntime } from '../page-runtime';
import { serverPatience } from '../policy';
import { arrive, scrollToHash } from './arrival';
import { type SiteLinks, internalLink } from './internal-link';
import type { Go } from './shell-router';

interface Parts {
  runtime: Pick<PageRuntime, 'navigate' | 'cancel' | 'stay' | 'leave'>;
  unsaved: UnsavedWork;
  links: SiteLinks;
  /** Pins the releases of this page view, by which its addresses are known; false where another host is deployed. */
  pin: () => Promise<boolean>;
  /** The page that was composed into this document. */
  first: RouteMatch | null;
  /** The shell is told which page is shown now, or on its way behind a placeholder. */
  onShown: (match: RouteMatch) => void;
  /** Another page is shown. */
  onView: (path: string) => void;
  /** The live page is given its new query and hash. */
  onQuery: () => void;
}

/** Turns clicks and history moves into pages of the slot; whatever cannot be one becomes a plain page load. */
export class Navigator {
  #go: Go | undefined;
  #move = 0;
  /** Whether a page is on its way that is not shown yet. */
  #pending = false;
  /** Whether the shell was told of a page on its way. */
  #announced = false;
  /** The page that is shown, and its whole address below the base path. */
  #shown: { match: RouteMatch | null; address: string };

  constructor(private readonly parts: Parts) {
    this.#shown = { match: parts.first, address: this.#pathHere() + location.search + location.hash };
  }

  readonly ready = (go: Go): void => {
    this.#go = go;
  };

  /** Goes to an address below the base path, or anywhere else as a link would. */
  readonly navigate: Go = (href, options) => {
    const path = URL.canParse(href, 'http://site/') ? new URL(href, 'http://site/').pathname : '';
    if (!this.#go || !href.startsWith('/') || this.parts.links.match(path) === null) location.assign(href);
    else this.#go(forDevice(href), options);
  };

  /** Takes over clicks on links of this site. */
  readonly onClick = (event: MouseEvent): void => {
    const address = internalLink(event, this.parts.links);
    if (address === null || !this.#go) return;
    event.preventDefault();
    const here = this.#pathHere() + location.search;
    const [path = ''] = address.split('#');
    if (path !== here) this.navigate(address);
    // The same page again: a browser would go to the fragment, or to the top.
    else if (address === here + location.hash) scrollToHash(location.hash);
    else this.#go(address);
  };

  readonly onMove = (to: Location, from: Location): void => {
    if (to.pathname === from.pathname) {
      this.#shown.address = addressOf(to);
      this.parts.onQuery();
      if (to.hash !== from.hash) scrollToHash(to.hash);
      return;
    }
    if (slashed(to.pathname) === this.#shown.match?.path) this.#turnBack();
    else void this.#showPage(to);
  };

  async #showPage(to: Location): Promise<void> {
    const { runtime, links, pin, onShown } = this.parts;
    const move = ++this.#move;
    this.#pending = true;
    const before = document.title;
    const find = async () => ((await pin()) ? (links.match(to.pathname) ?? null) : null);
    const outcome = await runtime.navigate({ path: slashed(to.pathname), find }, (match) => {
      this.#announced = true;
      onShown(match);
    });
    if (move !== this.#move || !outcome) return;
    if ('cause' in outcome) {
      await this.#loadPage(to, outcome.cause);
      return;
    }
    const { match, module } = outcome;
    this.#pending = false;
    this.#announced = false;
    this.#shown = { match, address: addressOf(to) };
    this.parts.onView(match.path);
    onShown(match);
    const { title } = module.head(match.params);
    const named = documentTitle(window.__SITE_CONFIG__, match.route.canonical ?? match.path, title);
    // A page that knew what it is about has named itself.
    arrive(document.title === before ? named : document.title, to.hash);
  }

  /** The visitor came back before the other page was there: the one that is shown needs nothing. */
  #turnBack(): void {
    if (this.#pending) {
      this.#move += 1;
      this.#pending = false;
      this.parts.runtime.cancel();
      this.#markShown();
    }
    this.parts.onQuery();
  }

  /** Lets the browser load the page, unless that would cost the visitor something typed, or end at no page at all. */
  async #loadPage(to: Location, cause: RemoteError): Promise<void> {
    const { runtime, unsaved } = this.parts;
    const move = this.#move;
    const typed = unsaved.exists();
    // Requests that hang hold the browser's few connections to the site: the page load would wait behind them.
    if (!typed) stop();
    // A server that says that a file is gone is there to answer.
    const mayLeave = !typed && (cause instanceof GoneError || (await answers(location.href)));
    if (move !== this.#move) return;
    if (mayLeave) {
      runtime.leave(cause);
      location.reload();
      return;
    }
    this.#pending = false;
    const href = location.href;
    const address = addressOf(to);
    this.#go?.(this.#shown.address, { replace: true });
    const retry = () => {
      if (move === this.#move) this.navigate(address);
    };
    runtime.stay(cause, { href, retry });
    this.#markShown();
    if (cause instanceof OfflineError) addEventListener('online', retry, { once: true });
  }

  /** The page that was to come does not: the shell is told that it is where it was. */
  #markShown(): void {
    const { match } = this.#shown;
    if (match && this.#announced) this.parts.onShown(match);
    this.#announced = false;
  }

  #pathHere(): string {
    return location.pathname.slice(this.parts.links.basePath.length - 1);
  }
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Whether a page load of this address would end at a page. */
async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(serverPatience) });
    return status < 500;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}
