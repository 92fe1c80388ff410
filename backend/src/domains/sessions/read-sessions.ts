import type { MySession } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';

/** A person's logins, the latest used first; `current` is the one that asks. */
export async function readSessions(database: Queryable, userId: number, current: number): Promise<MySession[]> {
  const sql = `select id, device, created_at as since, last_used_at as "lastUsedAt" from sessions
    where user_id = $1 and expires_at > now() order by last_used_at desc, id desc`;
  const rows = await database.query<Omit<MySession, 'current'>>(sql, [userId]);
  return rows.map((row) => ({ ...row, current: row.id === current }));
}
