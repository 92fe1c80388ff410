import type { Role } from '@shared/contract/endpoints';
import { type Queryable, firstRow, instantColumn, personColumn } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { needsSecondPerson } from './second-person';
import { setRoles } from './set-roles';

/** SQL: changes that can still be agreed to: who asked is an operator yet, and the person's roles are those that were seen. */
const open = `role_changes c join users a on a.id = c.asked_by and 'operator' = any(a.roles)
  join users p on p.id = c.user_id and p.roles = c.before`;

/** SQL: the change of roles that was asked for about a person `u`, or null. */
export const askedColumn = `(select jsonb_build_object('roles', c.roles, 'by', ${personColumn('a')},
  'at', ${instantColumn('c.asked_at')}) from ${open} where c.user_id = u.id) as asked`;

/** SQL: columns of the changes that can still be agreed to. */
export const openRoleChanges = (columns: string) => `select ${columns} from ${open}`;

interface Change {
  userId: number;
  roles: readonly Role[];
  /** Who asks for it, or decides about it. */
  by: number;
}

export interface Changed {
  before: readonly Role[];
  roles: readonly Role[];
  /** Whether a second operator has to agree first. */
  waits: boolean;
}

/**
 * Gives a person exactly these roles; where there is another operator, once that one agrees. Nobody gives a role to themselves, or
 * takes the operator's from themselves; other roles they lay down alone.
 */
export async function changeRoles(transaction: Queryable, change: Change): Promise<Changed> {
  const { userId, roles, by } = change;
  const operators = await lockOperators(transaction);
  const before = await rolesOf(transaction, userId);
  const own = userId === by;
  if (own && !roles.includes('operator')) throw new Refusal('own-role');
  if (own && roles.some((role) => !before.includes(role)))
    throw new Refusal('own-role', {}, '不能给自己加角色，请另一位管理员来做');
  if (own || operators.length < 2 || !(await needsSecondPerson(transaction, 'role-changes')))
    return apply(transaction, change, { operators, before });
  const sql = `insert into role_changes (user_id, before, roles, asked_by)
    select $1, array(select jsonb_array_elements_text($2::jsonb)), array(select jsonb_array_elements_text($3::jsonb)), $4
    on conflict (user_id) do update
      set before = excluded.before, roles = excluded.roles, asked_by = excluded.asked_by, asked_at = now()`;
  await transaction.query(sql, [userId, JSON.stringify(before), JSON.stringify(roles), by]);
  return { before, roles, waits: true };
}

/** Agrees to a change that another operator asked for, or ends it, which its own asker may, too. */
export async function decideRoles(transaction: Queryable, change: Change, agreed: boolean): Promise<Changed> {
  const { userId, roles, by } = change;
  const operators = await lockOperators(transaction);
  const before = await rolesOf(transaction, userId);
  const sql = `delete from role_changes where user_id = (select c.user_id from ${open} where c.user_id = $1
      and c.roles = array(select jsonb_array_elements_text($2::jsonb))) returning asked_by as "askedBy"`;
  const { askedBy } = found(await firstRow<{ askedBy: number }>(transaction, sql, [userId, JSON.stringify(roles)]));
  if (!agreed) return { before, roles: before, waits: false };
  if (askedBy === by) throw new Refusal('own-proposal');
  return apply(transaction, change, { operators, before });
}

/** All who change roles wait for one another here, as operators who leave do: of the last two, one must stay. */
async function lockOperators(transaction: Queryable): Promise<readonly number[]> {
  const sql = `select id from users where 'operator' = any(roles) order by id for update`;
  return (await transaction.query<{ id: number }>(sql)).map(({ id }) => id);
}

async function rolesOf(transaction: Queryable, userId: number): Promise<readonly Role[]> {
  const sql = 'select roles from users where id = $1 for update';
  return found(await firstRow<{ roles: Role[] }>(transaction, sql, [userId])).roles;
}

async function apply(
  transaction: Queryable,
  { userId, roles }: Change,
  { operators, before }: { operators: readonly number[]; before: readonly Role[] },
): Promise<Changed> {
  if (!roles.includes('operator') && operators.length === 1 && operators[0] === userId)
    throw new Refusal('last-operator', {}, '这是最后一位管理员，请先把管理员角色交给别人');
  await transaction.query('delete from role_changes where user_id = $1', [userId]);
  await setRoles(transaction, userId, roles);
  return { before, roles, waits: false };
}
