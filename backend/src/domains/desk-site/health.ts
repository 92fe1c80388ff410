import type { Storage } from '@shared/storage';
import type { DataOf, deskHealth } from '@shared/contract/endpoints';
import { type Database, type Queryable, onlyRow } from '../../database/database';
import { type BackendIdentity, presentState, readBackends } from './backends';

type Health = DataOf<typeof deskHealth>;

interface Parts {
  transaction: Queryable;
  engine: Database['engine'];
  /** Storage of uploads. */
  files: Storage;
  identity: BackendIdentity;
}

export async function readHealth({ transaction, engine, files, identity }: Parts): Promise<Health> {
  const began = performance.now();
  const { size } = await onlyRow<{ size: number }>(
    transaction,
    'select pg_database_size(current_database())::float8 as size',
  );
  const latency = performance.now() - began;
  const { migrations } = await onlyRow<{ migrations: number }>(
    transaction,
    'select count(*)::int as migrations from migrations',
  );
  // The rows say it: a hundred thousand files are not listed for this.
  const kept = await onlyRow<{ count: number; bytes: number }>(
    transaction,
    `select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from
       (select size from uploads where stored_at is not null union all select received from desk_files) as kept`,
  );
  return {
    database: { engine, size, latency: Math.round(latency * 10) / 10, migrations },
    files: { ...kept, freeBytes: await files.free() },
    backend: presentState(identity),
    backends: await readBackends(transaction),
  };
}
