import type { Page } from '@shared/contract/endpoints';
import { refuseField } from './refusal';

/**
 * The place at which a list was left: what its last row was ordered by, and its number. The next part begins below it, whatever came
 * or went meanwhile.
 */
export interface Place {
  /** Microseconds since 1970 as text, which JavaScript's dates would round; or a count. */
  at: string;
  id: number;
  /** Further state of the list: which row stood first, of which kind the last was. */
  extra: string;
}

/** SQL: `at` of a column of instants. */
export const microseconds = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** SQL: the instant that `at` in a parameter stands for. */
export const instantAt = (parameter: string) =>
  `(timestamptz 'epoch' + ${parameter}::float8 * interval '1 microsecond')`;

/** Returns null from the beginning. @param extra what the third part may be, none where it is left out */
export function placeOf(cursor: string | undefined, extra = /^$/): Place | null {
  if (cursor === undefined) return null;
  const [, at = '', id = '', rest = ''] = /^(\d{1,17})-(\d{1,10})(?:-([\w-]{1,40}))?$/.exec(cursor) ?? [];
  if (at === '' || !extra.test(rest)) refuseField('cursor', '列表已经变了，请从头看起');
  return { at, id: Number(id), extra: rest };
}

function cursorOf({ at, id, extra }: Place): string {
  return extra === '' ? `${at}-${id}` : `${at}-${id}-${extra}`;
}

/** A page that is asked for, or what comes behind a cursor. */
export interface Paging {
  page: number;
  size: number;
  cursor?: string | undefined;
}

type Asked = Pick<Page<unknown>, 'page' | 'size' | 'total'>;

/**
 * Makes a page of one row more than was asked for.
 * @param place of the last row
 */
export function pageWith<Row>(
  rows: readonly Row[],
  asked: Asked,
  place: (row: Row) => Place,
): Asked & { items: Row[]; next: string | null } {
  const items = rows.slice(0, asked.size);
  const last = items.at(-1);
  return { ...asked, items, next: rows.length > asked.size && last ? cursorOf(place(last)) : null };
}

/** Returns how many rows come before: none behind a cursor, which has left them behind already. */
export function offsetOf({ page, size, cursor }: Paging): number {
  return cursor === undefined ? (page - 1) * size : 0;
}
