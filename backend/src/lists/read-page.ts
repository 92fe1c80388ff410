import type { Page } from '@shared/contract/endpoints';
import type { Parameter, Queryable } from '../database/database';
import { type Paging, instantAt, microseconds, offsetOf, pageWith, placeOf } from '../http/place';

/** What the rows of a list are ordered by, latest or most first. */
export interface Order {
  column: string;
  /** SQL: the column as text, for a cursor; and what such a text in a parameter stands for. */
  at: string;
  from: (parameter: string) => string;
}

export const byInstant = (column: string): Order => ({ column, at: microseconds(column), from: instantAt });

interface List {
  /** SQL between `select` and `from`; `id` is among its columns. */
  columns: string;
  /** SQL after `from`, up to its conditions. */
  from: string;
  order: Order;
  /** SQL of the number behind the order, so that no two rows are at one place. */
  key: string;
  /** Parameters that this SQL names. */
  parameters: readonly Parameter[];
  total: number;
}

/** Reads a page of a list, or what comes behind a cursor. */
export async function readPage<Row extends { id: number }>(
  database: Queryable,
  { columns, from, order, key, parameters, total }: List,
  { page, size, cursor }: Paging,
): Promise<Page<Row>> {
  const place = placeOf(cursor);
  const [limit, offset, at = '', id] = [1, 2, 3, 4].map((further) => `$${parameters.length + further}`);
  const sql = `select ${columns}, ${order.at} as at from ${from}
      and (${at}::text is null or (${order.column}, ${key}) < (${order.from(at)}, ${id}::bigint))
    order by ${order.column} desc, ${key} desc limit ${limit} offset ${offset}`;
  const further = [size + 1, offsetOf({ page, size, cursor }), place?.at ?? null, place?.id ?? null];
  const rows = total === 0 ? [] : await database.query<Row & { at: string }>(sql, [...parameters, ...further]);
  const part = pageWith(rows, { page, size, total }, (row) => ({ at: row.at, id: row.id, extra: '' }));
  return { ...part, items: part.items.map(({ at: _at, ...row }) => row as unknown as Row) };
}
