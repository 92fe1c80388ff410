import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DataOf, deskHealth } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';

/** Identity that tells this process from others on the same database. */
export interface BackendIdentity {
  id: string;
  host: string;
  startedAt: string;
}

type Backend = DataOf<typeof deskHealth>['backends'][number];

/** The times after which a backend says that it runs, and for which the others believe it. */
export const heartbeat = {
  /** Milliseconds: as often as the desk asks. */
  every: 30_000,
  /** Seconds without a word, three beats and some patience: it is away. */
  away: 100,
  /** Seconds without a word: it is forgotten. Long enough that who looks after a crash still sees which one is gone. */
  forgotten: 300,
} as const;

export function newIdentity(): BackendIdentity {
  return { id: randomUUID(), host: hostname(), startedAt: new Date().toISOString() };
}

/** Returns how this process is, as it can say by itself. */
export function presentState({ id, startedAt }: BackendIdentity) {
  return { id, startedAt, node: process.version, memoryBytes: process.memoryUsage.rss() };
}

/** Says that this backend runs, and forgets those that said nothing for long; by the clock of the database, which all share. */
export async function beat(database: Queryable, identity: BackendIdentity): Promise<void> {
  const { id, startedAt, node, memoryBytes } = presentState(identity);
  await database.query(
    `insert into backends (id, host, node, memory_bytes, started_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set memory_bytes = excluded.memory_bytes, seen_at = now()`,
    [id, identity.host, node, memoryBytes, startedAt],
  );
  await database.query(`delete from backends where seen_at < now() - interval '${heartbeat.forgotten} seconds'`);
}

/** Says that this backend runs no more. */
export async function takeLeave(database: Queryable, { id }: BackendIdentity): Promise<void> {
  await database.query('delete from backends where id = $1', [id]);
}

/** Every backend that was heard of lately; who runs longest comes first. */
export function readBackends(database: Queryable): Promise<Backend[]> {
  return database.query<Backend>(
    `select id, host, node, memory_bytes::float8 as "memoryBytes", started_at as "startedAt", seen_at as "seenAt",
       seen_at < now() - interval '${heartbeat.away} seconds' as away
     from backends where seen_at >= now() - interval '${heartbeat.forgotten} seconds' order by started_at, id`,
  );
}
