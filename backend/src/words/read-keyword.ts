import type { SearchKind } from '@shared/contract/endpoints';
import { searchPattern } from '../database/search-pattern';
import type { Lexicon } from './lexicon';
import { readQuery } from './read-query';

/** By what a list looks for a keyword: what the search finds by it, and the words as they are written. */
export interface Keyword {
  /** For `like` and `ilike`; null where nothing is looked for. */
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
  /** Of the table: may hold the keyword as it is written. */
  columns: readonly string[];
  /** Hold the pattern and the condition of the keyword. */
  parameters: readonly [pattern: string, condition: string];
}

/**
 * SQL: whether a row has the keyword as it is written, or the search finds it. What is not everybody's has no entry; a list without a
 * keyword does not depend on the entries.
 */
export function foundBy({ keyword, kind, table, columns, parameters: [pattern, condition] }: FoundBy): string {
  // Folding the case of every text takes most of the time, and is for letters that have two.
  const operator = keyword?.pattern?.toLowerCase() === keyword?.pattern?.toUpperCase() ? 'like' : 'ilike';
  const written = columns.map((column) => `${table}.${column} ${operator} ${pattern}`);
  const found = keyword?.condition
    ? `${table}.id in (select no from search_entries where kind = '${kind}' and words @@ ${condition}::tsquery)`
    : `${condition}::text is not null`;
  return `(${pattern}::text is null or ${[...written, found].join(' or ')})`;
}
