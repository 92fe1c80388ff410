import { type Marked, excerpt, marked } from '@shared/contract/search';
import type { AskedWord } from './read-query';
import { type SearchedPage, placeOf, termsOf } from './searched-page';

/** A page that was found, with the words marked. */
export interface FoundPage {
  /** Below the base path; of a heading that has the words, with its `#`. */
  path: string;
  group: string;
  title: Marked;
  /** A heading that has the words, or nothing. */
  heading: Marked;
  words: Marked;
}

export interface SearchAnswer {
  /** The best first. */
  pages: readonly FoundPage[];
  /** Words that were found as others: what was typed, and what it was taken for. */
  taken: readonly { typed: string; as: string }[];
  /** Words that the best of the pages does not have. */
  leftOut: readonly string[];
  missing: boolean;
}

/** How much a place weighs: the whole title, its beginning, what is before its colon, the title, the name of its group, a part of that or of its address, a heading, the sentence beside it, each time in the text. */
const WEIGHTS = {
  whole: 18,
  begins: 12,
  name: 11.5,
  title: 10,
  group: 14,
  place: 7,
  heading: 5,
  words: 4,
  text: 0.7,
} as const;
/** Another word for the same weighs less, one that is there in part, and a page that is one of many. */
const [SAME, PART, LISTED] = [0.8, 0.6, 0.6];
/** The part of a word's pairs below which a page does not have it. */
const ENOUGH = 0.5;
/** Pages that are told. */
const MOST = 60;

interface Weighed {
  page: SearchedPage;
  weights: readonly number[];
  score: number;
  has: number;
}

/** The pages that have all words of a query, the best first; behind them, and where there are none, those that have most of them. */
export function rank(pages: readonly SearchedPage[], words: readonly AskedWord[]): SearchAnswer {
  const all = pages.map((page) => ({ page, weights: words.map((word) => weightOf(page, word)) }));
  const rare = words.map((_word, at) => {
    const count = all.filter(({ weights }) => (weights[at] ?? 0) > 0).length;
    return count === 0 ? 0 : Math.log(1 + pages.length / count);
  });
  const weighed = all.flatMap(({ page, weights }): Weighed[] => {
    const score = weights.reduce((sum, weight, at) => sum + weight * (rare[at] ?? 0), 0);
    return score > 0 ? [{ page, weights, score, has: weights.filter((weight) => weight > 0).length }] : [];
  });
  const whole = weighed.filter(({ has }) => has === words.length);
  const most = Math.max(...weighed.map(({ has }) => has), 0);
  const shown = weighed
    .filter(({ has }) => has >= Math.max(1, most - 1, words.length / 2))
    .sort((a, b) => b.has - a.has || b.score - a.score || a.page.path.length - b.page.path.length);
  const [best] = shown;
  const forms = words.flatMap((word) => word.forms);
  const own = words.flatMap((word) => [word.typed, ...word.own]);
  return {
    pages: shown.slice(0, MOST).map(({ page }) => foundOf(page, forms, own)),
    taken: words.flatMap(({ typed, as }) => (as === null ? [] : [{ typed, as }])),
    leftOut:
      best && whole.length === 0 ? words.filter((_word, at) => best.weights[at] === 0).map(({ typed }) => typed) : [],
    missing: rare.includes(0),
  };
}

function weightOf(page: SearchedPage, { forms }: AskedWord): number {
  const most = Math.max(...forms.map((form, at) => weightOfForm(page, form) * (at === 0 ? 1 : SAME)));
  return page.listed ? most * LISTED : most;
}

function weightOfForm(page: SearchedPage, form: string): number {
  const { all } = page.plain;
  const terms = termsOf(form);
  const times = terms.map((term) => page.times(term));
  const inText = WEIGHTS.text * Math.min(...times);
  if (placeOf(all, form) >= 0) return weightInHead(page, form) + inText;
  const isHere = terms.filter((term, at) => (times[at] ?? 0) > 0 || placeOf(all, term) >= 0).length;
  if (isHere === terms.length) return inText || WEIGHTS.text;
  const share = isHere / terms.length;
  return share > ENOUGH ? PART * share : 0;
}

function weightInHead({ group, plain: { title, headings, words, place } }: SearchedPage, form: string): number {
  const at = placeOf(title, form);
  const named = at > 0 && at < title.indexOf(':') ? WEIGHTS.name : WEIGHTS.title;
  const inTitle = at < 0 ? 0 : at > 0 ? named : title === form ? WEIGHTS.whole : WEIGHTS.begins;
  const inPlace = group === form ? WEIGHTS.group : placeOf(place, form) >= 0 ? WEIGHTS.place : 0;
  const beside = headings.some((heading) => placeOf(heading, form) >= 0)
    ? WEIGHTS.heading
    : placeOf(words, form) >= 0
      ? WEIGHTS.words
      : 0;
  // One place more says a little more.
  return Math.max(inTitle, inPlace, beside) + (inTitle + inPlace + beside) / 8;
}

/** Marks in it what was asked for; of another word for the same nobody would know why. */
function foundOf(
  { path, group, title, words, headings, plain }: SearchedPage,
  forms: readonly string[],
  own: readonly string[],
): FoundPage {
  const has = (text: string) => forms.some((form) => placeOf(text, form) >= 0);
  const isOwn = (text: string) => own.some((word) => text.toLowerCase().includes(word));
  const at = has(plain.title) ? -1 : plain.headings.findIndex(has);
  const [heading = '', id] = headings[at] ?? [];
  return {
    path: id === undefined ? path : `${path}#${encodeURIComponent(id)}`,
    group,
    title: marked(title, own),
    heading: heading === '' ? [] : marked(heading, own),
    words: excerpt(words, forms).map((part) => (part.hit && !isOwn(part.text) ? { text: part.text } : part)),
  };
}

/** How many are shown before the others, which are grouped. */
const FIRST = 3;

/** The pages by the names of their groups, the best of all before them. */
export function groupsOf(
  pages: readonly FoundPage[],
): readonly (readonly [name: string, pages: readonly FoundPage[]])[] {
  const groups = new Map<string, FoundPage[]>();
  for (const page of pages.slice(FIRST)) {
    const name = page.group || '其他';
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return pages.length > 0 ? [['最相关', pages.slice(0, FIRST)], ...groups] : [];
}
