import type { ComponentType } from 'react';
import type { SiteConfig } from '../config/site-config';

/** Route parameters by name, decoded; empty for a route without any. */
export type PageParams = Readonly<Record<string, string>>;

/** What the host shows at the bottom of the window; an error stays until it is closed. */
export interface SiteMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
}

/** What a page may ask of the host it is mounted in. */
export interface HostBridge {
  /** Goes to an address of this site as a link would; `replace` leaves no history entry. */
  navigate(href: string, options?: { replace?: boolean }): void;
  /** Opens the login prompt over the page; `reason` says what the login is for, in the visitor's words. */
  openLogin(reason?: string): void;
  showMessage(message: SiteMessage): void;
  /** While true, nothing reloads the page by itself (docs/recovery.md). */
  setUnsaved(unsaved: boolean): void;
  /** The nodes that were composed for a static region, cloned; empty where nothing was composed. */
  composedRegion(id: string): readonly Node[];
}

/** What a page gets from outside (docs/architecture.md rule 2). */
export interface PageProps {
  params: PageParams;
  /** The path below the base path, with a trailing slash: `/case/detail/retail/a/`. */
  path: string;
  /** `location.search`, with its `?`; empty while composing and at hydration, the real one right after. */
  query: string;
  /** `location.hash`, with its `#`; empty while composing and at hydration. */
  hash: string;
  config: SiteConfig;
  host: HostBridge;
  /** True where this page's composed HTML stands in the slot and is being brought to life. */
  composed: boolean;
}

export interface Crumb {
  label: string;
  href: string;
}

/** The part of a page that stands in `<head>`. */
export interface PageHead {
  /** Without the brand, which the host adds. */
  title: string;
  description: string;
  /** Address of the sharing picture, below the base path. */
  image?: string;
  /** JSON-LD objects, without `@context`. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Inner pages: the way from home to here, this page last. */
  breadcrumb?: readonly Crumb[];
  noIndex?: boolean;
}

/** When a composed page's script starts (docs/architecture.md rule 5). */
export type PageStart = 'idle' | 'eager';

/** One module a remote exposes as `./<page>`, under the export name `page`. */
export interface PageModule {
  /** The contract it was built for, `major.minor`. */
  contract: string;
  start: PageStart;
  Component: ComponentType<PageProps>;
  head(params: PageParams): PageHead;
  /** Parameters of every address to compose; needed where the route has parameters. */
  paths(): readonly PageParams[];
  /** Loads what a render from nothing needs (static regions); a hydration does not wait for it. */
  preload(params: PageParams): Promise<void>;
  /** Paths of public GET calls that an eager page makes first; preloaded by the HTML. */
  firstCalls: readonly string[];
  /** Pages of the same remote that visitors go to from here at once; the HTML tells of their files, too. */
  leadsTo?: readonly string[];
}
