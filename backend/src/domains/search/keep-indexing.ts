import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { keepDoing } from '../../keep-doing';
import { indexChanges } from './index-changes';

/** Milliseconds between two looks, for what nobody told of or what was held back: what was written is found within a second. */
const LOOK = 1000;

/** Keeps what is found equal to what is there, until the application closes. */
export function keepIndexing(app: FastifyInstance, { database }: { database: Database }): void {
  keepDoing(app, {
    ...{ failed: 'changes could not be made searchable', every: LOOK },
    listen: (heard) => database.listen(heard),
    work: () => indexChanges(database),
  });
}
