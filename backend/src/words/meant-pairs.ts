import type { Lexicon } from './lexicon';
import { pairsOf, runsOf } from './words';

/**
 * The pairs of characters by which texts are compared that say the same in other words: the pairs of neighbouring characters of the
 * words that are meant, each with the other words for the same in whose place it stands.
 */
export function meantPairs(text: string, lexicon: Lexicon): string[][] {
  const found = new Map<string, string[]>();
  for (const run of runsOf(text)) {
    const words = lexicon.split(run).map(({ typed, as = lexicon.meantBy(typed) }) => as ?? typed);
    words.forEach((word, at) => {
      const others = lexicon.synonymsOf(word).filter((other) => other !== word);
      for (const pair of pairsOf(word)) found.set(pair, [pair, ...others]);
      const last = Array.from(word).at(-1) ?? '';
      const first = Array.from(words[at + 1] ?? '').at(0);
      if (first !== undefined && !found.has(last + first)) found.set(last + first, [last + first]);
    });
  }
  return [...found.values()];
}
