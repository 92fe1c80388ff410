/** Values that a statement takes. */
export type Parameter = string | number | boolean | Date | null;

/** Runs a statement; rows come back with the names the SQL gives them. */
export interface Queryable {
  query<Row extends object>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

/** PostgreSQL, embedded or served: the same SQL on both. */
export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Runs all or nothing, at READ COMMITTED: whoever decides by what is read must lock it (`for update`) or rest on a constraint. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Several statements without parameters, as a migration has. */
  script(sql: string): Promise<void>;
  /** Calls back whenever something was told (`told`, by `NOTIFY`), and where that may have been missed. */
  listen(heard: () => void): Promise<void>;
  /** Connections that are lent, and those that wait for one; absent where there are none. */
  connections?(): { busy: number; waiting: number };
  close(): Promise<void>;
}

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

/** A visitor as others see them, as one JSON column (`Person` of the contract). */
export function personColumn(table: string): string {
  return `jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'avatarUrl', ${table}.avatar_url, 'official', ${table}.official)
    || case when ${table}.open_profile then '{"open": true}'::jsonb else '{}' end`;
}

/** Number of the type `timestamptz` in every PostgreSQL. */
export const TIMESTAMPTZ = 1184;

/** SQL: an instant inside a JSON column, as the contract writes instants. */
export const instantColumn = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An instant of a row as the contract writes instants, so that a row can be an answer as it is. */
export const instantText = (text: string): string => new Date(text).toISOString();
