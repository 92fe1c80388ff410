import type { SearchKind } from '@shared/contract/endpoints';
import { searchPattern } from '../database/search-pattern';
import type { Lexicon } from './lexicon';
import { readQuery } from './read-query';

/** By what a list looks for a keyword: what the search finds by it, and the words as they are written. */
export interface Keyword {
  /** For `ilike`; null where nothing is looked for. */
  pattern: string | null;
  /** SQL: a `tsquery`; null where the keyword has no letter and no digit. */
  condition: string | null;
  taken: { typed: string; as: string }[];
}

/**
 * All words of a keyword, each as it is typed or as what it sounds like: a list is narrowed by it, and nothing is left out. The
 * words of the site are asked for where there is a keyword: a list without one does not depend on them.
 */
export async function readKeyword(lexicon: () => Promise<Lexicon>, keyword: string | undefined): Promise<Keyword> {
  const words = keyword ? readQuery(keyword, await lexicon()) : [];
  return {
    pattern: searchPattern(keyword),
    condition: words.length === 0 ? null : words.map(({ condition }) => condition).join(' & '),
    taken: words.flatMap(({ typed, as }) => (as === null ? [] : [{ typed, as }])),
  };
}

interface FoundBy {
  keyword: Keyword | undefined;
  kind: SearchKind;
  /** The table, with an id. */
  table: string;
  /** Holds the condition of the keyword. */
  parameter: string;
}

/**
 * SQL: whether the search finds the row. What is not everybody's has no entry; a list without a keyword does not depend on the
 * entries.
 */
export function foundByWords({ keyword, kind, table, parameter }: FoundBy): string {
  if (!keyword?.condition) return `${parameter}::text is not null`;
  return `${table}.id in (select no from search_entries where kind = '${kind}' and words @@ ${parameter}::tsquery)`;
}
