import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { keepDoing, msUntil } from '../../keep-doing';

/** ms between two looks, however often it is told of changes: what is due is told within a second. */
const LEAST = 800;
/** ms between two looks where nothing is told of, since that may have been lost. */
const MOST = 30_000;

/** Tells what came into sight by time alone, since anybody told it last; writes nothing where nothing did. */
export async function tellDue(database: Database): Promise<void> {
  await database.query('select tell_due()');
}

/** Returns the ms until something comes into sight, or leaves it, by time alone. */
export function untilDue(database: Database): Promise<number | null> {
  return msUntil(database, 'select min(at) from due_times where at > (select told_until from change_state)');
}

/** Tells it at its time until the application closes; several processes may, and it is told once. */
export function keepTelling(app: FastifyInstance, { database }: { database: Database }): void {
  keepDoing(app, {
    failed: 'what is due could not be told',
    every: MOST,
    least: LEAST,
    // A change of a time is a change of something public, too.
    listen: (heard) => database.listen(heard),
    due: () => untilDue(database),
    work: () => tellDue(database),
  });
}
