import { z } from 'zod';
import type { TextField } from '../fields';
import type { Access, Route, Schemas } from './route';

const LARGEST_ID = 2_147_483_647;

/** Identifier in a body or an answer: a positive 32-bit integer. */
export const id = z.int().min(1).max(LARGEST_ID);

/** Identifier in a query, where everything arrives as text. */
export const queryId = z.coerce.number<number>().int().min(1).max(LARGEST_ID);

/** Instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A text without NUL and without half a character (a lone surrogate): no database keeps either, as text or in JSON. */
const storable = /^[^\0\p{Cs}]*$/u;

/** A field of text: trimmed, up to `max` UTF-16 units, as a database keeps it. Always shown as text, never as HTML. */
export function text(max: number) {
  return z.string().trim().max(max, `最多 ${max} 个字`).regex(storable, '含有不支持的字符');
}

/** Text that has to be filled in, as its field says. */
export function typed({ max, pattern, invalid }: TextField) {
  return text(max)
    .min(1, '请填写')
    .regex(pattern ?? /^/, invalid ?? '格式不正确');
}

export function optionalText(max: number) {
  return text(max).optional();
}

/** Search words of a list, in all lists alike. */
export const keyword = optionalText(80);

/** Short name of a thing in lists kept by the operator: `forum-topic`, `2026`; none that every object has, since pages look things up by it. */
export const code = z.string().regex(/^(?!(?:constructor|prototype)$)[a-z0-9][a-z0-9-]{0,39}$/, '格式不正确');

/** Path below the API base; resolve with `apiUrl()`. */
export const apiPath = z.string().startsWith('/api/');

/** Largest page that is answered; beyond it a list is filtered, not leafed through. */
export const LAST_PAGE = 10_000;
export const LARGEST_PAGE_SIZE = 50;

/**
 * A list that is leafed through by where it was left, not by counting: nothing repeats and nothing is missed while rows come.
 * `cursor` is the `next` of the part before; absent: from the beginning. In a query.
 */
export const queryCursor = {
  cursor: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, '格式不正确')
    .optional(),
  size: z.coerce.number<number>().int().min(1).max(LARGEST_PAGE_SIZE).default(20),
};

/**
 * `page` from 1, `size` 1 to 50 items, 10 unless told. In a query. With `cursor`, which is the `next` of an earlier part, the
 * list goes on from there, whatever `page` says.
 */
export const queryPaging = {
  page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1),
  size: z.coerce.number<number>().int().min(1).max(LARGEST_PAGE_SIZE).default(10),
  cursor: queryCursor.cursor,
};

/** The same in a body. */
export const bodyPaging = {
  page: z.int().min(1).max(LAST_PAGE).default(1),
  size: z.int().min(1).max(LARGEST_PAGE_SIZE).default(10),
  cursor: queryCursor.cursor,
};

/**
 * A page of a list; `total` counts the whole list. `next` is the `cursor` of what follows, null at the end: who goes on by it
 * meets nothing twice and misses nothing while rows come and go.
 */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    size: z.int().min(1),
    next: z.string().nullable().optional(),
  });
}

/** A part of a list; `next` is the cursor of the part after it, null at the end. */
export function partOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export interface Part<Item> {
  items: Item[];
  next: string | null;
}

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  size: number;
  next?: string | null | undefined;
}

/** Fields of a picture that was uploaded; drawings have none of them. */
export const keptWidths = {
  /** Pixels of the widths in which the address gives it (`?w=800`), the widest first. */
  widths: z.array(z.int().min(1)).optional(),
  /** The small first picture, as a data address; empty where it would shine through. */
  placeholder: z.string().optional(),
};

/** A picture with its natural size in pixels, so that its place is reserved before it arrives. */
export const pictureSchema = z.object({
  url: apiPath,
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
  ...keptWidths,
});

export type Picture = z.output<typeof pictureSchema>;

/** What a call says beside its path, its line in the API's own page, and whom the server takes. */
interface Said extends Omit<Schemas, 'access' | 'summary'> {
  /** A login's token is sent where one is needed; `optional` sends it where there is one. */
  token?: 'optional';
}

type Defined<A extends Access, S extends Said> = Route<S & { access: A; summary: string }>;

interface CallsOf<A extends Access> {
  get: <S extends Said & { body?: never }>(path: string, summary: string, said: S) => Defined<A, S>;
  post: <S extends Said>(path: string, summary: string, said: S) => Defined<A, S>;
}

/** Defines calls of those whom the server takes, by GET and by POST. */
export function callsOf<const A extends Access>(access: A): CallsOf<A> {
  const token = access === 'guest' ? 'none' : 'required';
  const how = (path: string, said: Said) => ({ path, token: said.token ?? token }) as const;
  return {
    get: (path, summary, said) => ({ method: 'GET', ...how(path, said), schemas: { ...said, access, summary } }),
    post: (path, summary, said) => ({ method: 'POST', ...how(path, said), schemas: { ...said, access, summary } }),
  };
}

export const guest = callsOf('guest');
export const visitor = callsOf('visitor');
export const official = callsOf('official');
export const editor = callsOf('editor');
export const marketer = callsOf('marketer');
export const moderator = callsOf('moderator');
export const reviewer = callsOf('reviewer');
export const operator = callsOf('operator');
