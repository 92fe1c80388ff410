import type { ComposedAnswers, PageParams } from '../page/page';
import type { SiteConfig } from '../config/site-config';
import type { PageFiles } from './build';
import type { Integrity, ReleaseReference } from './page-data';

export interface InlineStyle {
  /** Bare file name; a page's runtime finds its stylesheet by it and does not load it again. */
  href: string;
  css: string;
  /** Nothing but static regions needs it. */
  ofRegions?: boolean;
}

/** What is shown where a page's address is shared. */
export interface SharePicture {
  /** Below the base path, with a slash at its start. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A page of the remote that is composed. */
interface ComposedPage {
  files: PageFiles;
  /** Of the entry and of all its files. */
  integrity: Integrity;
  styles: readonly InlineStyle[];
}

/**
 * What the process that renders is told of one package. The release tool writes it, the process and the host's Node
 * bundle read it, which may be of another age than the tool.
 */
export interface ComposeJob {
  /** For the host's own files: every path that was composed, for the site map. */
  paths: readonly string[];
  common: { config: SiteConfig; starter: string; styles: readonly InlineStyle[] };
  host: ReleaseReference & { integrity: string; chunkGlobal: string };
  /** Null for the host's own files. */
  remote: ComposedRemote | null;
}

export interface ComposedRemote extends ReleaseReference {
  /** Bare name of its entry. */
  entryFile: string;
  entryGlobal: string;
  chunkGlobal: string;
  /** By the page's path; absent where the composer is older than they are. */
  sharePictures?: Readonly<Record<string, SharePicture>> | undefined;
  pages: Readonly<Record<string, ComposedPage>>;
}

/** A route of the host, as far as the composer needs to know it. */
export interface ComposeRoute {
  pattern: string;
  remote: string;
  page: string;
}

/** What a page says of its data. */
export interface PageRequests {
  /** Path and query by name. */
  requests: Readonly<Record<string, string>>;
  /** Call that lists its addresses; null where they are composed with the release. */
  listedBy: string | null;
}

/** What a page leads to and shows that is not there. */
export interface BrokenReferences {
  links: readonly string[];
  pictures: readonly string[];
}

/**
 * What the process is asked. `routes`, `broken` and `site-files` are asked of a process that holds the host alone,
 * since nothing that a remote does may change their answers.
 */
export type ComposeQuestion =
  | { what: 'routes' }
  | { what: 'site-files' }
  | { what: 'broken'; html: string; site: BrokenSearch }
  /** The addresses of these pages' routes, by their place in the host's list. */
  | { what: 'paths'; routes: readonly number[] }
  | { what: 'page'; route: number; target: number }
  /** The public calls that the text of a page comes from. */
  | { what: 'data'; route: number; params: PageParams; known: ComposedAnswers['byAddress'] }
  /** A page with what they answered; null: as it stands where nobody could be asked. */
  | { what: 'answered'; route: number; path: string; params: PageParams; answers: ComposedAnswers | null }
  /** A page that no route leads to yet, at an address of its own. */
  | { what: 'unrouted'; page: string };

/** What there is, for the search for what is not. */
export interface BrokenSearch {
  basePath: string;
  remote: string;
  addresses: readonly string[];
  assets: readonly string[];
  /** Paths of the host's files at the root of the site. */
  rootFiles: readonly string[];
}

/** The first line of an answer; so many bytes follow it: JSON, or a page's HTML. */
export interface ComposeAnswer {
  /** Of the question, counted from 1; 0 where nobody asked. */
  id: number;
  /** Where false, the body is a `ComposeRefusal`. */
  ok: boolean;
  bytes: number;
  /** What was printed since the last answer. */
  printed: string;
}

/** Why a question has no answer: a sentence of the composer's own, or what was thrown. */
export type ComposeRefusal = { sentence: string } | { thrown: ThrownError };

/** What a bundle threw, as it says itself. */
export interface ThrownError {
  name: string;
  message: string;
  stack: string;
  cause: ThrownError | null;
}
