import { type SearchHead, isHan, pairsOf } from '@shared/contract/search';

export interface SearchedPage extends Pick<SearchHead, 'path' | 'title' | 'words' | 'headings' | 'listed'> {
  group: string;
  /** Each as it is compared. */
  plain: {
    title: string;
    words: string;
    headings: readonly string[];
    /** The name of its group, and what its address says. */
    place: string;
    /** All of these. */
    all: string;
  };
  /** How often a part of it that is loaded has a term, up to `OFTEN`. */
  times: (term: string) => number;
}

export interface Corpus {
  pages: readonly SearchedPage[];
  /** What their heads have. */
  heads: string;
}

/** The place at which a text has a word: one that is not Chinese begins there. */
export function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isHan(word) || !/[a-z0-9]/.test(text[at - 1] ?? '')) return at;
  return -1;
}

/** Terms that a text has to have for a word: of Chinese, pairs. */
export function termsOf(word: string): string[] {
  const pairs = isHan(word) ? pairsOf(word) : [];
  return pairs.length > 0 ? pairs : [word];
}

/** Whether some page has a word, as far as is known. */
export function isKnown({ pages, heads }: Corpus, word: string): boolean {
  return placeOf(heads, word) >= 0 || pages.some(({ times }) => termsOf(word).every((term) => times(term) > 0));
}
