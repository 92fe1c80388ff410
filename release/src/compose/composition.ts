/** One composed file: its SHA-256 as hex. */
export interface ComposedFile {
  sha256: string;
  size: number;
  status: 200 | 404;
}

/** `part.json`: what one package contributes to a site. Immutable, named by what it was made from. */
export interface Part {
  schema: 1;
  key: string;
  /** By their path below the base path; they stand in `pages` beside it. */
  files: Record<string, ComposedFile>;
}

/** What a composition says of a part without reading it: promoting one package costs the same however large the others are. */
export interface PartReference {
  key: string;
  /** SHA-256 over its files, and over their paths alone, as hex. */
  content: string;
  paths: string;
  /** Its files, and their bytes before compression. */
  count: number;
  bytes: number;
}

/** `composition.json`: the releases that belong together and the HTML composed from them. Immutable, named by its content. */
export interface Composition {
  schema: 1;
  id: string;
  composer: string;
  /** SHA-256 of the configuration, as hex. */
  config: string;
  basePath: string;
  releases: Record<string, { version: string; digest: string; entry: string; files: string; filesIntegrity: string }>;
  parts: Record<string, PartReference>;
}

/** Raised when the same input gives other bytes than before, or is kept in another form. */
export const COMPOSER_VERSION = '3';
