import { isHan, isOneEditAway, runsOf, sameWords, silentWords, tradeWords } from '@shared/contract/search';
import { type Corpus, isKnown } from './searched-page';
import type { Sounds } from './sounds';

export interface AskedWord {
  typed: string;
  /** The word that it was taken for; null where it is meant as it is. */
  as: string | null;
  /** What is meant, the likeliest first. */
  own: readonly string[];
  /** Forms by any of which a page has the word: what is meant, and what says the same. */
  forms: readonly string[];
}

/** Words of a query that are looked for; a longer one is a text, not a question. */
const MOST = 8;
/** Characters of the longest Chinese word that is not cut. */
const WHOLE = 4;
/** Latin words shorter than this have too many neighbours. */
const TYPED = 4;

const silent: ReadonlySet<string> = new Set(silentWords);
const cutAt = cutter();

/** Splits a query into words, with what each may mean besides. */
export function readQuery(query: string, corpus: Corpus, sounds: Sounds | null): AskedWord[] {
  const parts = runsOf(query)
    .flatMap((run) => (isWhole(corpus, run) ? [run] : run.split(cutAt)))
    .filter(Boolean);
  const said = parts.filter((part) => !silent.has(part));
  const asks = said.length > 0 ? said : parts;
  // A character that is left over says nothing beside words.
  const longer = asks.filter((part) => part.length > 1);
  const words = [...new Set(longer.length > 0 ? longer : asks)].slice(0, MOST);
  return words.flatMap((typed) => {
    // What another word stands for is meant as it is.
    if (isKnown(corpus, typed) || sameAs(typed)) return [asked(typed, null)];
    const meant = sounds?.meantBy(typed) ?? [];
    if (meant.length > 0) return meant.map(({ part, as }) => asked(part, part === as[0] ? null : as));
    if (isHan(typed)) {
      const known = knownParts(corpus, typed);
      return known.filter((part) => part.length > 1 || known.length === 1).map((part) => asked(part, null));
    }
    const neighbour = neighbourOf(corpus, typed);
    return [asked(typed, neighbour === undefined ? null : [neighbour])];
  });
}

/** Whether a run is one word: not Chinese, or short and there as it is (对账单). */
function isWhole({ heads }: Corpus, run: string): boolean {
  return !isHan(run) || (run.length <= WHOLE && heads.includes(run));
}

/** Cuts a run, from left to right, into the longest parts that some page has, and what is between. */
function knownParts(corpus: Corpus, run: string): string[] {
  for (let at = 0; at < run.length - 1; at += 1)
    for (let end = run.length; end > at + 1; end -= 1) {
      const part = run.slice(at, end);
      if (!corpus.heads.includes(part)) continue;
      const rest = [...(at > 0 ? [run.slice(0, at)] : []), part];
      return end < run.length ? [...rest, ...knownParts(corpus, run.slice(end))] : rest;
    }
  return [run];
}

const sameAs = (word: string) => sameWords.find((group) => group.includes(word));

function asked(typed: string, as: readonly string[] | null): AskedWord {
  const own = as ?? [typed];
  const same = own.flatMap((word) => sameAs(word) ?? []);
  return { typed, as: as?.[0] ?? null, own, forms: [...new Set([...own, ...(as ? [typed] : []), ...same])] };
}

function neighbourOf({ heads }: Corpus, word: string): string | undefined {
  if (word.length < TYPED || !/^\p{L}+$/u.test(word)) return undefined;
  return heads.match(/[a-z]{3,}/g)?.find((one) => isOneEditAway(word, one));
}

/** Finds words that a run of Chinese is cut at, the longest first; of those that say nothing, such as are in no other word. */
function cutter(): RegExp {
  const silentParts = [...silentWords.filter((word) => word.length > 1), '的', '吗'];
  const all = [...sameWords.flat().filter(isHan), ...tradeWords, ...silentParts];
  return new RegExp(`(${all.sort((a, b) => b.length - a.length).join('|')})`, 'u');
}
