import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataOf, deskHealth } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';

type Health = DataOf<typeof deskHealth>;

interface Parts {
  transaction: Queryable;
  engine: Database['engine'];
  /** Where uploads lie. */
  folder: string;
  /** When this process began to serve. */
  startedAt: Date;
}

/** How the database, the files and this process are. */
export async function readHealth({ transaction, engine, folder, startedAt }: Parts): Promise<Health> {
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
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size: bytes }) => bytes,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(folder);
  return {
    database: { engine, size, latency: Math.round(latency * 10) / 10, migrations },
    files: {
      ...{ count: names.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) },
      freeBytes: bavail * bsize,
    },
    backend: {
      ...{ startedAt: startedAt.toISOString(), node: process.version },
      memoryBytes: process.memoryUsage.rss(),
    },
  };
}
