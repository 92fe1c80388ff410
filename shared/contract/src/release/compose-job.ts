import type { ComposedAnswers, PageHead, PageParams, PageStart } from '../page/page';
import type { SiteConfig } from '../config/site-config';
import type { PageData } from './page-data';

export interface InlineStyle {
  /** Bare file name; a page's runtime finds its stylesheet by it and does not load it again. */
  href: string;
  css: string;
  /** Whether static regions alone need it. */
  ofRegions?: boolean;
}

/** The picture that is shown where a page's address is shared. */
export interface SharePicture {
  /** A path below the base path, with a slash at its start. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Job of a process that renders: the frame's holds the host alone, a part's holds the host's React and one remote's pages. */
export interface ComposeJob {
  config: SiteConfig;
  /** The remote whose pages it has; null for the frame. */
  remote: string | null;
}

/** A route of the host, as far as the composer needs to know it. */
export interface ComposeRoute {
  /** A path below the base path, without a trailing slash; `:name` is a parameter. */
  pattern: string;
  remote: string;
  page: string;
  header: 'dark' | 'light';
  /** The address that search engines shall know instead of this one. */
  canonical?: string | undefined;
  /** Parameters that the address does not say. */
  params?: PageParams | undefined;
}

/** A host's description of itself. */
export interface HostFacts {
  /** The contract that it offers, `major.minor`. */
  contract: string;
  routes: readonly ComposeRoute[];
}

/** The shell around a page: what is in `<body>` before and behind the content of the slot. */
export interface ComposedFrame {
  before: string;
  after: string;
  /** The page that visitors of the other kind of device are sent to instead. */
  otherDevice: NonNullable<PageData['otherDevice']> | null;
}

/** A page module's description of itself. */
export interface PageFacts {
  /** The contract that it was built for, `major.minor`. */
  contract: string;
  start: PageStart;
  /** Names of pages of the same remote whose files its HTML tells of, too. */
  leadsTo: readonly string[];
  /** Call that lists its addresses; null where they are composed with the release. */
  listedBy: string | null;
  /** Parameters of every address. */
  paths: readonly PageParams[];
}

/** A page as values: what is in the slot, and what its head says. */
export interface ComposedContent {
  html: string;
  head: PageHead;
}

/** The host's own files at the root of the site, by their names, and the page for addresses where nothing stands. */
export interface SiteFiles {
  files: Readonly<Record<string, string>>;
  notFound: ComposedContent;
}

/** A question to the frame's process. */
export type FrameQuestion =
  | { what: 'host' }
  | { what: 'frame'; path: string; header: ComposeRoute['header']; remote: string; page: string }
  /** `paths`: every path that was composed, for the site map. */
  | { what: 'site-files'; paths: readonly string[] };

/** A question to a part's process; pages by their names. */
export type PartQuestion =
  | { what: 'facts'; page: string }
  /** The public calls that the text of a page comes from, by names of its own. */
  | { what: 'data'; page: string; params: PageParams; known: ComposedAnswers['byAddress'] }
  /** The page with what they answered; null: as it stands where nobody could be asked. */
  | { what: 'page'; page: string; path: string; params: PageParams; answers: ComposedAnswers | null };

export type ComposeQuestion = FrameQuestion | PartQuestion;

/** The first line of an answer; so many bytes follow it: JSON, or a page's HTML. */
export interface ComposeAnswer {
  /** The number of the question, counted from 1; 0 where nobody asked. */
  id: number;
  /** False where the body is a `ComposeRefusal`. */
  ok: boolean;
  bytes: number;
  /** Text printed since the last answer. */
  printed: string;
}

/** Why a question has no answer: a sentence of the composer's own, or what was thrown. */
export type ComposeRefusal = { sentence: string } | { thrown: ThrownError };

/** An error that a bundle threw, in its own words. */
export interface ThrownError {
  name: string;
  message: string;
  stack: string;
  cause: ThrownError | null;
}
