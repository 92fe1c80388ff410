import type { Path } from 'react-router-dom';
import { forDevice } from '../../device-redirect';
import { documentTitle } from '@shared/contract/config';
import type { PageModule } from '@shared/contract';
import type { RouteMatch } from '../../match-route';
import type { UnsavedWork } from '../unsaved-work';
import type { RemoteError } from '../errors';
import type { PageRuntime } from '../page-runtime';
import { afterPaint } from '../../after-paint';
import { arrive, scrollToHash } from './arrival';
import { slashed } from '../../slashed';
import type { SiteLinks } from './internal-link';
import type { Go } from './lazy-navigation';
import { loadPlainly } from './plain-load';
import type { PreparedPages } from './prepared-pages';
import { restOtherSheets } from './rest-other-sheets';

interface Parts {
  runtime: Pick<PageRuntime, 'navigate' | 'showAtOnce' | 'cancel' | 'stay' | 'leave'>;
  unsaved: UnsavedWork;
  links: SiteLinks;
  /** Pins the releases of this page view, by which its addresses are known; false where another host is deployed. */
  pin: () => Promise<boolean>;
  /** Whether they are pinned, and this host is the one that is deployed. */
  isPinned: () => boolean;
  /** The page that was composed into this document. */
  first: RouteMatch | null;
  /** Its whole address below the base path. */
  address: string;
  /** Where pages were rendered ahead. */
  prepared: Pick<PreparedPages, 'take' | 'takeReady'>;
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
  /** Where the history is while the router has not been told. */
  #untold: Pick<Path, 'pathname' | 'hash'> | undefined;

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
    if (path !== here.pathname + here.search) {
      if (!this.#showAtOnce(forDevice(address))) this.navigate(address);
    }
    // The same page again: a browser would go to the fragment, or to the top.
    else if (address === addressOf(here)) scrollToHash(here.hash);
    else this.#go?.(address);
  };

  readonly onMove = (to: Path, from: Path): void => {
    const { pathname, hash } = this.#untold ?? from;
    this.#untold = undefined;
    if (to.pathname === pathname) {
      this.#shown.address = addressOf(to);
      this.parts.onQuery();
      if (to.hash !== hash) scrollToHash(to.hash);
      return;
    }
    if (slashed(to.pathname) === this.#shown.match?.path) this.#turnBack();
    else void this.#showPage(to);
  };

  /** Shows a page that stands ready in the frame of the click; the router, and what nobody sees, come after it. */
  #showAtOnce(address: string): boolean {
    const { runtime, links, isPinned, prepared, onShown } = this.parts;
    const to = new URL(address, 'http://site/');
    const ready = isPinned() && prepared.takeReady(slashed(to.pathname), { query: to.search, hash: to.hash });
    if (!ready) return false;
    this.#move += 1;
    this.#untold = to;
    history.pushState(null, '', links.basePath + address.slice(1));
    onShown(ready.match);
    runtime.showAtOnce(ready, restOtherSheets);
    this.#arrive(ready, to, (work) =>
      afterPaint(() => {
        if (this.#untold === to) this.#go?.(address, { replace: true });
        work();
      }),
    );
    return true;
  }

  #arrive(
    { match, module }: { match: RouteMatch; module: PageModule },
    to: Path,
    later: (work: () => void) => void = (work) => work(),
    before = document.title,
  ): void {
    this.#pending = false;
    this.#announced = false;
    this.#shown = { match, address: addressOf(to) };
    const title = () => {
      // A page that knew what it is about has named itself.
      if (document.title !== before) return document.title;
      const { title: own } = module.head(match.params);
      return documentTitle(window.__SITE_CONFIG__, match.route.canonical ?? match.path, own);
    };
    arrive(to.hash, title, (work) =>
      later(() => {
        this.parts.onView(match.path);
        work();
      }),
    );
  }

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
    onShown(outcome.match);
    this.#arrive(outcome, to, (work) => work(), before);
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
