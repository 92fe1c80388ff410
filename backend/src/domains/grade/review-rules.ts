import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

const FOUR_EYES = 'grade-four-eyes';

/** Whether two different reviewers have to say the same. */
export async function hasFourEyes(database: Queryable): Promise<boolean> {
  const row = await firstRow<{ value: string }>(database, 'select value from settings where name = $1', [FOUR_EYES]);
  return row?.value === 'on';
}

export async function setFourEyes(transaction: Queryable, fourEyes: boolean): Promise<void> {
  const sql =
    'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';
  await transaction.query(sql, [FOUR_EYES, fourEyes ? 'on' : 'off']);
}
