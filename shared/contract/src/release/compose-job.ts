import type { ComposedAnswers, PageParams } from '../page/page';
import type { SiteConfig } from '../config/site-config';
import type { SiteRoute } from './route-schemas';

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

/** What stands on every page, where something of it was published: the configuration with it, and the host's content. */
export interface Around {
  config: SiteConfig;
  content: Readonly<Record<string, unknown>>;
}

export type FrameQuestion =
  | { what: 'host' }
  | ({ what: 'frame'; path: string } & Pick<SiteRoute, 'header' | 'remote' | 'page' | 'lang' | 'translates'> &
      Partial<Around>)
  /** `paths`: every path that was composed, for the site map. */
  | ({ what: 'site-files'; paths: readonly string[] } & Partial<Around>);

/** A question to a part's process; pages by their names. */
export type PartQuestion =
  | { what: 'facts'; page: string }
  /** The public calls that the text of a page comes from, by names of its own. */
  | { what: 'data'; page: string; params: PageParams; known: ComposedAnswers['byAddress'] }
  /** The page with what they answered; null: as it stands where nobody could be asked. */
  | ({
      what: 'page';
      page: string;
      path: string;
      params: PageParams;
      answers: ComposedAnswers | null;
    } & Partial<Pick<Around, 'config'>>);

export type ComposeQuestion = FrameQuestion | PartQuestion;
