import type { Location } from 'react-router-dom';
import { hasUnsaved } from '../overlays/unsaved';
import { ClimbRecord } from '../remotes/climb-record';
import { from } from '../remotes/errors/from';
import { GoneError } from '../remotes/errors/gone-error';
import { OfflineError } from '../remotes/errors/offline-error';
import type { NotShown, PageHost, Shown } from '../remotes/page-host';
import { pinReleases } from '../remotes/registry';
import { site } from '../starter/site-global';
import { answers } from './answers';
import { deviceRedirect, MOBILE_MAX_WIDTH } from './device-redirect';
import { arrive, scrollToHash } from './arrival';
import { documentTitle } from './document-title';
import { internalLink } from './internal-link';
import { type RouteMatch, matchRoute } from './match-route';
import { showPlaceholder } from './placeholder';
import type { Go } from './shell-router';

interface Parts {
  pages: PageHost;
  basePath: string;
  /** Tells the shell which page stands there now. */
  onShown: (match: RouteMatch) => void;
  /** Gives the live page its new query and hash. */
  onQuery: () => void;
}

/** Turns clicks and history moves into pages of the slot; whatever cannot be one becomes a plain page load. */
export class Navigator {
  private go: Go | undefined;
  private move = 0;
  /** Whether a page is on its way that does not stand yet. */
  private pending = false;
  private placeholder: ReturnType<typeof showPlaceholder> | undefined;
  /** The page that stands, and its whole address below the base path. */
  private stands = { path: firstMatch()?.path ?? '', address: '' };

  constructor(private readonly parts: Parts) {
    this.stands.address = location.pathname.slice(parts.basePath.length - 1) + location.search + location.hash;
  }

  readonly ready = (go: Go): void => {
    this.go = go;
  };

  /** Goes to an address below the base path, or anywhere else as a link would. */
  readonly navigate: Go = (href, options) => {
    const path = new URL(href, 'http://site/').pathname;
    if (!this.go || !href.startsWith('/') || !matchRoute(path)) location.assign(href);
    else this.go(this.forDevice(href), options);
  };

  /** Takes over clicks on links of this site. */
  readonly onClick = (event: MouseEvent): void => {
    const address = internalLink(event, this.parts.basePath);
    if (address === null || !this.go) return;
    event.preventDefault();
    const here = location.pathname.slice(this.parts.basePath.length - 1) + location.search;
    const [path = ''] = address.split('#');
    if (path === here) {
      // The same page again: a browser would go to the fragment, or to the top.
      if (address === here + location.hash) scrollToHash(location.hash);
      else this.go(address);
      return;
    }
    this.navigate(address);
  };

  readonly onMove = (to: Location, from: Location): void => {
    if (to.pathname === from.pathname) {
      this.stands.address = addressOf(to);
      this.parts.onQuery();
      if (to.hash !== from.hash) scrollToHash(to.hash);
      return;
    }
    void this.showPage(to);
  };

  private async showPage(to: Location): Promise<void> {
    const match = matchRoute(to.pathname);
    this.placeholder?.remove();
    if (match?.path === this.stands.path) {
      this.turnBack();
      return;
    }
    const move = ++this.move;
    this.pending = true;
    this.placeholder = showPlaceholder();
    const shown = await this.bring(match);
    if (move !== this.move) return;
    this.placeholder.remove();
    if ('cause' in shown) {
      await this.load(to, shown);
      return;
    }
    if (!match) return;
    this.pending = false;
    this.stands = { path: match.path, address: addressOf(to) };
    this.parts.onShown(match);
    const { title } = shown.module.head(match.params);
    arrive(documentTitle(window.__SITE_CONFIG__, match.route.canonical ?? match.path, title), to.hash);
  }

  /** A newer host is deployed, or a page is the server's: it comes by a plain page load. */
  private async bring(match: RouteMatch | null): Promise<Shown> {
    const path = match?.path ?? '';
    const record = new ClimbRecord({ remote: match?.route.remote ?? 'host', page: path });
    if (!match || match.route.remote === '') return { cause: new GoneError(path), record };
    try {
      return (await pinReleases()) ? await this.parts.pages.show(match) : { cause: new GoneError(path), record };
    } catch (thrown) {
      return { cause: from(thrown, path), record };
    }
  }

  /** The visitor came back before the other page was there: what stands needs nothing. */
  private turnBack(): void {
    if (this.pending) {
      this.move += 1;
      this.pending = false;
      this.parts.pages.stay();
    }
    this.parts.onQuery();
  }

  /** Lets the browser load the page, unless that would cost the visitor something typed, or end at no page at all. */
  private async load(to: Location, { cause, record }: NotShown): Promise<void> {
    const move = this.move;
    const unsaved = hasUnsaved();
    // Requests that hang hold the browser's few connections to the site: the page load would wait behind them.
    if (!unsaved) stop();
    // Who says that a file is gone is there to answer.
    const mayLeave = !unsaved && (cause.gone || (await answers(location.href)));
    if (move !== this.move) return;
    record.end(mayLeave ? 'left' : 'told', cause);
    if (mayLeave) {
      location.reload();
      return;
    }
    this.pending = false;
    const href = location.href;
    const address = addressOf(to);
    this.go?.(this.stands.address, { replace: true });
    const retry = () => {
      if (move === this.move) this.navigate(address);
    };
    this.parts.pages.stay({ cause, href, retry });
    if (cause instanceof OfflineError) addEventListener('online', retry, { once: true });
  }

  private forDevice(href: string): string {
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    const target = deviceRedirect(path, matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches);
    return target ? target + rest : href;
  }
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** The page that was composed into this document. */
export function firstMatch(): RouteMatch | null {
  return matchRoute(site().page.path);
}
