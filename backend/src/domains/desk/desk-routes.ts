import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { roleSchema, endpoints } from '@shared/contract/schemas';
import { roleRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { messageRows } from '../assist/message-repository';
import { type Changed, changeRoles, decideRoles } from '../users/role-changes';
import type { Queryable } from '../../database/database';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

const summaries: ReadonlyMap<string, string> = new Map([
  ...endpoints.map(({ name, summary }) => [name, summary] as const),
  // A call of before, which rows still name.
  ['personBlock', '禁止发言'],
]);

/**
 * Calls that change nothing, what a change would do to people among them; a call whose name nobody has any more is shown as a
 * change.
 */
const reading = endpoints
  .filter(({ route }) => route.method === 'GET' || route.path.endsWith('/effects'))
  .map(({ name }) => `'${name}'`)
  .join(', ');

export function deskRoutes(app: FastifyInstance): void {
  listRoute(app, calls.messageList, 'message', messageRows);
  roleRoute(app, calls.auditList, async ({ query, transaction }) => ({
    data: await readAudit(transaction, query),
    note: { objectType: query.objectType ?? 'audit', objectId: query.objectId ?? '*' },
  }));
  roleRoute(app, calls.userRoles, async ({ body: { userId, roles }, user, transaction }) =>
    noted(userId, await changeRoles(transaction, { userId, roles: inOrder(roles), by: user.id })),
  );
  roleRoute(app, calls.userRolesDecide, async ({ body: { userId, roles, agreed }, user, transaction }) =>
    noted(userId, await decideRoles(transaction, { userId, roles: inOrder(roles), by: user.id }, agreed)),
  );
}

/** Roles stand in the order of the contract, each once. */
const inOrder = (roles: readonly calls.Role[]) => roleSchema.options.filter((role) => roles.includes(role));

function noted(userId: number, { before, roles, waits }: Changed) {
  const after = waits ? { askedRoles: roles } : { roles };
  return {
    data: { userId, roles: [...roles], waits },
    note: { objectType: 'user', objectId: userId, before: { roles: before }, after },
  };
}

type EntryRow = Omit<calls.AuditEntry, 'summary'>;

async function readAudit(
  database: Queryable,
  query: DeskQuery<typeof calls.auditList>,
): Promise<calls.Page<calls.AuditEntry>> {
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
