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
  /** Absolute path of its Node bundle. */
  bundle: string;
  files: PageFiles;
  /** Of the entry and of all its files. */
  integrity: Integrity;
  styles: readonly InlineStyle[];
}

/**
 * What the composer's process is told of one package: the first message to it. The release tool writes it, the worker
 * and the host's Node bundle read it, which may be of another age than the tool.
 */
export interface ComposeJob {
  /** Absolute path of the host's Node bundle. */
  hostBundle: string;
  /** For the host's own files: every path that was composed, for the site map, and every package. */
  paths: readonly string[];
  packages: readonly string[];
  /** Whether the release is tried before it is published: pages without a route are rendered, too. */
  trial: boolean;
  /** Whether a link that leads nowhere, or a picture that is missing, is an error. */
  refuseBroken: boolean;
  common: { config: SiteConfig; starter: string; styles: readonly InlineStyle[] };
  host: ReleaseReference & { integrity: string; chunkGlobal: string };
  /** Paths of the host's files at the root of the site. */
  rootFiles: readonly string[];
  /** Null for the host's own files. */
  remote: ComposedRemote | null;
}

export interface ComposedRemote extends ReleaseReference {
  /** Bare name of its entry. */
  entryFile: string;
  entryGlobal: string;
  chunkGlobal: string;
  /** By the page's path; absent where the composer is older than they are. */
  sharePictures?: Readonly<Record<string, SharePicture>>;
  /** Bare names of all its files. */
  assets: readonly string[];
  pages: Readonly<Record<string, ComposedPage>>;
}

/** What the composer's process answers: each file as it is rendered, then whether all went well. */
export type ComposeMessage = { file: string; text: string } | { ok: true } | { ok: false; message: string };
