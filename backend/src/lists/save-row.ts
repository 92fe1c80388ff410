import type { Saved } from '../audit/audit-log';
import { type Parameter, type Queryable, firstRow } from '../database/database';
import { found, refuseField, required } from '../http/refusal';
import { type Changed, changeRow } from './change-row';
import type { Source } from './read-list';

/** A table with `id` and `version`, and how the desk reads its rows. */
export interface DeskTable extends Pick<Source<string>, 'columns' | 'from' | 'key'> {
  /** Its name and those of columns are the code's, never a visitor's. */
  table: string;
}

interface Form<Column extends string> {
  /** The row that is changed; undefined makes one. */
  id: number | undefined;
  /** The one that was looked at. */
  version?: number | undefined;
  /** Undefined leaves a column as it is, and in a new row as the table has it by itself. */
  columns: Readonly<Partial<Record<Column, Parameter | undefined>>>;
  /** Columns that a new row must have. */
  needs?: readonly NoInfer<Column>[];
  /** Field that no two rows have alike, and the sentence at it. */
  unique?: readonly [field: string, sentence: string];
}

/** Reads a row as its list shows it. @throws Refusal `not-found` */
export async function readRow<Row extends object>(
  database: Queryable,
  { columns, from, key }: Omit<DeskTable, 'table'>,
  id: number,
): Promise<Row> {
  return found(await firstRow<Row>(database, `select ${columns} from ${from} where ${key} = $1`, [id]));
}

/**
 * Makes a row where there is no `id`, and changes one where there is.
 * @throws Refusal as `changeRow`, and with a sentence at each field that a new row lacks, or that another row has
 */
export async function writeRow<Column extends string>(
  transaction: Queryable,
  table: string,
  { id, version = 0, columns, needs = [], unique }: Form<Column>,
): Promise<Pick<Changed, 'before' | 'after'> & { id: number }> {
  if (id !== undefined) return { ...(await changeRow(transaction, { table, id, version, columns })), id };
  required(Object.fromEntries(needs.map((name) => [name, columns[name]])));
  const given = Object.entries<Parameter | undefined>(columns).filter(
    (entry): entry is [string, Parameter] => entry[1] !== undefined,
  );
  const [names, values] = [given.map(([name]) => name), given.map(([, value]) => value)];
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
    ${unique ? 'on conflict do nothing' : ''} returning id`;
  const made = await firstRow<{ id: number }>(transaction, sql, values);
  if (unique && !made) refuseField(...unique);
  return { id: found(made).id, before: {}, after: Object.fromEntries(given) };
}

/** The same, with the row as its list shows it then. */
export async function saveRow<Row extends object, Column extends string = string>(
  transaction: Queryable,
  desk: DeskTable,
  form: Form<Column>,
): Promise<Saved<Row>> {
  const { id, before, after } = await writeRow(transaction, desk.table, form);
  return { row: await readRow<Row>(transaction, desk, id), before, after };
}
