/**
 * The index of one package's pages, in files of its part: `search/<package>.json` with what a page is called, which is looked through
 * as it is, and pieces with what else is in it, of which a search loads the few that its words are in.
 */
export interface SearchHeads {
  schema: 1;
  groups: readonly string[];
  pages: readonly SearchHead[];
  /** Names of the pieces: a term is in the one at `pieceAt`. */
  pieces: readonly string[];
}

export interface SearchHead {
  /** A path below the base path. */
  path: string;
  /** The place of its group. */
  group: number;
  title: string;
  /** A sentence on what is there. */
  words: string;
  /** Its headings; those that can be linked to by their `id`. */
  headings: readonly (readonly [text: string, id?: string])[];
  /** Whether it shows one of the many things that a listing names. */
  listed?: true | undefined;
}

/** Times from which on a page has a term often. */
export const OFTEN = 4;

/**
 * `search/<package>-<hash>.json`: the pages that have a term, each as its place among the heads times `OFTEN`, and by how many times more than
 * once it has it, up to `OFTEN`.
 */
export type SearchPiece = Readonly<Record<string, readonly number[]>>;

/** `search/sounds.json`: characters by how they sound, without tones. */
export type SearchSounds = Readonly<Record<string, string>>;

export const searchFile = (name: string): string => `search/${name}.json`;

/** The place of the piece that has a term, and all that begin with the same character. */
export const pieceAt = (term: string, count: number): number => (term.codePointAt(0) ?? 0) % Math.max(1, count);
