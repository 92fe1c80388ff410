import { isHan, normalize, pairsOf, runsOf, segmentsOf } from '../../words/words';

/** The articles that have each word, as `article:points` pairs joined by blanks; articles by their place in `ids`. */
export interface SearchIndex {
  ids: string[];
  words: Record<string, string>;
}

const weights = { title: 6, keywords: 4, body: 1 } as const;

/** The words of a text; of Chinese also every two neighbouring characters, by which a browser finds what it cannot segment. */
function wordsOf(text: string): Set<string> {
  const words = segmentsOf(normalize(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  return new Set([...words, ...runsOf(text).filter(isHan).flatMap(pairsOf)]);
}

export function searchIndex(
  articles: readonly { id: string; title: string; keywords: string; body: string }[],
): SearchIndex {
  const points = new Map<string, Map<number, number>>();
  for (const [place, article] of articles.entries()) {
    for (const [part, weight] of Object.entries(weights)) {
      for (const word of wordsOf(article[part as keyof typeof weights])) {
        const found = points.get(word) ?? new Map<number, number>();
        points.set(word, found.set(place, (found.get(place) ?? 0) + weight));
      }
    }
  }
  const words = [...points]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, found]) => [word, [...found].map(([place, sum]) => `${place}:${sum}`).join(' ')]);
  return { ids: articles.map(({ id }) => id), words: Object.fromEntries(words) as Record<string, string> };
}
