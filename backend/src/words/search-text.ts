import { isHan, pairsOf, runsOf } from './words';

/** Characters of a text that are taken in; what is behind them is found by its beginning alone. */
const MOST = 20_000;
/** Characters of one word; nobody types a longer one to its end. */
const LONGEST = 40;
/** Places of one word that are kept: more say nothing more of what a text is about. */
const PLACES = 4;

/**
 * The words of texts as a `tsvector` is written.
 * @param texts by their weight: A is the title, B what else is said of it, D the body
 */
export function vectorOf(texts: Readonly<Partial<Record<'A' | 'B' | 'D', string>>>): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [weight, text] of Object.entries(texts)) {
    for (const lexeme of lexemesOf(text.slice(0, MOST))) {
      place += 1;
      const found = places.get(lexeme) ?? [];
      places.set(lexeme, found);
      // PostgreSQL counts no further.
      if (found.length < PLACES) found.push(`${Math.min(place, 16_383)}${weight}`);
    }
  }
  return [...places].map(([lexeme, found]) => `${quote(lexeme)}:${found.join(',')}`).join(' ');
}

/** Adds a run's last character by itself: no pair begins with it, and a single character is found by what begins with it. */
function lexemesOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (isHan(run) ? [...pairsOf(run), Array.from(run).at(-1) ?? ''] : [cut(run)]));
}

/**
 * SQL: what a text has to hold to have a word; of one that is being typed, its beginning.
 * @param weight of the texts that count; all do without it
 */
export function conditionOf(word: string, weight: 'A' | '' = ''): string {
  const lexeme = (text: string, mark: string) => `${quote(text)}${mark === '' ? '' : `:${mark}`}`;
  if (!isHan(word)) return lexeme(cut(word), `*${weight}`);
  const pairs = pairsOf(word);
  return pairs.length === 0 ? lexeme(word, `*${weight}`) : `(${pairs.map((pair) => lexeme(pair, weight)).join(' & ')})`;
}

const cut = (word: string): string => Array.from(word).slice(0, LONGEST).join('');

/** Letters and digits alone; quoted all the same. */
const quote = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '')}'`;
