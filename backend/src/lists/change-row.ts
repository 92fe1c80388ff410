import { type Parameter, type Queryable, firstRow } from '../database/database';
import { found, Refusal } from '../http/refusal';

interface Change {
  /** A table with `id` and `version`; its name and those of the columns are the code's, never a visitor's. */
  table: string;
  id: number;
  /** The one that was looked at. */
  version: number;
  /** New values of the columns; undefined leaves one as it is. */
  columns: Readonly<Record<string, Parameter | undefined>>;
}

export interface Changed {
  version: number;
  /** Values of the columns that are another now, and only of those. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Changes a row of the desk, if it is still the one that was looked at.
 * @throws Refusal `changed-since` where somebody changed it meanwhile, `not-found` where it is gone
 */
export async function changeRow(transaction: Queryable, { table, id, version, columns }: Change): Promise<Changed> {
  const given = Object.entries(columns).filter((entry): entry is [string, Parameter] => entry[1] !== undefined);
  const lock = `select * from ${table} where id = $1 for update`;
  const before = found(await firstRow<Record<string, unknown> & { version: number }>(transaction, lock, [id]));
  if (before.version !== version) throw new Refusal('changed-since');
  const set = given.map(([column], at) => `${column} = $${at + 2}, `).join('');
  const sql = `update ${table} set ${set}version = version + 1 where id = $1 returning *`;
  const after = found(
    await firstRow<Record<string, unknown> & { version: number }>(transaction, sql, [
      id,
      ...given.map(([, value]) => value),
    ]),
  );
  const changed = given.map(([column]) => column).filter((column) => !same(before[column], after[column]));
  const only = (row: Record<string, unknown>) => Object.fromEntries(changed.map((column) => [column, row[column]]));
  return { version: after.version, before: only(before), after: only(after) };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
