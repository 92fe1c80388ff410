import type { DataOf, helpSearchIndex } from '@shared/contract/endpoints';

type SearchIndex = DataOf<typeof helpSearchIndex>;

/** Articles that have every word of the query, the best first; those with any of them where none has all. */
export function rank({ ids, words }: SearchIndex, query: string): string[] {
  const asked = [...new Set(terms(query, words))];
  const scores = ids.map((id) => ({ id, hits: 0, points: 0 }));
  for (const term of asked) {
    for (const [place, points] of pointsOf(term, words)) {
      const score = scores[place];
      if (!score) continue;
      score.hits += 1;
      score.points += points;
    }
  }
  const some = scores.filter(({ hits }) => hits > 0);
  const all = some.filter(({ hits }) => hits === asked.length);
  return (all.length > 0 ? all : some).sort((a, b) => b.hits - a.hits || b.points - a.points).map(({ id }) => id);
}

/** A run of Chinese is a word of the index, or else its pairs of neighbours. */
function terms(query: string, words: SearchIndex['words']): string[] {
  const runs =
    query
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run) || run.length < 3 || run in words) return [run];
    return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  });
}

/** The most that an article has of the words that begin with a term: who types is not done yet. */
function pointsOf(term: string, words: SearchIndex['words']): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, places] of Object.entries(words)) {
    if (!word.startsWith(term)) continue;
    for (const pair of places.split(' ')) {
      const [place = 0, points = 0] = pair.split(':').map(Number);
      found.set(place, Math.max(found.get(place) ?? 0, points));
    }
  }
  return found;
}
