import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { keepDoing } from '../../keep-doing';
import { type BackendIdentity, beat, heartbeat, takeLeave } from './backends';

interface Beating {
  database: Database;
  identity: BackendIdentity;
}

/** Says that this backend runs until the application closes, and then that it runs no more. */
export function keepBeating(app: FastifyInstance, { database, identity }: Beating): void {
  // Hooks of a close run from the last to the first: this one once no beat is under way.
  app.addHook('onClose', async () => {
    await takeLeave(database, identity).catch((error: unknown) =>
      app.log.error({ err: error }, 'a backend that stops is still listed'),
    );
  });
  keepDoing(app, {
    failed: 'a backend could not say that it runs',
    every: heartbeat.every,
    work: () => beat(database, identity),
  });
}
