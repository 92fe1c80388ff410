import type { Page, Route } from '@shared/contract/endpoints';
import type { SchemasOf } from '@shared/contract/schemas';
import type { z } from 'zod';
import { type Parameter, type Queryable, onlyRow } from '../database/database';
import { searchPattern } from '../database/search-pattern';

/** Input of a list's call, checked. */
export type DeskQuery<R extends Route> = z.output<SchemasOf<R>['query']>;

/** Form of a call, checked: without what its schema puts in another way. */
export type DeskBody<R extends Route> = z.output<SchemasOf<R>['body']>;

export interface Asked {
  page: number;
  size: number;
  sort: string;
  order: 'asc' | 'desc';
  ids?: string | undefined;
}

export interface Source<Sort extends string> {
  /** SQL between `select` and `from`. */
  columns: string;
  /** SQL after `from`, joins and all. */
  from: string;
  /** SQL of what tells the rows apart, compared as text with `ids`. */
  key: string;
  /** SQL that each sort stands for. */
  sorts: Readonly<Record<Sort, string>>;
  where?: Conditions;
}

/** Conditions of a list, with the parameters that they name. */
export class Conditions {
  readonly parameters: Parameter[] = [];
  readonly #sql: string[] = [];

  /** Adds one where there is a value; `condition` gets the parameter's name. */
  when(value: Parameter | undefined, condition: (parameter: string) => string): this {
    if (value === undefined || value === null || value === '') return this;
    this.parameters.push(value);
    this.#sql.push(`(${condition(`$${this.parameters.length}`)})`);
    return this;
  }

  search(keyword: string | undefined, columns: readonly string[]): this {
    return this.when(searchPattern(keyword), (parameter) =>
      columns.map((column) => `${column} ilike ${parameter}`).join(' or '),
    );
  }

  /** Adds one that needs no value. */
  always(sql: string): this {
    this.#sql.push(`(${sql})`);
    return this;
  }

  get sqls(): readonly string[] {
    return this.#sql;
  }

  get sql(): string {
    return this.#sql.length === 0 ? '' : `where ${this.#sql.join(' and ')}`;
  }
}

/** Reads one page of a desk's list, with how many rows there are in all. Rows that are equal in the order stand by their key. */
export async function readList<Row extends object, Sort extends string = string>(
  database: Queryable,
  { columns, from, key, sorts, where = new Conditions() }: Source<Sort>,
  { page, size, sort, order, ids }: Asked & { sort: Sort },
): Promise<Page<Row>> {
  where.when(ids, (parameter) => `${key}::text = any(string_to_array(${parameter}, ','))`);
  const { total } = await onlyRow<{ total: number }>(
    database,
    `select count(*)::int as total from ${from} ${where.sql}`,
    where.parameters,
  );
  const items = await database.query<Row>(
    `select ${columns} from ${from} ${where.sql}
      order by ${sorts[sort]} ${order}, ${key} ${order} limit ${size} offset ${(page - 1) * size}`,
    where.parameters,
  );
  return { items, total, page, size };
}
