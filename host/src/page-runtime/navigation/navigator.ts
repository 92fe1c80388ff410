import type { Path } from 'react-router-dom';
import { forDevice } from '../../device-redirect';
import { documentTitle } from '@shared/contract/config';
import type { RouteMatch } from '../../match-route';
import type { UnsavedWork } from '../unsaved-work';
import type { RemoteError } from '../errors';
import type { PageRuntime } from '../page-runtime';
import { arrive, scrollToHash } from './arrival';
import { slashed } from '../../slashed';
import type { SiteLinks } from './internal-link';
import type { Go } from './lazy-navigation';
import { loadPlainly } from './plain-load';
import type { PreparedPages } from './prepared-pages';
import { restOtherSheets } from './rest-other-sheets';

interface Parts {
  runtime: Pick<PageRuntime, 'navigate' | 'cancel' | 'stay' | 'leave'>;
  unsaved: UnsavedWork;
  links: SiteLinks;
  /** Pins the releases of this page view, by which its addresses are known; false where another host is deployed. */
  pin: () => Promise<boolean>;
  /** The page that was composed into this document. */
  first: RouteMatch | null;
  /** Its whole address below the base path. */
  address: string;
  /** Where pages were rendered ahead. */
  prepared: Pick<PreparedPages, 'take'>;
  /** The shell is told which page is shown now, or on its way behind a placeholder. */
  onShown: (match: RouteMatch) => void;
  /** Another page is shown. */
  onView: (path: string) => void;
  /** The live page is given its new query and hash. */
  onQuery: () => void;
}

/** Turns links and history moves into pages of the slot; whatever cannot be one becomes a plain page load. */
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
    this.#shown = { match: parts.first, address: parts.address };
  }

  readonly ready = (go: Go): void => {
    this.#go = go;
  };

  /** Follows a move in the history that came before the router. */
  readonly catchUp = (): void => {
    const { pathname, search, hash } = new URL(this.#shown.address, 'http://site/');
    this.onMove(this.#here(), { pathname, search, hash });
  };

  /** Goes to an address below the base path, or anywhere else as a link would. */
  readonly navigate: Go = (href, options) => {
    const path = URL.canParse(href, 'http://site/') ? new URL(href, 'http://site/').pathname : '';
    if (!this.#go || !href.startsWith('/') || this.parts.links.match(path) === null) location.assign(href);
    else this.#go(forDevice(href), options);
  };

  /** Follows a link of this site. */
  readonly follow = (address: string): void => {
    const here = this.#here();
    const [path = ''] = address.split('#');
    if (path !== here.pathname + here.search) this.navigate(address);
    // The same page again: a browser would go to the fragment, or to the top.
    else if (address === addressOf(here)) scrollToHash(here.hash);
    else this.#go?.(address);
  };

  readonly onMove = (to: Path, from: Path): void => {
    if (to.pathname === from.pathname) {
      this.#shown.address = addressOf(to);
      this.parts.onQuery();
      if (to.hash !== from.hash) scrollToHash(to.hash);
      return;
    }
    if (slashed(to.pathname) === this.#shown.match?.path) this.#turnBack();
    else void this.#showPage(to);
  };

  async #showPage(to: Path): Promise<void> {
    const { runtime, links, pin, prepared, onShown } = this.parts;
    const move = ++this.#move;
    this.#pending = true;
    const before = document.title;
    const find = async () => ((await pin()) ? (links.match(to.pathname) ?? null) : null);
    const take: PreparedPages['take'] = (...page) => prepared.take(...page);
    const destination = { path: slashed(to.pathname), find, take, onPlaced: restOtherSheets };
    const outcome = await runtime.navigate(destination, (match) => {
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

  async #loadPage(to: Path, cause: RemoteError): Promise<void> {
    const move = this.#move;
    const back = () => {
      this.#pending = false;
      this.#go?.(this.#shown.address, { replace: true });
      this.#markShown();
    };
    const retry = () => this.navigate(addressOf(to));
    await loadPlainly(this.parts, { cause, isCurrent: () => move === this.#move, back, retry });
  }

  /** The page that was to come does not: the shell is told that it is where it was. */
  #markShown(): void {
    const { match } = this.#shown;
    if (match && this.#announced) this.parts.onShown(match);
    this.#announced = false;
  }

  #here(): Path {
    const { pathname, search, hash } = location;
    return { pathname: pathname.slice(this.parts.links.basePath.length - 1), search, hash };
  }
}

function addressOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}
