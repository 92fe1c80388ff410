import type { ZodType, output } from 'zod';

/** A value of a content file, and where its parts stand. */
export interface ContentEntry<Value = unknown> {
  /** A path below the package: `src/content/cases/a.json`. */
  file: string;
  value: Value;
  /** The line of a part; of the nearest part around it that is there, where it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

export interface ContentMistake {
  file: string;
  line: number;
  /** A sentence without its end. */
  reason: string;
}

/** Files of one form. */
export interface ContentKind {
  /** Below `src/content`; a star stands for the name of a file or folder, two for folders of any depth. */
  files: string;
  schema: ZodType;
}

type Kinds = Readonly<Record<string, ContentKind>>;
type Entries<K extends Kinds> = { readonly [Name in keyof K]: readonly ContentEntry<output<K[Name]['schema']>>[] };

/** Rules for a package's content, in `src/content/schema/content.ts`; checked before each build. */
export interface ContentPlan<K extends Kinds = Kinds> {
  /** What a field of such a name holds in the words of every page. */
  fields?: Readonly<Record<string, ZodType>>;
  kinds: K;
  /** Checks between files; asked once each file's own fields are right. */
  relations(entries: Entries<K>): ContentMistake[];
}

export function contentPlan<const K extends Kinds>(plan: ContentPlan<K>): ContentPlan<K> {
  return plan;
}

export function mistakeAt(entry: ContentEntry, path: readonly PropertyKey[], reason: string): ContentMistake {
  return { file: entry.file, line: entry.lineOf(path), reason };
}
