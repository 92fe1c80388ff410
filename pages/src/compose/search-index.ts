import {
  OFTEN,
  type SearchHeads,
  isHan,
  pairsOf,
  pieceAt,
  runsOf,
  searchFile,
  silentWords,
} from '@shared/contract/search';
import { type PageWords, readPage } from '@shared/markup/read-page';
import { sha256Of } from '@shared/store/sha256';
import type { PageAddress } from './page-paths';

export interface SearchedPage extends Omit<PageWords, 'noIndex'> {
  path: string;
  /** The name under which it is shown with others. */
  group: string;
  /** Whether it shows one of the many things that a listing names. */
  listed?: true;
}

/** UTF-16 units: of a text that are taken in, of a sentence that is shown, and of all headings of a page. */
const [TEXT, WORDS, HEADINGS] = [20_000, 120, 600];
/** Bytes of a piece before compression. */
const PIECE = 6000;
/** Characters of one word; nobody types a longer one to its end. */
const LONGEST = 24;

const silent: ReadonlySet<string> = new Set(silentWords);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What is found of a page: nothing where search engines are to leave it out as well. */
export function searchedPage({ route, path }: Pick<PageAddress, 'route' | 'path'>, html: string): SearchedPage[] {
  if (route.own || route.canonical !== undefined) return [];
  const { noIndex, ...words } = readPage(html);
  return noIndex ? [] : [{ path, group: route.group ?? '', ...words }];
}

/** The files by which the pages of a package are found, by their names; the same pages give the same bytes. */
export function searchFiles(name: string, pages: readonly SearchedPage[]): Map<string, string> {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const groups = [...new Set(sorted.map(({ group }) => group))];
  const terms = new Map<string, number[]>();
  const heads = sorted.map(({ path, group, title, description, headings, text, listed }, at) => {
    const words = shortened(description, WORDS);
    let left = HEADINGS;
    const shown = headings.filter(([heading]) => heading !== title && (left -= heading.length) > 0);
    for (const [term, times] of termsOf([description, ...headings.map(([heading]) => heading), text].join('\n'))) {
      const known = terms.get(term) ?? [];
      if (known.length === 0) terms.set(term, known);
      known.push(at * OFTEN + Math.min(times, OFTEN) - 1);
    }
    return { path, group: groups.indexOf(group), title, words, headings: shown, ...(listed && { listed }) };
  });
  const files = piecesOf(terms).map((piece): [string, string] => [pieceName(name, piece), piece]);
  const pieces = files.map(([file]) => file);
  const index: SearchHeads = { schema: 1, groups, pages: heads, pieces };
  return new Map([[searchFile(name), JSON.stringify(index)], ...files]);
}

/** Named by its content: whoever has read the heads before they changed does not take it for what it is not. */
const pieceName = (name: string, piece: string): string =>
  searchFile(`${name}-${sha256Of(Buffer.from(piece)).slice(0, 12)}`);

function piecesOf(terms: ReadonlyMap<string, readonly number[]>): string[] {
  const all = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = all.reduce((sum, [term, at]) => sum + Buffer.byteLength(term) + 4 * at.length, 0);
  const count = Math.ceil(bytes / PIECE);
  const pieces = Array.from({ length: count }, (): typeof all => []);
  for (const entry of all) pieces[pieceAt(entry[0], count)]?.push(entry);
  return pieces.map((piece) => JSON.stringify(Object.fromEntries(piece)));
}

/**
 * The terms of a text with how often it has them: words that are not Chinese, and of Chinese each two neighbouring characters. Two that a reader would take for the
 * end of one word and the beginning of the next are no term.
 */
function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const run of runsOf(text.slice(0, TEXT)))
    for (const term of isHan(run) ? pairsIn(run) : [run.slice(0, LONGEST)]) terms.set(term, (terms.get(term) ?? 0) + 1);
  return terms;
}

function pairsIn(run: string): string[] {
  const segments = Array.from(segmenter.segment(run), ({ segment }) => segment);
  return segments.flatMap((segment, at) => {
    const next = segments[at + 1] ?? '';
    // Words that the segmenter does not know come out of it with single characters.
    const isCut =
      next !== '' && [segment, next].some(({ length }) => length === 1) && !silent.has(segment) && !silent.has(next);
    return [...(silent.has(segment) ? [] : pairsOf(segment)), ...(isCut ? [segment.slice(-1) + next.slice(0, 1)] : [])];
  });
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
