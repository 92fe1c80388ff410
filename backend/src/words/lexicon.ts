import { pinyin } from 'pinyin-pro';
import { isOneEditAway, roughly, sameWords, tradeWords } from '@shared/contract/search';
import { isHan, runsOf, segmentsOf } from './words';

/** Words that sound like a word of every day (空间), which is meant as it is. */
const soundCommon: ReadonlySet<string> = new Set(['控件']);

/** Latin words shorter than this have too many neighbours. */
const TYPED = 4;
/** Characters of the longest Chinese word that is taken for another. */
const LONGEST = 4;

/** Returns how a text of Chinese sounds, without tones. */
const soundOf = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join(' ');

export interface Part {
  typed: string;
  /** The meaning, where it was found on the way; see `meantBy`. */
  as?: string | null;
}

/** The words that this site is about, and what else is meant by what sounds or looks like one of them. */
export class Lexicon {
  private readonly words = new Set<string>();
  /** Words by their sound, with blanks as Chinese that was typed for them sounds, and without, as somebody types it. */
  private readonly bySound = new Map<string, string>();
  private readonly byRoughSound = new Map<string, string>();
  private readonly synonyms = new Map<string, readonly string[]>();

  /** @param texts titles and keywords, those that matter most first: of words that sound the same the first is meant */
  constructor(texts: readonly string[]) {
    for (const group of sameWords) for (const word of group) this.synonyms.set(word, group);
    for (const word of [...texts.flatMap(wordsOf), ...tradeWords, ...sameWords.flat()]) {
      if (this.words.has(word)) continue;
      this.words.add(word);
      if (!isHan(word) || soundCommon.has(word)) continue;
      const sound = soundOf(word);
      for (const spelling of [sound, sound.replaceAll(' ', '')]) {
        if (!this.bySound.has(spelling)) this.bySound.set(spelling, word);
        const rough = roughly(spelling);
        if (!this.byRoughSound.has(rough)) this.byRoughSound.set(rough, word);
      }
    }
  }

  /** Words that mean the same, the word among them. */
  synonymsOf(word: string): readonly string[] {
    return this.synonyms.get(word) ?? [word];
  }

  /** The word of ours that one sounds like, or is by one letter; null where it is ours itself, or like none. */
  meantBy(word: string): string | null {
    if (this.words.has(word)) return null;
    if (isHan(word)) return this.bySound.get(soundOf(word)) ?? null;
    // `denglu`: what was typed before an input method made characters of it.
    return this.spelledBy(word) ?? this.neighbour(word);
  }

  /** A run in its words; those that sound like a word of ours stand by themselves. */
  split(run: string): Part[] {
    if (!isHan(run)) return this.spelledWords(run) ?? [{ typed: run }];
    return this.cut(run, {
      find: (word) => {
        const as = this.meantBy(word);
        return as !== null || this.words.has(word) ? { typed: word, as } : null;
      },
      // A word of ours is not split for one that only nearly matches.
      rest: (left) =>
        this.cut(left, {
          find: (word) => this.nearly(word),
          rest: (none) => segmentsOf(none).map(({ segment }) => ({ typed: segment })),
        }),
    });
  }

  /** Cuts a run, from left to right, into the longest that is found, and what is between. */
  private cut(
    run: string,
    { find, rest }: { find: (word: string) => Part | null; rest: (left: string) => Part[] },
  ): Part[] {
    const characters = Array.from(run);
    const parts: Part[] = [];
    let left = '';
    for (let at = 0; at < characters.length;) {
      const found = longest(characters.slice(at, at + LONGEST), find);
      if (found === null) {
        left += characters[at] ?? '';
        at += 1;
        continue;
      }
      parts.push(...rest(left), found);
      left = '';
      at += Array.from(found.typed).length;
    }
    return [...parts, ...rest(left)];
  }

  /** Characters that are no word of anybody (考情) for one of ours that sounds nearly like them. */
  private nearly(word: string): Part | null {
    if (segmentsOf(word).some(({ segment }) => segment.length > 1)) return null;
    const as = this.byRoughSound.get(roughly(soundOf(word)));
    return as === undefined ? null : { typed: word, as };
  }

  private spelledBy(word: string): string | null {
    return this.bySound.get(word) ?? this.byRoughSound.get(roughly(word)) ?? null;
  }

  /** `anzhuangkehuduan`: several words of ours that were typed as one; null where it is no such thing. */
  private spelledWords(run: string): Part[] | null {
    if (this.words.has(run) || this.spelledBy(run) !== null || !/^[a-z]+$/.test(run)) return null;
    for (let length = run.length - TYPED; length >= TYPED; length -= 1) {
      const typed = run.slice(0, length);
      const as = this.spelledBy(typed);
      if (as === null) continue;
      const after = run.slice(length);
      const last = this.spelledBy(after);
      const rest = last === null ? this.spelledWords(after) : [{ typed: after, as: last }];
      if (rest) return [{ typed, as }, ...rest];
    }
    return null;
  }

  private neighbour(word: string): string | null {
    if (word.length < TYPED || !/^\p{L}+$/u.test(word)) return null;
    // A word that is still being typed is no mistake yet.
    for (const known of this.words) if (known.startsWith(word)) return null;
    for (const known of this.words) if (!isHan(known) && isOneEditAway(word, known)) return known;
    return null;
  }
}

function longest(characters: readonly string[], find: (word: string) => Part | null): Part | null {
  for (let length = characters.length; length > 1; length -= 1) {
    const found = find(characters.slice(0, length).join(''));
    if (found) return found;
  }
  return null;
}

/** Chinese of two characters and more; other words of two letters and more. */
function wordsOf(text: string): string[] {
  return runsOf(text)
    .flatMap((run) => (isHan(run) ? segmentsOf(run).map(({ segment }) => segment) : [run]))
    .filter((word) => word.length > 1);
}
