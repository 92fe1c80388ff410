import type { Role } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

/** Gives a person exactly these roles; those they had, null where there is no such person. */
export async function setRoles(
  transaction: Queryable,
  userId: number,
  roles: readonly Role[],
): Promise<readonly Role[] | null> {
  const lock = 'select roles from users where id = $1 for update';
  const user = await firstRow<{ roles: Role[] }>(transaction, lock, [userId]);
  if (!user) return null;
  const sql = `update users set roles = array(select jsonb_array_elements_text($2::jsonb)) where id = $1`;
  await transaction.query(sql, [userId, JSON.stringify(roles)]);
  return user.roles;
}

/**
 * Whether nobody else is an operator. All operators wait for one another here, as those who leave do: of the last two, one must
 * stay.
 */
export async function isLastOperator(transaction: Queryable, userId: number): Promise<boolean> {
  const operators = `select id from users where 'operator' = any(roles) order by id for update`;
  const ids = (await transaction.query<{ id: number }>(operators)).map(({ id }) => id);
  return ids.length === 1 && ids[0] === userId;
}
