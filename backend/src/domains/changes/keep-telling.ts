import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';

/** Milliseconds between two looks: what is due is told within a second. */
const LOOK = 400;

/** Tells what came into sight by time alone, since anybody told it last; writes nothing where nothing did. */
export async function tellDue(database: Database): Promise<void> {
  await database.query('select tell_due()');
}

/** Tells it at its time until the application closes; several processes may, and it is told once. */
export function keepTelling(app: FastifyInstance, { database }: { database: Database }): void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = async () => {
    await tellDue(database).catch((error: unknown) => {
      app.log.error({ err: error }, 'what is due could not be told');
    });
    if (!stopped) timer = setTimeout(start, LOOK).unref();
  };
  const start = () => {
    running = run();
  };
  start();
  app.addHook('onClose', async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  });
}
