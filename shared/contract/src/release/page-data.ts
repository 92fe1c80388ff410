import type { ComposedAnswers, PageParams, PageStart } from '../page/page';
import type { PageFiles } from './build';

/** The hash that a browser checks a file by, as `integrity` has it (`sha256-…`), by the file's bare name. */
export type Integrity = Readonly<Record<string, string>>;

/** A release as a browser needs to know it: `/assets/<name>/files.<hash>.json`; of a page's own files, the HTML tells itself. */
export interface ReleaseFiles {
  schema: 1;
  /** Bare name. */
  entry: string;
  entryGlobal: string;
  chunkGlobal: string;
  pages: Readonly<Record<string, PageFiles>>;
  integrity: Integrity;
}

/** How pages and `/composition.json` name a release. Addresses are below the base path, without a slash at their start. */
export interface ReleaseReference {
  name: string;
  version: string;
  entry: string;
  /** Address of its `ReleaseFiles`, and their hash as `integrity` has it. */
  files: string;
  filesIntegrity: string;
}

/** The HTML's data for the scripts: `<script type="application/json" id="page-data">`. */
export interface PageData {
  schema: 1;
  /** A path below the base path, with a slash at both ends. */
  path: string;
  /** The page that visitors of the other device belong on, below the base path, and whether that device is the mobile one. */
  otherDevice?: { path: string; mobile: boolean };
  host: ReleaseReference & { integrity: string; chunkGlobal: string };
  /** Null on pages that are the host's own. */
  remote:
    | (ReleaseReference & {
        page: string;
        params: PageParams;
        start: PageStart;
        /** Answers of its public calls; absent where it was composed without. */
        answers?: ComposedAnswers;
        /** The files of this page, and of those that it leads to. */
        first: ReleaseFiles;
      })
    | null;
}

/** The answer of `/composition.json`: what is live for who asks. */
export interface CompositionPointer {
  schema: 1;
  /** The composition's id. */
  id: string;
  releases: Readonly<Record<string, ReleaseReference>>;
  /** The release of each remote that was live before, where one is left that was not withdrawn. */
  previous?: Readonly<Record<string, ReleaseReference>> | undefined;
}

/**
 * The server's answer about a visitor's overrides, in a page answered for them (`id="overrides"`), by the remote's name: what the
 * visitor gave, the address of the build's folder on a developer's machine, or the release in the store.
 */
export type PageOverrides = Readonly<
  Record<string, { given: string; folder: string | null; reference: ReleaseReference | null }>
>;
