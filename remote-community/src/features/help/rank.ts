import { normalize, words } from './words';

export interface Searchable {
  id: string;
  title: string;
  keywords: string;
  body: string;
}

const TITLE = 6;
const KEYWORD = 4;
const BODY = 1;

/** Articles that have every word of the query, the best first; those with any of them where none has all. */
export function rank<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const asked = [...new Set(words(query))];
  if (asked.length === 0) return [];
  const scored = items.map((item) => ({ item, ...score(item, asked) })).filter(({ hits }) => hits > 0);
  const full = scored.filter(({ hits }) => hits === asked.length);
  return (full.length > 0 ? full : scored)
    .sort((a, b) => b.hits - a.hits || b.points - a.points)
    .map(({ item }) => item);
}

function score({ title, keywords, body }: Searchable, asked: readonly string[]): { hits: number; points: number } {
  const places = [
    [normalize(title), TITLE],
    [normalize(keywords), KEYWORD],
    [normalize(body), BODY],
  ] as const;
  let hits = 0;
  let points = 0;
  for (const word of asked) {
    const found = places.reduce((sum, [text, weight]) => (text.includes(word) ? sum + weight : sum), 0);
    if (found > 0) hits += 1;
    points += found;
  }
  return { hits, points };
}
