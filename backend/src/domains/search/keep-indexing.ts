import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { keepDoing } from '../../keep-doing';
import { indexChanges } from './index-changes';

/** ms between two looks while something is held back; and where nothing is told of, since that may have been lost. */
const HELD_BACK = 1000;
const MOST = 30_000;

/** Keeps what is found equal to what is there, until the application closes. */
export function keepIndexing(app: FastifyInstance, { database }: { database: Database }): void {
  let isHeldBack = false;
  keepDoing(app, {
    failed: 'changes could not be made searchable',
    every: MOST,
    listen: (heard) => database.listen(heard),
    due: () => Promise.resolve(isHeldBack ? HELD_BACK : null),
    work: async () => {
      isHeldBack = await indexChanges(database);
    },
  });
}
