import type { Metrics } from '@shared/observability/metrics';
import { Gauge } from 'prom-client';
import type { Database } from '../../database/database';
import { within } from './health-routes';
import { readQueue } from '../../queue/queue';

/** Milliseconds that a database may take to say how its queues are. */
const PATIENCE = 3000;
const queues = ['mails', 'hook_calls'] as const;

/** Adds what the database tells; the result brings it up to date. */
export function databaseMetrics(database: Database, metrics: Metrics): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [metrics] });
  const up = gauge('site_database_up', 'Whether the database answers');
  const connections = gauge('site_database_connections', 'Connections of the pool, and those that wait', 'state');
  const rows = gauge('site_queue_rows', 'Rows of a queue that wait, and that failed', 'queue', 'state');
  const oldest = gauge('site_queue_oldest_seconds', 'Age of the oldest row that waits', 'queue');
  const late = gauge('site_queue_late_seconds', 'Time for which a row has been due', 'queue');
  const saved = gauge('site_backup_last_success_timestamp_seconds', 'Time of the last backup; 0 where there is none');
  const tried = gauge('site_restore_last_success_timestamp_seconds', 'Time of the last trial restore that was whole');
  const readAll = async () => {
    const kept = await database.query<{ name: string; value: string }>(
      `select name, value from settings where name in ('backed-up', 'restored')`,
    );
    const at = new Map(kept.map(({ name, value }) => [name, Number(value)]));
    saved.set(at.get('backed-up') ?? 0);
    tried.set(at.get('restored') ?? 0);
    for (const queue of queues) {
      const read = await readQueue(database, queue);
      rows.set({ queue, state: 'waiting' }, read.waiting);
      rows.set({ queue, state: 'failed' }, read.failed);
      const age = read.waitingSince === null ? 0 : (Date.now() - Date.parse(read.waitingSince)) / 1000;
      oldest.set({ queue }, Math.max(0, age));
      late.set({ queue }, read.late);
    }
  };
  return async () => {
    const { busy, waiting } = database.connections?.() ?? { busy: 0, waiting: 0 };
    connections.set({ state: 'busy' }, busy);
    connections.set({ state: 'waiting' }, waiting);
    const isUp = await within(PATIENCE, readAll()).then(
      () => true,
      () => false,
    );
    up.set(Number(isUp));
    // What nobody can read is not told as it was.
    if (!isUp) for (const one of [rows, oldest, late]) one.reset();
  };
}
