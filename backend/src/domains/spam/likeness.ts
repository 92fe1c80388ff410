import { normalize } from '../../words/words';
import examples from './examples.json' with { type: 'json' };

/** Parts that fewer examples have say nothing. */
const SEEN = 2;

/** Single characters and neighbouring ones, each once; a number is a number. */
function partsOf(text: string): ReadonlySet<string> {
  const plain = normalize(text)
    .replaceAll(/https?:\/\/\S+/g, '§')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, '');
  const characters = Array.from(plain);
  return new Set(characters.flatMap((character, at) => [character, character + (characters[at + 1] ?? '')]));
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const part of partsOf(text)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const ads = countsOf(examples.ads.map(({ text }) => text));
const honest = countsOf(examples.honest);

const weightOf = (part: string) =>
  Math.log(((ads.get(part) ?? 0) + 0.5) / (examples.ads.length + 1)) -
  Math.log(((honest.get(part) ?? 0) + 0.5) / (examples.honest.length + 1));

/** How much a text's wording is like that of known advertising (above 0) or of what members write (below 0). */
export function likenessOf(text: string): number {
  const known = [...partsOf(text)].filter((part) => (ads.get(part) ?? 0) + (honest.get(part) ?? 0) >= SEEN);
  return known.reduce((sum, part) => sum + weightOf(part), 0) / (1 + Math.sqrt(known.length));
}
