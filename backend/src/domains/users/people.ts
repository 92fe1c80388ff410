import type { colleagueList, personList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { askedColumn, openRoleChanges } from './role-changes';

/** SQL: when a login of theirs was last used. */
const lastSeen = '(select max(s.last_used_at) from sessions s where s.user_id = u.id)';

const columns = `u.id, u.name, u.avatar_url as "avatarUrl", u.official, u.company, u.joined_at as "joinedAt", u.roles,
  ${askedColumn},
  case when u.blocked_until > now() then u.blocked_until end as "blockedUntil",
  case when u.blocked_until > now() then u.blocked_reason else '' end as "blockedReason", ${lastSeen} as "lastSeenAt"`;

/** Lists everybody who ever signed in; the account that stands for those who left is nobody. */
export function peopleRows(query: DeskQuery<typeof personList>) {
  const where = new Conditions()
    .search(query.keyword, ['u.name', 'u.company'])
    .when(query.role, (role) => `${role} = any(u.roles)`)
    .when(query.blocked, (blocked) => `(u.blocked_until is not null and u.blocked_until > now()) = ${blocked}::boolean`)
    .when(query.asked, (asked) => `(u.id in (${openRoleChanges('c.user_id')})) = ${asked}::boolean`)
    .always(`u.issuer is distinct from 'site'`);
  const sorts = {
    joinedAt: 'u.joined_at',
    name: 'u.name',
    company: 'u.company',
    // People who were never seen come last, in either order.
    lastSeenAt: `coalesce(${lastSeen}, '-infinity')`,
  };
  return { columns, from: 'users u', key: 'u.id', sorts, where };
}

export function colleagueRows(query: DeskQuery<typeof colleagueList>) {
  const where = new Conditions()
    .always('u.official')
    .when(query.role, (role) => `${role} = any(u.roles)`)
    .search(query.keyword, ['u.name']);
  return {
    columns: 'u.id, u.name, u.avatar_url as "avatarUrl", u.official',
    from: 'users u',
    key: 'u.id',
    sorts: { name: 'u.name' },
    where,
  };
}

/** Ends a login of a person, or all; what ended. */
export function endSessions(
  transaction: Queryable,
  { userId, sessionId, kept }: { userId: number; sessionId: number | undefined; kept: number },
): Promise<{ hash: string }[]> {
  const sql = `delete from sessions where user_id = $1 and ($2::int is null or id = $2::int) and id <> $3
    returning token_hash as hash`;
  return transaction.query<{ hash: string }>(sql, [userId, sessionId ?? null, kept]);
}
