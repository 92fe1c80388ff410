/** One composed file: its path below the base path, its SHA-256 as hex. */
export interface ComposedFile {
  sha256: string;
  size: number;
  status: 200 | 404;
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
  /** What each package contributed, and the key that says what it was made from. */
  parts: Record<string, { key: string; files: Record<string, ComposedFile> }>;
}

/** Raised when the same input gives other bytes than before. */
export const COMPOSER_VERSION = '1';
