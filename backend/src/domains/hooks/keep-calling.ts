import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { type Outcome, type Queue, claim, keepSending, settle } from '../../queue/queue';
import { type Calling, type DueCall, callHook } from './call-hook';
import { REVIEW, readWritten, takeVerdict } from './review';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Event of a call that somebody asked for at the desk, to see whether it arrives. */
export const SAMPLE = 'hook.sample';

export const callQueue: Queue = {
  table: 'hook_calls',
  columns: `t.event, t.data, t.made_at as "madeAt",
    (select jsonb_build_object('kind', h.kind, 'url', h.url, 'secret', h.secret, 'enabled', h.enabled) from hooks h where h.id = t.hook_id) as hook`,
  // A day, with the back-off: a group that hears of a message later than that has no use for it.
  limits: { lease: MINUTE, backOff: 10 * SECOND, longestBackOff: 2 * 60 * MINUTE, attempts: 20 },
};

/** Calls at once: one hook that hangs holds up no other. */
const LANES = 4;

/** Makes one call that is due. False where none is. */
export async function callNext({ database, ...calling }: Calling & { database: Database }): Promise<boolean> {
  const due = await claim<DueCall>(database, callQueue);
  if (!due) return false;
  const { kind, enabled } = due.hook;
  if (!enabled && due.event !== SAMPLE) await settle(database, callQueue, due, { state: 'cancelled' });
  else if (due.event === REVIEW) await settle(database, callQueue, due, await review(due, { ...calling, database }));
  else if (due.left && kind !== 'json')
    await settle(database, callQueue, due, { state: 'unsure', said: '发出后没有收到回答' });
  else await settle(database, callQueue, due, await callHook(due, calling));
  return true;
}

/** Has a text reviewed. What hangs or answers anything else changes nothing, and is seen among the calls at the desk. */
async function review(due: DueCall, { database, ...calling }: Calling & { database: Database }): Promise<Outcome> {
  if (!('targetType' in due.data)) return { state: 'failed', said: '' };
  const written = await readWritten(database, due.data);
  if (!written) return { state: 'cancelled' };
  const outcome = await callHook({ ...due, data: written }, calling);
  if (outcome.state !== 'sent') return outcome;
  const isVerdict = await takeVerdict(database, written, (outcome.said ?? '').replace(/^\d+ /, ''));
  return isVerdict ? outcome : { state: 'failed', said: `看不懂的回答：${outcome.said ?? ''}` };
}

export function keepCalling(app: FastifyInstance, calling: Calling & { database: Database }): void {
  keepSending(app, { ...calling, queue: callQueue, lanes: LANES, next: () => callNext(calling) });
}
