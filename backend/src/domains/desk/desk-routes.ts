import type { FastifyInstance } from 'fastify';
import { auditList, messageList, userRoles } from '@shared/contract/endpoints';
import { roleSchema } from '@shared/contract/schemas';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { readRoute, roleRoute } from '../../http/route';
import { readAudit } from './read-audit';
import { readMessages } from '../assist/message-repository';
import { isLastOperator, setRoles } from '../users/set-roles';

export function deskRoutes(app: FastifyInstance): void {
  readRoute(app, messageList, 'message', ({ query, user, transaction }) => readMessages(transaction, query, user.id));
  roleRoute(app, auditList, async ({ query, transaction }) => ({
    data: await readAudit(transaction, query),
    note: { objectType: query.objectType ?? 'audit', objectId: query.objectId ?? '*' },
  }));
  roleRoute(app, userRoles, async ({ body: { userId, roles }, user, transaction }) => {
    if (userId === user.id && !roles.includes('operator')) throw new Refusal('own-role');
    // In the order of the contract, each once.
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
