import { silentWords } from '@shared/contract/search';
import { runsOf } from './words';
import type { Lexicon } from './lexicon';
import { conditionOf } from './search-text';

export interface AskedWord {
  typed: string;
  /** The word that it was taken for; null where it is meant as it is. */
  as: string | null;
  /** Forms by any of which a text has the word. */
  forms: readonly string[];
  /** SQL: the same as a `tsquery`. */
  condition: string;
  /** SQL: whether a title has it itself, not another word for the same; a `tsquery`. */
  inTitle: string;
}

/** Words of a query that are looked for; a longer one is a text, not a question. */
const MOST = 8;

/** Words that say that somebody asks, and not what for. */
const silent: ReadonlySet<string> = new Set(silentWords);

/** Splits a query into words; none where the query has no letter and no digit. */
export function readQuery(query: string, lexicon: Lexicon): AskedWord[] {
  const parts = runsOf(query).flatMap((run) => lexicon.split(run));
  const said = parts.filter(({ typed }) => !silent.has(typed));
  const words = new Map((said.length > 0 ? said : parts).map((part) => [part.typed, part]));
  return [...words.values()].slice(0, MOST).map(({ typed, as = lexicon.meantBy(typed) }) => {
    const forms = [...new Set([typed, ...(as === null ? [] : [as]), ...lexicon.synonymsOf(as ?? typed)])];
    return {
      typed,
      as,
      forms,
      condition: `(${forms.map((form) => conditionOf(form)).join(' | ')})`,
      inTitle: conditionOf(as ?? typed, 'A'),
    };
  });
}
