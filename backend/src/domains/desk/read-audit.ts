import type { AuditEntry, Page, auditList } from '@shared/contract/endpoints';
import { endpoints } from '@shared/contract/schemas';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

type EntryRow = Omit<AuditEntry, 'summary'>;

/** Names of the calls, in words. */
const summaries: ReadonlyMap<string, string> = new Map(endpoints.map(({ name, summary }) => [name, summary]));
/**
 * Calls that change nothing, what a change would do to people among them; a call whose name nobody has any more is shown as a
 * change.
 */
const reading = endpoints
  .filter(({ route }) => route.method === 'GET' || route.path.endsWith('/effects'))
  .map(({ name }) => `'${name}'`)
  .join(', ');

/** Reads the audit table. */
export async function readAudit(database: Queryable, query: DeskQuery<typeof auditList>): Promise<Page<AuditEntry>> {
  const where = new Conditions()
    .when(query.objectType, (type) => `a.object_type = ${type}`)
    .when(query.objectId, (id) => `a.object_id = ${id}`)
    .when(query.action, (action) => `a.action = ${action}`)
    .when(query.kind, (kind) => `(a.action in (${reading})) = (${kind}::text = 'read')`)
    .when(query.actorId, (actor) => `a.actor_id = ${actor}`)
    .when(query.from, (from) => `a.at >= ${from}::timestamptz`)
    .when(query.until, (until) => `a.at < ${until}::timestamptz`);
  const columns = `a.id, a.at, case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as actor,
    a.session_id as "sessionId", a.action, a.object_type as "objectType", a.object_id as "objectId", a.before, a.after`;
  const from = 'audit a left join users u on u.id = a.actor_id';
  const sorts = { at: 'a.at', action: 'a.action' };
  const page = await readList<EntryRow>(database, { columns, from, key: 'a.id', sorts, where }, query);
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      summary: summaries.get(row.action) ?? row.action,
    })),
  };
}
