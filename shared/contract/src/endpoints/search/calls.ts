import { z } from 'zod';
import { code, id, pageOf, typed, guest } from '../basics';
import type { DataOf } from '../route';
import { FOUND_PAGES, LONGEST_QUERY } from './limits';

export const searchKinds = ['question', 'help', 'comic', 'work'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A text, cut where words that were asked for begin and end. */
const marked = z.array(z.object({ text: z.string(), hit: z.literal(true).optional() }));
export type Marked = z.output<typeof marked>;

const howFound = {
  /** Words that were found as others: what was typed, and what it was taken for. */
  taken: z.array(z.object({ typed: z.string(), as: z.string() })),
  /** Words that not everything here has. */
  leftOut: z.array(z.string()),
};

/** Field of a list with a keyword, which finds what the search finds. Earlier backends leave it out. */
export const keywordFound = { taken: howFound.taken.optional() };

/** How a list found what it shows. */
export type KeywordFound = z.output<z.ZodObject<typeof keywordFound>>;

/**
 * Finds public things that have the words of a query, the best first; words that are written as they sound are found as they are
 * spelled. Where nothing has all of them, what has most.
 */
export const publicSearch = guest.get('/api/ext/v1/search', '搜索公开内容', {
  query: z.object({
    q: typed({ max: LONGEST_QUERY }),
    kind: z.enum(searchKinds).optional(),
    page: z.coerce.number<number>().int().min(1).max(FOUND_PAGES).default(1),
    /** Pages that were found by the index of the site: who found some has not searched in vain. */
    elsewhere: z.coerce.number<number>().int().min(0).max(1000).default(0),
  }),
  data: pageOf(
    z.object({
      kind: z.enum(searchKinds),
      /** The end of its address. */
      id: z.union([id, code]),
      title: marked,
      /** A part of the text with what was found, or its beginning. */
      excerpt: marked,
    }),
  ).extend(howFound),
});

export type Found = DataOf<typeof publicSearch>['items'][number];
