import type { Role } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';

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
