import { type Queryable, firstRow } from '../../database/database';

/** Things that a second person may be asked for, by the names that their settings have: of roles, unless the setup says no. */
export type Decided = 'grade-four-eyes' | 'content-consent' | 'role-changes';

/** Whether two different colleagues have to say the same. */
export async function needsSecondPerson(database: Queryable, what: Decided): Promise<boolean> {
  const row = await firstRow<{ value: string }>(database, 'select value from settings where name = $1', [what]);
  return row ? row.value === 'on' : what === 'role-changes';
}

export async function askForSecondPerson(transaction: Queryable, what: Decided, asked: boolean): Promise<void> {
  const sql =
    'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';
  await transaction.query(sql, [what, asked ? 'on' : 'off']);
}
