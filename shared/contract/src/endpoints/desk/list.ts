import { z } from 'zod';
import { LAST_PAGE, id, instant } from '../basics';

/** Rows that one page of a desk's list may have: an export asks for as many. */
export const DESK_PAGE_SIZE = 500;

/**
 * The query of a desk's list: a page of it, in an order, filtered.
 * @param sorts columns it can be ordered by; the first unless told
 */
export function deskListQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends Readonly<Record<string, z.ZodType>>,
>(sorts: Sorts, filters: Filters) {
  return z.object({
    page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1),
    size: z.coerce.number<number>().int().min(1).max(DESK_PAGE_SIZE).default(25),
    sort: z.enum(sorts).default(sorts[0] as never),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** Ids of the only rows wanted, separated by commas. */
    ids: z
      .string()
      .max(6000)
      .regex(/^[\w:./-]+(?:,[\w:./-]+)*$/, '格式不正确')
      .optional(),
    ...filters,
  });
}

/** An instant that a list begins at, or ends before. */
export const deskInstant = z.iso.datetime({ offset: true }).optional();

/** Yes or no, in a query. */
export const deskFlag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

/** Version of a row that an edit is based on: another one is refused with `changed-since`. */
export const rowVersion = z.int().min(1);

/** A row that is made, or where it has an id, changed. */
export const savedRow = { id: id.optional(), version: rowVersion.optional() };

/** A row that something is asked of, as it was looked at. */
export const lookedAt = z.object({ id, version: rowVersion });

/** How far something is that a queue sends. */
export const queued = {
  attempts: z.int(),
  nextAt: instant,
  /** The last answer, or why there was none; empty where nothing went wrong. */
  lastError: z.string(),
  madeAt: instant,
  sentAt: instant.nullable(),
};
