import { type Queryable, onlyRow } from '../../database/database';

/** Removes likes and reports about it, which point nowhere. */
export async function forgetTargets(
  transaction: Queryable,
  type: 'question' | 'answer' | 'work',
  ids: readonly number[],
): Promise<void> {
  for (const table of ['likes', 'reports', 'content_notes']) {
    await transaction.query(`delete from ${table} where target_type = $2 and ${oneOf('target_id')}`, [
      JSON.stringify(ids),
      type,
    ]);
  }
}

/** SQL: whether a column is in the JSON array `$1`. */
export const oneOf = (column: string) => `${column} in (select jsonb_array_elements_text($1::jsonb)::int)`;

/** The account that stands for everybody who left; no provider of logins has its name, so that nobody signs in to it. */
export async function nobody(transaction: Queryable): Promise<number> {
  const sql = `insert into users (name, avatar_url, issuer, subject)
    values ('已注销用户', '/api/ext/v1/media/avatar-0.svg', 'site', 'deleted')
    on conflict (issuer, subject) do update set name = excluded.name returning id`;
  return (await onlyRow<{ id: number }>(transaction, sql)).id;
}
