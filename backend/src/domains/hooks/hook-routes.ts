import type { FastifyInstance } from 'fastify';
import {
  hookCallCancel,
  hookCallList,
  hookCallRetry,
  hookList,
  hookRemove,
  hookSave,
  hookTry,
} from '@shared/contract/endpoints';
import { roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { removeRoute } from '../../lists/remove-route';
import { requeue } from '../../queue/queue';
import { callRows, hookRows, queueSample, readCall, saveHook } from './hook-repository';

export function hookRoutes(app: FastifyInstance, { hookHosts }: { hookHosts: readonly string[] }): void {
  listRoute(app, hookList, 'hook', hookRows);
  saveRoute(app, hookSave, 'hook', ({ body, transaction }) => saveHook(transaction, body, hookHosts));
  removeRoute(app, hookRemove, { objectType: 'hook', table: 'hooks' });
  roleRoute(app, hookTry, async ({ body: { id }, transaction }) => ({
    data: { callId: await queueSample(transaction, id) },
    note: { objectType: 'hook', objectId: id },
  }));
  listRoute(app, hookCallList, 'hook-call', callRows);
  for (const [call, to] of [
    [hookCallRetry, 'waiting'],
    [hookCallCancel, 'cancelled'],
  ] as const) {
    roleRoute(app, call, async ({ body: { callId }, transaction }) => {
      const before = await requeue(transaction, 'hook_calls', callId, to);
      const note = { objectType: 'hook-call', objectId: callId, before: { state: before }, after: { state: to } };
      return { data: await readCall(transaction, callId), note };
    });
  }
}
