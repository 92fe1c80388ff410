import type { ComposedAnswers, PageParams, PageStart } from '../page/page';
import type { ReleaseFiles, ReleaseReference } from './page-schemas';

/** The HTML's data for the scripts: `<script type="application/json" id="page-data">`. */
export interface PageData {
  schema: 1;
  /** A path below the base path, with a slash at both ends. */
  path: string;
  /** The page that visitors of the other device belong on, below the base path, and whether that device is the mobile one. */
  otherDevice?: { path: string; mobile: boolean };
  /** `parts` are the hashes of what a navigation needs of it besides its own script, by file; absent from pages of an earlier composer. */
  host: ReleaseReference & { integrity: string; chunkGlobal: string; parts?: ReleaseFiles['integrity'] };
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

/**
 * The server's answer about a visitor's overrides, in a page answered for them (`id="overrides"`), by the remote's name: what the
 * visitor gave, the address of the build's folder on a developer's machine, or the release in the store.
 */
export type PageOverrides = Readonly<
  Record<string, { given: string; folder: string | null; reference: ReleaseReference | null }>
>;
