import type { ComponentType } from 'react';
import type { SiteConfig } from '../config/site-config';

/** Route parameters by name, decoded; empty for a route without any. */
export type PageParams = Readonly<Record<string, string>>;

/** A message at the bottom of the window; an error stays until it is closed. */
export interface SiteMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
}

/** Functions of the host that a page may use. */
export interface HostBridge {
  /** Goes to an address of this site as a link would; `replace` leaves no history entry. */
  navigate(href: string, options?: { replace?: boolean }): void;
  /** Opens the login prompt over the page; `reason` says what the login is for, in the visitor's words. */
  openLogin(reason?: string): void;
  showMessage(message: SiteMessage): void;
  /** Keeps the site from reloading the page by itself while true (docs/recovery.md). */
  setUnsaved(unsaved: boolean): void;
  /** The nodes that were composed for a static region, cloned; empty where nothing was composed. */
  composedRegion(id: string): readonly Node[];
}

/** Answers of a page's public calls when it was composed. */
export interface ComposedAnswers {
  /** The time at which they were asked for, in ms since 1970. */
  at: number;
  /** `data` of each answer, by path and query of its call. */
  byAddress: Readonly<Record<string, unknown>>;
  /** What was published of the content that the page shows, by key; absent where it is all as the release ships it. */
  content?: Readonly<Record<string, unknown>>;
}

/** A page's input from outside (docs/architecture.md rule 2). */
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
  /** True where this page's composed HTML is in the slot and is being brought to life. */
  composed: boolean;
  /** Answers in its composed HTML; null where it was composed without, or is rendered from nothing. */
  answers: ComposedAnswers | null;
}

export interface Crumb {
  label: string;
  href: string;
}

/** The part of a page that is in `<head>`. */
export interface PageHead {
  /** The title without the brand, which the host adds. */
  title: string;
  description: string;
  /** Address of the sharing picture, below the base path; of a picture that the API serves, its path there. */
  image?: string;
  /** JSON-LD objects, without `@context`. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Inner pages: the way from home to here, this page last. */
  breadcrumb?: readonly Crumb[];
  noIndex?: boolean;
}

/** The moment at which a composed page's script starts (docs/architecture.md rule 5). */
export type PageStart = 'idle' | 'eager';

/** A module that a remote exposes as `./<page>`, under the export name `page`. */
export interface PageModule {
  /** The contract it was built for, `major.minor`. */
  contract: string;
  start: PageStart;
  Component: ComponentType<PageProps>;
  /**
   * `data` has the answers to `data(params)` by their names, and under `$content` what was published of its content; undefined where
   * nobody asked.
   */
  head(params: PageParams, data?: Readonly<Record<string, unknown>>): PageHead;
  /** Parameters of every address; needed where the route has some. What none of them names may be anything, as for `listedBy`. */
  paths(): readonly PageParams[];
  /** The same of a page whose addresses follow from its content, with what was published of that. */
  pathsWith?(published: Readonly<Record<string, unknown>>): readonly PageParams[];
  /** Loads what a render from nothing needs (static regions); a hydration does not wait for it. */
  preload(params: PageParams): Promise<void>;
  /**
   * Path and query of the public GET calls that its text comes from, by names of its own (docs/data-pages.md). It is asked
   * again with the answers by their addresses, until it names no further ones.
   */
  data(params: PageParams, known: Readonly<Record<string, unknown>>): Readonly<Record<string, string>>;
  /** Call that lists its addresses (`publicAddresses`): they are too many to compose before somebody asks for one. */
  listedBy?: string | undefined;
  /** Keys of the package's content that it shows; what was published of it is in `answers` (docs/content.md). */
  content?: readonly string[];
  /** Pages of the same remote that visitors go to from here at once; the HTML tells of their files, too. */
  leadsTo?: readonly string[];
}
