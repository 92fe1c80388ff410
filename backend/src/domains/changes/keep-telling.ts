import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { keepDoing } from '../../keep-doing';

/** Milliseconds between two looks: what is due is told within a second. */
const LOOK = 800;

/** Tells what came into sight by time alone, since anybody told it last; writes nothing where nothing did. */
export async function tellDue(database: Database): Promise<void> {
  await database.query('select tell_due()');
}

/** Tells it at its time until the application closes; several processes may, and it is told once. */
export function keepTelling(app: FastifyInstance, { database }: { database: Database }): void {
  keepDoing(app, { failed: 'what is due could not be told', every: LOOK, work: () => tellDue(database) });
}
