/** A composed file. */
export interface ComposedFile {
  /** Hexadecimal. */
  sha256: string;
  /** Bytes before compression. */
  size: number;
  /** HTTP status that it is answered with. */
  status: 200 | 404;
}

/** `part.json`: what one package contributes to a site. Immutable, named by what it was made from. */
export interface Part {
  schema: 1;
  key: string;
  /** Files by their path below the base path; they are in `pages` beside it. */
  files: Readonly<Record<string, ComposedFile>>;
  /** Hashes of the inline scripts that its pages have, `sha256-…`; absent from a composer before 5. */
  scripts?: readonly string[] | undefined;
}

/** A composition's entry of a part, enough not to read it: promoting one package costs the same however large the others are. */
export interface PartReference {
  key: string;
  /** SHA-256 over its files, and over their paths alone, hexadecimal. */
  content: string;
  paths: string;
  /** The number of its files, and their bytes before compression. */
  count: number;
  bytes: number;
  scripts?: readonly string[] | undefined;
}

/** A release in a composition; the addresses are those of `ReleaseReference`. */
export interface ComposedRelease {
  version: string;
  digest: string;
  entry: string;
  files: string;
  filesIntegrity: string;
}

/** The policy that every page of a composition adds: what it may run, ask and send to; the rest of the policy is the same on every site. */
export interface PagePolicy {
  /** Hashes of the inline scripts that a page may have, `sha256-…`. */
  scripts: readonly string[];
  /** Origins beside the site's own: of its API, its downloads and its telemetry. */
  origins: readonly string[];
}

/** `composition.json` in a store: the releases that belong together and the HTML composed from them. Immutable, named by its content. */
export interface Composition {
  schema: 1;
  id: string;
  /** Raised when the same input gives other bytes than before, or is kept in another form. */
  composer: string;
  /** SHA-256 of the configuration, hexadecimal. */
  config: string;
  basePath: string;
  /** The policy of its pages; absent from compositions of a composer before 5, whose pages say so alone. */
  policy?: PagePolicy | undefined;
  /** Releases by the package's name, the host's among them. */
  releases: Readonly<Record<string, ComposedRelease>>;
  parts: Readonly<Record<string, PartReference>>;
}
