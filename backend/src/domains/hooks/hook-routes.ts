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
import { requeue } from '../../queue/queue';
import { callRows, hookRows, queueSample, readCall, removeHook, saveHook } from './hook-repository';

export function hookRoutes(app: FastifyInstance, { hookHosts }: { hookHosts: readonly string[] }): void {
  listRoute(app, hookList, 'hook', hookRows);
  saveRoute(app, hookSave, 'hook', ({ body, transaction }) => saveHook(transaction, body, hookHosts));
  roleRoute(app, hookRemove, async ({ body: { id, version }, transaction }) => {
    const name = await removeHook(transaction, id, version);
    return { data: null, note: { objectType: 'hook', objectId: id, before: { name } } };
  });
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
