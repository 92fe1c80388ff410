import type { FastifyInstance } from 'fastify';
import { auditList, messageList, userRoles, type AuditEntry, type Page } from '@shared/contract/endpoints';
import { roleSchema, endpoints } from '@shared/contract/schemas';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { roleRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { messageRows } from '../assist/message-repository';
import { isLastOperator, setRoles } from '../users/set-roles';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

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

export function deskRoutes(app: FastifyInstance): void {
  listRoute(app, messageList, 'message', messageRows);
  roleRoute(app, auditList, async ({ query, transaction }) => ({
    data: await readAudit(transaction, query),
    note: { objectType: query.objectType ?? 'audit', objectId: query.objectId ?? '*' },
  }));
  roleRoute(app, userRoles, async ({ body: { userId, roles }, user, transaction }) => {
    if (userId === user.id && !roles.includes('operator')) throw new Refusal('own-role');
    // Roles stand in the order of the contract, each once.
    const after = roleSchema.options.filter((role) => roles.includes(role));
    if (!after.includes('operator') && (await isLastOperator(transaction, userId))) {
      throw new Refusal('last-operator', {}, '这是最后一位管理员，请先把管理员角色交给别人');
    }
    const before = found(await setRoles(transaction, userId, after));
    return {
      data: { userId, roles: after },
      note: { objectType: 'user', objectId: userId, before: { roles: before }, after: { roles: after } },
    };
  });
}

type EntryRow = Omit<AuditEntry, 'summary'>;

/** Reads the audit table. */
async function readAudit(database: Queryable, query: DeskQuery<typeof auditList>): Promise<Page<AuditEntry>> {
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
