import type { SearchKind } from '@shared/contract/endpoints';
import { searchPattern } from '../database/search-pattern';
import type { Lexicon } from './lexicon';
import { readQuery } from './read-query';

/** The ways in which a list looks for a keyword: what the search finds by it, and the keyword as it is written. */
export interface Keyword {
  /** The pattern for `like` and `ilike`; null where nothing is looked for. */
  pattern: string | null;
  /** SQL: a `tsquery`; null where the keyword has no letter and no digit. */
  condition: string | null;
  taken: { typed: string; as: string }[];
}

/**
 * Reads a keyword's words, each as it is typed or as what it sounds like: a list is narrowed by it, and nothing is left out. The
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
  /** SQL: the id of a row. */
  id: string;
  table: string;
  /** Columns of the table that may hold a keyword and that the search does not go by. */
  columns: readonly string[];
  /** SQL: which rows of the table only some may read; the search does not know them. */
  unknown: string;
  /** SQL parameters that hold the pattern and the condition of the keyword. */
  parameters: readonly [pattern: string, condition: string];
}

/**
 * SQL: whether the search finds a row by a keyword, or it is written in a row that the search does not know. Only a keyword without a
 * letter and a digit is looked for in every text. A list without a keyword does not depend on the entries.
 */
export function foundBy({ keyword, kind, id, table, columns, unknown, parameters }: FoundBy): string {
  const [pattern, condition] = [`${parameters[0]}::text`, `${parameters[1]}::text`];
  if (!keyword?.pattern) return `${pattern} is null and ${condition} is null`;
  const written = (operator: string) => `(${columns.map((column) => `${column} ${operator} ${pattern}`).join(' or ')})`;
  if (!keyword.condition) return `${condition} is null and ${id} in (select id from ${table} where ${written('like')})`;
  return `${id} in (select no from search_entries where kind = '${kind}' and words @@ ${condition}::tsquery
    union all select id from ${table} where ${unknown} and ${written('ilike')})`;
}
