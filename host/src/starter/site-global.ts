import type { SiteConfig } from '@shared/contract/config';
import type { PageData } from '../document/page-data';

/** Which releases are current, below the base path; and how long one request for it may take, in ms: it is small. */
export const POINTER = 'composition.json';
export const POINTER_PATIENCE = 3000;

/** A script the starter asked for before the host was there; the loader joins it as its first attempt. */
export interface EarlyScript {
  element: HTMLScriptElement;
  state: 'pending' | 'loaded' | 'failed';
  /** `performance.now()` at the request. */
  since: number;
}

/** `window.__SITE__`: what the inline starter leaves for the host. */
export interface SiteGlobal {
  readonly emptyHtml: TrustedHTML | string;
  readonly page: PageData;
  readonly early: Map<string, EarlyScript>;
  /** What visitors pressed in parts that were not alive yet; of a link, where it led when it was pressed. */
  readonly presses: { target: HTMLElement; at: number; href: string | undefined }[];
  /** Answers asked for early, by path and query: the page's first public calls, the pointer. Whoever uses one takes it away. */
  readonly calls: Map<string, Promise<Response>>;
  /** Taken out of the address before anything else was requested. */
  readonly jump: { token: string; state: string } | null;
  /** Makes a script element that loads `url` for `release`, without inserting it. */
  script(url: string, integrity: string, release: string): HTMLScriptElement;
  /** Gives each release its own queue of chunks, though all its builds push to one global name. */
  separateQueues(chunkGlobal: string): void;
  /** Files whose script reached its own queue, as `release file`. */
  readonly registered: Set<string>;
  hostRuns: boolean;
  /** The host's loader, once it runs; remotes' webpack runtimes call it (webpack.common.ts, LoaderSeam). */
  loadScript?: (release: string, url: string, done: (event: { type: string; target: { src: string } }) => void) => void;
  loadStyle?: (release: string, url: string) => Promise<void>;
}

declare global {
  interface Window {
    __SITE_CONFIG__: SiteConfig;
  }
}

export function site(): SiteGlobal {
  return globalThis.__SITE__ as SiteGlobal;
}
