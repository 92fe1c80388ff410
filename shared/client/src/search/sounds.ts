import { type SearchSounds, isHan, roughly, runsOf, sameWords, tradeWords } from '@shared/contract/search';
import type { Corpus } from './searched-page';

/** Characters of the longest Chinese word that is taken for another. */
const LONGEST = 4;
/** Words that letters are taken for. */
const MOST = 3;

/** A part of a word, and the words that it may be; the same where it is meant as it is. */
interface Meant {
  part: string;
  as: readonly string[];
}

interface Place {
  run: string;
  at: number;
  /** How often the run is there, more where in titles. */
  count: number;
}

type Spelling = 'exact' | 'rough';
type Sounding = Readonly<Record<Spelling, readonly string[]>>;

const SPELLINGS = ['exact', 'rough'] as const;
const SILENT: Sounding = { exact: [], rough: [] };

/** Finds words of titles and headings by how they sound: of what was typed as Latin letters, and of characters that sound the same. */
export class Sounds {
  private readonly bySign = new Map<string, Sounding>();
  /** Places of Chinese by how it sounds there. */
  private readonly places = { exact: new Map<string, Place[]>(), rough: new Map<string, Place[]>() };

  constructor(
    table: SearchSounds,
    private readonly corpus: Corpus,
  ) {
    for (const [sound, signs] of Object.entries(table))
      for (const sign of signs) {
        const { exact, rough } = this.bySign.get(sign) ?? SILENT;
        this.bySign.set(sign, { exact: [...exact, sound], rough: [...rough, roughly(sound)] });
      }
    const runs = new Map<string, number>();
    for (const { plain, listed } of corpus.pages)
      for (const [at, text] of [plain.title, ...(listed ? [] : [plain.words]), ...plain.headings].entries())
        for (const run of runsOf(text).filter(isHan)) runs.set(run, (runs.get(run) ?? 0) + (at === 0 ? 3 : 1));
    for (const [run, count] of runs)
      for (let at = 0; at < run.length - 1; at += 1)
        for (const spelling of SPELLINGS)
          for (const sound of new Set(this.soundsOf(run, at)[spelling])) {
            const known = this.places[spelling].get(sound) ?? [];
            if (known.length === 0) this.places[spelling].set(sound, known);
            known.push({ run, at, count });
          }
  }

  /** The parts of a word that no page has; none where nothing sounds like it. */
  meantBy(word: string): Meant[] {
    if (isHan(word)) return this.cut(word);
    if (!/^[a-z]{2,}$/.test(word)) return [];
    const as = SPELLINGS.map((spelling) => this.spelledSo(word, spelling)).find(({ length }) => length > 0);
    const found = as ?? this.beginningSo(word);
    return found.length > 0 ? [{ part: word, as: found }] : [];
  }

  /** Cuts a run, from left to right, into the longest parts that are, or sound like, words of ours, and what is between. */
  private cut(run: string): Meant[] {
    const parts: Meant[] = [];
    let left = '';
    const rest = () => {
      if (left !== '') parts.push({ part: left, as: [left] });
      left = '';
    };
    for (let at = 0; at < run.length;) {
      const found = this.longest(run, at);
      if (found) {
        rest();
        parts.push(found);
      } else left += run[at] ?? '';
      at += found?.part.length ?? 1;
    }
    rest();
    return parts.some(({ part, as }) => as[0] !== part) ? parts : [];
  }

  private longest(run: string, from: number): Meant | null {
    for (let length = Math.min(LONGEST, run.length - from); length > 1; length -= 1) {
      const part = run.slice(from, from + length);
      if (this.corpus.heads.includes(part)) return { part, as: [part] };
      for (const spelling of SPELLINGS) {
        const first = this.soundsOf(part, 0)[spelling].flatMap((sound) => this.places[spelling].get(sound) ?? []);
        const [as] = best(first, (place) => (this.isAlike(part, place, spelling) ? length : 0));
        if (as !== undefined) return { part, as: [as] };
      }
    }
    return null;
  }

  private isAlike(part: string, { run, at }: Place, spelling: Spelling): boolean {
    for (let place = 0; place < part.length; place += 1) {
      if (part[place] === run[at + place]) continue;
      const others = this.soundsOf(run, at + place)[spelling];
      if (!this.soundsOf(part, place)[spelling].some((sound) => others.includes(sound))) return false;
    }
    return true;
  }

  private soundsOf(text: string, at: number): Sounding {
    return this.bySign.get(text[at] ?? '') ?? SILENT;
  }

  /** Words that are spelled so; the last character may be spelled in part, as while one types. */
  private spelledSo(word: string, spelling: Spelling): string[] {
    const letters = spelling === 'rough' ? roughly(word) : word;
    const begins = (sound: string) => letters.startsWith(sound) || sound.startsWith(letters);
    const first = [...this.places[spelling]].flatMap(([sound, places]) => (begins(sound) ? places : []));
    return best(first, ({ run, at }) => this.lengthOf(run, at, { letters, spelling }));
  }

  private lengthOf(run: string, at: number, asked: { letters: string; spelling: Spelling }): number {
    for (const sound of this.soundsOf(run, at)[asked.spelling]) {
      if (sound.startsWith(asked.letters)) return 1;
      if (!asked.letters.startsWith(sound)) continue;
      const rest = this.lengthOf(run, at + 1, { ...asked, letters: asked.letters.slice(sound.length) });
      if (rest > 0) return rest + 1;
    }
    return 0;
  }

  /** Words of the trade with these initials, where some page has them. */
  private beginningSo(letters: string): string[] {
    return [...tradeWords, ...sameWords.flat()]
      .filter(
        (word) =>
          word.length === letters.length &&
          Array.from(letters).every((letter, at) =>
            this.soundsOf(word, at).exact.some((sound) => sound.startsWith(letter)),
          ) &&
          this.corpus.heads.includes(word),
      )
      .slice(0, MOST);
  }
}

/** The words at the places for which a length is told, the most frequent first. */
function best(places: readonly Place[], lengthAt: (place: Place) => number): string[] {
  const found = new Map<string, number>();
  for (const place of places) {
    const length = lengthAt(place);
    const word = place.run.slice(place.at, place.at + length);
    if (length > 1) found.set(word, (found.get(word) ?? 0) + place.count);
  }
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([word]) => word);
}
