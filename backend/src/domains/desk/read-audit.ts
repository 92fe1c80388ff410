import type { AuditEntry, Part } from '@shared/contract/endpoints';
import { idBefore, toPart } from '../../http/cursor';
import type { Queryable } from '../../database/database';

interface Filter {
  objectType?: string | undefined;
  objectId?: string | undefined;
  cursor?: string | undefined;
  size: number;
}

type EntryRow = Omit<AuditEntry, 'at'> & { at: Date };

/** The latest first. */
export async function readAudit(
  database: Queryable,
  { objectType, objectId, cursor, size }: Filter,
): Promise<Part<AuditEntry>> {
  const sql = `select a.id, a.at, case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as actor,
      a.session_id as "sessionId", a.action, a.object_type as "objectType", a.object_id as "objectId", a.before, a.after
    from audit a left join users u on u.id = a.actor_id
    where ($1::text is null or a.object_type = $1) and ($2::text is null or a.object_id = $2)
      and ($3::int is null or a.id < $3) order by a.id desc limit $4`;
  const parameters = [objectType ?? null, objectId ?? null, idBefore(cursor), size + 1];
  const { items, next } = toPart(await database.query<EntryRow>(sql, parameters), size);
  return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), next };
}
