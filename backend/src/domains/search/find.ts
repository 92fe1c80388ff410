import {
  type DataOf,
  FOUND_A_PAGE,
  FOUND_PAGES,
  type Found,
  type SearchKind,
  type publicSearch,
} from '@shared/contract/endpoints';
import { searchKinds } from '@shared/contract/schemas';
import { excerpt, marked } from '@shared/contract/search';
import { type Queryable, onlyRow } from '../../database/database';
import type { DeskQuery } from '../../lists/read-list';
import { normalize } from '../../words/words';
import { type AskedWord, readQuery } from '../../words/read-query';
import { Lexicon } from '../../words/lexicon';

type Answer = DataOf<typeof publicSearch>;

type Asked = DeskQuery<typeof publicSearch>;

interface Row {
  kind: SearchKind;
  key: string;
  title: string;
  body: string;
}

/** The number of the latest of each kind weighed against each other; a query that has more is too wide to be about one of them. */
const WEIGHED = 200;
/** The most results that have a place on a page. */
const MOST = FOUND_A_PAGE * FOUND_PAGES;
/** Results from which on a word is common: as a word it says no more about what is meant than one that twice as many have. */
const COMMON = 2000;
/** Weights of D, C, B and A: how much a place in the body weighs, in what else is said of it, and in the title; nothing has C. */
const WEIGHTS = '{0.08, 0.2, 0.5, 1}';

/**
 * Finds entries that have all words of a query, the best first. Where that is less than a page, what has all but the most common
 * word follows, and so on; words that nothing has are left out.
 */
export async function find(database: Queryable, lexicon: Lexicon, { q, kind, page }: Asked): Promise<Answer> {
  const words = readQuery(q, lexicon);
  const size = FOUND_A_PAGE;
  const taken = words.flatMap(({ typed, as }) => (as === null ? [] : [{ typed, as }]));
  if (words.length === 0) return { items: [], total: 0, page, size, taken, leftOut: [] };
  const asked = { all: words.map(({ condition }) => condition).join(' | '), whole: normalize(q), kind };
  let found = await weigh(database, words, asked);
  let leftOut: AskedWord[] = [];
  if (found.length < size && words.length > 1) {
    for (const { kept, left } of await fewerAndFewer(database, words, kind)) {
      if (found.length >= size) break;
      const more = await weigh(database, kept, asked);
      if (found.length === 0 && more.length > 0) leftOut = left;
      const known = new Set(found.map(({ kind: of, key }) => `${of} ${key}`));
      found = [...found, ...more.filter((row) => !known.has(`${row.kind} ${row.key}`))];
    }
  }
  const shown = found.slice(0, MOST);
  const forms = words.flatMap((word) => word.forms);
  const items = shown.slice((page - 1) * size, page * size).map((row) => foundOf(row, forms));
  return { items, total: shown.length, page, size, taken, leftOut: leftOut.map(({ typed }) => typed) };
}

function foundOf({ kind, key, title, body }: Row, forms: readonly string[]): Found {
  const id = kind === 'help' ? key : Number(key);
  return { kind, id, title: marked(title, forms), excerpt: excerpt(body, forms) };
}

interface Weighing {
  /** SQL: any of the words. */
  all: string;
  whole: string;
  kind: SearchKind | undefined;
}

async function weigh(database: Queryable, words: readonly AskedWord[], { all, whole, kind }: Weighing): Promise<Row[]> {
  const kinds = kind === undefined ? searchKinds : [kind];
  const condition = words.map((word) => word.condition).join(' & ');
  // The database cannot tell how many have a word. What few have is looked up; of what many have, the latest are met soon.
  const count = await countOf(database, condition, kind);
  if (count === 0) return [];
  const isCommon = count === COMMON;
  const matching = 'select kind, key, no, title, words from search_entries where words @@ $1::tsquery';
  const few = kind === undefined ? matching : `${matching} and kind = '${kind}'`;
  const latest = kinds.map((of) =>
    isCommon
      ? `(${matching} and kind = '${of}' order by no desc limit ${WEIGHED})`
      : `(select * from matching where kind = '${of}' order by no desc limit ${WEIGHED})`,
  );
  // The title itself, as it was typed, outweighs all; what has all words in its title, what has them somewhere, or others for them.
  return database.query<Row>(
    `with ${isCommon ? '' : `matching as materialized (${few}),`} weighed as (
       select kind, key, no, ts_rank('${WEIGHTS}', words, $2::tsquery, 1)
         * case kind when 'help' then 1.5 when 'question' then 1 else 1.2 end
         + case when position($3 in lower(title)) > 0 then 1 else 0 end
         + case when words @@ $4::tsquery then 0.5 else 0 end as weight
       from (${latest.join(' union all ')}) t
       order by weight desc, kind, no desc limit ${MOST}
     )
     select e.kind, e.key, e.title, e.body from weighed w join search_entries e using (kind, key)
     order by w.weight desc, w.kind, w.no desc`,
    [condition, all, whole, words.map(({ inTitle }) => inTitle).join(' & ')],
  );
}

/** The words without those that nothing has; then without the most common one, and so on. */
async function fewerAndFewer(
  database: Queryable,
  words: readonly AskedWord[],
  kind: SearchKind | undefined,
): Promise<{ kept: AskedWord[]; left: AskedWord[] }[]> {
  const counted: { word: AskedWord; count: number }[] = [];
  for (const word of words) {
    counted.push({ word, count: await countOf(database, word.condition, kind) });
  }
  const there = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const isAllThere = there.length === words.length;
  return there.flatMap((_, at) => {
    if (at === 0 && isAllThere) return [];
    const kept = there.slice(at).map(({ word }) => word);
    // A character that is left of a word says nothing about it: 机 of 收割机.
    if (kept.every(({ typed }) => typed.length === 1)) return [];
    return [{ kept, left: words.filter((word) => !kept.includes(word)) }];
  });
}

/** Counts the entries that a `tsquery` is true of, as far as `COMMON`. */
async function countOf(database: Queryable, condition: string, kind: SearchKind | undefined): Promise<number> {
  const sql = `select count(*)::int as count from (select 1 from search_entries
    where words @@ $1::tsquery and ($2::text is null or kind = $2) limit ${COMMON}) t`;
  const { count } = await onlyRow<{ count: number }>(database, sql, [condition, kind ?? null]);
  return count;
}
