import { z } from 'zod';

/** Largest page that is answered; beyond it a list is filtered, not leafed through. */
export const LAST_PAGE = 10_000;
export const LARGEST_PAGE_SIZE = 50;

/** `page` from 1, `size` 1 to 50 items, 10 unless told (docs/requirements.md section 9). In a query. */
export const queryPaging = {
  page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1),
  size: z.coerce.number<number>().int().min(1).max(LARGEST_PAGE_SIZE).default(10),
};

/** The same in a body. */
export const bodyPaging = {
  page: z.int().min(1).max(LAST_PAGE).default(1),
  size: z.int().min(1).max(LARGEST_PAGE_SIZE).default(10),
};

/** One page of a list; `total` counts the whole list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    size: z.int().min(1),
  });
}

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  size: number;
}
