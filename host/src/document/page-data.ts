import type { PageStart } from '@shared/contract';

/** A file of a release by its bare name, with the hash that browsers check. */
export type Integrity = Readonly<Record<string, string>>;

export interface PageFiles {
  /** What a composed page needs to come alive. */
  scripts: readonly string[];
  styles: readonly string[];
  /** What a render from nothing needs beside it. */
  staticScripts: readonly string[];
  staticStyles: readonly string[];
}

/** A release as a browser needs to know it: `/assets/<name>/files.<hash>.json`. */
export interface ReleaseFiles {
  schema: 1;
  entry: string;
  entryGlobal: string;
  chunkGlobal: string;
  pages: Readonly<Record<string, PageFiles>>;
  integrity: Integrity;
}

/** One release in `/composition.json`, and what a page says of the releases it was composed from. */
export interface ReleaseReference {
  name: string;
  version: string;
  /** Address of the entry, below the base path. */
  entry: string;
  /** Address of its `ReleaseFiles`, below the base path, and its hash. */
  files: string;
  filesIntegrity: string;
}

/** What the HTML tells the scripts: `<script type="application/json" id="page-data">`. */
export interface PageData {
  schema: 1;
  path: string;
  /** The page that visitors of the other device belong on, below the base path, and whether that device is the mobile one. */
  otherDevice?: { path: string; mobile: boolean };
  host: ReleaseReference & { integrity: string; chunkGlobal: string };
  /** Absent on pages that are the host's own. */
  remote:
    | (ReleaseReference & {
        page: string;
        params: Readonly<Record<string, string>>;
        start: PageStart;
        /** Public calls that an eager page makes first; asked for at once. */
        firstCalls?: readonly string[];
        first: ReleaseFiles;
      })
    | null;
}

/** The answer of `/composition.json`. */
export interface CompositionPointer {
  schema: 1;
  id: string;
  releases: Readonly<Record<string, ReleaseReference>>;
  /** The release of each remote that was live before, where one is left that was not withdrawn (docs/recovery.md). */
  previous?: Readonly<Record<string, ReleaseReference>>;
}
