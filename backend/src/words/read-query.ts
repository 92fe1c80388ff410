import { runsOf } from './words';
import type { Lexicon } from './lexicon';
import { conditionOf } from './search-text';

export interface AskedWord {
  typed: string;
  /** The word that it was taken for; null where it is meant as it is. */
  as: string | null;
  /** By any of which a text has it. */
  forms: readonly string[];
  /** SQL: the same as a `tsquery`. */
  condition: string;
  /** SQL: whether a title has it itself, not another word for the same; a `tsquery`. */
  inTitle: string;
}

/** Words of a query that are looked for; a longer one is a text, not a question. */
const MOST = 8;

/** They say that somebody asks, and not what for. */
const silent: ReadonlySet<string> = new Set([
  ...[
    '的',
    '了',
    '吗',
    '呢',
    '吧',
    '啊',
    '是',
    '在',
    '我',
    '你',
    '有',
    '和',
    '与',
    '把',
    '被',
    '给',
    '会',
    '能',
    '要',
    '想',
    '请',
    '个',
    '里',
    '就',
    '都',
    '也',
  ],
  ...[
    '怎么',
    '怎样',
    '如何',
    '什么',
    '为什么',
    '为何',
    '可以',
    '能够',
    '请问',
    '一个',
    '没有',
    '一下',
    '怎么办',
    '怎么样',
    '哪里',
    '哪儿',
    '是否',
    '不是',
    '我们',
    '你们',
    '这个',
    '那个',
    '不上',
    '不了',
    '不能',
    '无法',
    '总是',
    '老是',
  ],
]);

/** Splits a query into words; none where the query has no letter and no digit. */
export function readQuery(query: string, lexicon: Lexicon): AskedWord[] {
  const parts = runsOf(query).flatMap((run) => lexicon.split(run));
  const said = parts.filter(({ typed }) => !silent.has(typed));
  const words = new Map((said.length > 0 ? said : parts).map((part) => [part.typed, part]));
  return [...words.values()].slice(0, MOST).map(({ typed, as = lexicon.meantBy(typed) }) => {
    const forms = [...new Set([typed, ...(as === null ? [] : [as]), ...lexicon.synonymsOf(as ?? typed)])];
    return {
      ...{ typed, as, forms, condition: `(${forms.map((form) => conditionOf(form)).join(' | ')})` },
      inTitle: conditionOf(as ?? typed, 'A'),
    };
  });
}
