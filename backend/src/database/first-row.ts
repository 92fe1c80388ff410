import type { Parameter, Queryable } from './database';

/** The only row of a statement that may find none. */
export async function firstRow<Row extends object>(
  database: Queryable,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row | undefined> {
  const [row] = await database.query<Row>(sql, parameters);
  return row;
}

/** The only row of a statement that always gives one. */
export async function onlyRow<Row extends object>(
  database: Queryable,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row> {
  const row = await firstRow<Row>(database, sql, parameters);
  if (row === undefined) throw new Error(`No row from: ${sql}`);
  return row;
}
