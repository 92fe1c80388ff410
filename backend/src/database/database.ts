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
