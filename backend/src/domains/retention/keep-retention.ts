import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import type { Storage } from '@shared/storage';
import { applyRetention } from './apply-retention';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Deletes what is over at the start and once a day, not at the same moment in every process; ends with the application. */
export function keepRetention(app: FastifyInstance, kept: { database: Database; files: Storage }): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = applyRetention(kept, (what, error) => app.log.error({ err: error, what }, 'retention failed'));
    timer = setTimeout(run, DAY - Math.random() * HOUR).unref();
  };
  run();
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await running;
  });
}
