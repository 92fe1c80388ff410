import type { SiteConfig } from '../config/site-config';
import type { PageData } from './page-data';

/** A script that the starter requested before the host was there; the loader takes it as its first attempt. */
export interface EarlyScript {
  element: HTMLScriptElement;
  state: 'pending' | 'loaded' | 'failed';
}

/** A press in a part that was not live yet; of a link, where it led when it was pressed. */
export interface Press {
  target: HTMLElement;
  /** `performance.now()`. */
  at: number;
  href: string | undefined;
}

/** What a view tells of itself where its server asks: names of errors and steps, vitals in ms (`visitCreate`). */
export interface Became {
  /** Another page of the site has been shown since. */
  state?: 'left';
  rung?: 'again' | 'current' | 'previous';
  cause?: string;
  threw?: string | undefined;
  lcp?: number;
  inp?: number;
}

/**
 * Hand-over of the inline starter to the host (`window.__SITE__`). Remotes read `emptyHtml`, and their webpack runtimes call
 * `loadScript` and `loadStyle`: bundles that were deployed at other times, so that these names stay.
 */
export interface Bootstrap {
  readonly page: PageData;
  /** Paths of pages that were shown, until the operator is told of them. */
  readonly views: string[];
  /** What became of this page view, for its first beacon: who finds out writes it here. */
  readonly became: Became;
  /** The one empty string that Trusted Types lets in as HTML. */
  readonly emptyHtml: TrustedHTML | string;
  /** Address of the worker that answers with kept pages where the network does not, as Trusted Types let it in. */
  readonly worker: string;
  /** A login's jump token, taken out of the address before anything else was requested. */
  readonly jump: { token: string; state: string } | null;
  readonly scripts: Map<string, EarlyScript>;
  readonly presses: Press[];
  /** Requests made early, by their address: the current composition. Who uses one deletes it. */
  readonly calls: Map<string, Promise<Response>>;
  /** Files whose script has reached its own queue of chunks, as `release file`. */
  readonly registered: Set<string>;
  /** Makes a script element that loads `url` for `release`, without inserting it; overrides make those of their folders. */
  script: (url: string, integrity: string, release: string) => HTMLScriptElement;
  /** Gives each release its own queue of chunks, though all its builds push to one global name. */
  readonly separateQueues: (chunkGlobal: string) => void;
  /** Ends requests that have gone silent, where they hold the few connections that further attempts need. */
  readonly endSilentRequests: () => void;
  /** The host runs from here on; false where one does already. */
  readonly takeOver: () => boolean;
  /** The host's loader, once it runs, for the webpack runtimes of all releases (shared/kit/src/bundle/loader-seam-plugin.ts). */
  loadScript?: (release: string, url: string, done: (event: { type: string; target: { src: string } }) => void) => void;
  loadStyle?: (release: string, url: string) => Promise<void>;
}

declare global {
  /** Absent while composing, and where a page stands without the site. */
  var __SITE__: Bootstrap | undefined;
  /** Set by the starter, before any other script runs. */
  var __SITE_CONFIG__: SiteConfig;
  /** True in the build that runs in the composer. */
  const __NODE__: boolean;
}
