import type { SearchKind } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { searchPattern } from '../../database/search-pattern';
import { fewerAndFewer } from './find';
import type { Lexicon } from './lexicon';
import { type AskedWord, readQuery } from './read-query';

/** By what a list looks for a keyword: what the search finds by it, and the words as they are written. */
export interface Keyword {
  /** For `ilike`; null where nothing is looked for. */
  pattern: string | null;
  /** SQL: a `tsquery`; null where the keyword has no letter and no digit. */
  condition: string | null;
  taken: { typed: string; as: string }[];
  leftOut: string[];
}

/** Of a keyword whose words nothing has together, those that are left where the search begins to find. */
export async function readKeyword(
  database: Queryable,
  lexicon: Lexicon,
  { keyword, kind }: { keyword: string | undefined; kind: SearchKind },
): Promise<Keyword> {
  const pattern = searchPattern(keyword);
  const words = readQuery(keyword ?? '', lexicon);
  if (words.length === 0) return { pattern, condition: null, taken: [], leftOut: [] };
  const taken = words.flatMap(({ typed, as }) => (as === null ? [] : [{ typed, as }]));
  const whole = { pattern, condition: together(words), taken, leftOut: [] };
  if (words.length === 1 || (await isThere(database, kind, words))) return whole;
  for (const { kept, left } of await fewerAndFewer(database, words, kind))
    if (await isThere(database, kind, kept))
      return { pattern, condition: together(kept), taken, leftOut: left.map(({ typed }) => typed) };
  return whole;
}

/** SQL: whether the search finds the row by the `tsquery` in a parameter. What is not everybody's has no entry. */
export function foundByWords(kind: SearchKind, table: string, parameter: string): string {
  return `${table}.id in (select no from search_entries where kind = '${kind}' and words @@ ${parameter}::tsquery)`;
}

const together = (words: readonly AskedWord[]): string => words.map(({ condition }) => condition).join(' & ');

async function isThere(database: Queryable, kind: SearchKind, words: readonly AskedWord[]): Promise<boolean> {
  const sql = 'select exists (select 1 from search_entries where kind = $1 and words @@ $2::tsquery) as found';
  return (await onlyRow<{ found: boolean }>(database, sql, [kind, together(words)])).found;
}
