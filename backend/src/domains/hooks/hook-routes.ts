import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { removeRoute } from '../../lists/remove-route';
import { requeue } from '../../queue/queue';
import { callRows, hookRows, queueSample, readCall, saveHook } from './hook-repository';

export function hookRoutes(app: FastifyInstance, { hookHosts }: { hookHosts: readonly string[] }): void {
  listRoute(app, calls.hookList, 'hook', hookRows);
  saveRoute(app, calls.hookSave, 'hook', ({ body, transaction }) => saveHook(transaction, body, hookHosts));
  removeRoute(app, calls.hookRemove, { objectType: 'hook', table: 'hooks' });
  roleRoute(app, calls.hookTry, async ({ body: { id }, transaction }) => ({
    data: { callId: await queueSample(transaction, id) },
    note: { objectType: 'hook', objectId: id },
  }));
  listRoute(app, calls.hookCallList, 'hook-call', callRows);
  for (const [call, to] of [
    [calls.hookCallRetry, 'waiting'],
    [calls.hookCallCancel, 'cancelled'],
  ] as const) {
    roleRoute(app, call, async ({ body: { callId }, transaction }) => {
      const before = await requeue(transaction, 'hook_calls', callId, to);
      const note = { objectType: 'hook-call', objectId: callId, before: { state: before }, after: { state: to } };
      return { data: await readCall(transaction, callId), note };
    });
  }
}
