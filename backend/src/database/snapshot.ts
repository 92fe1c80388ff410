import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from './migrate';
import { type PgliteDatabase, hasDatabase } from './pglite-database';

interface SnapshotKey {
  /** The folder of snapshots; none are kept without one. */
  folder: string | undefined;
  migrations: readonly Migration[];
  sampleData: boolean;
}

/** Changes when the sample data changes, so that no old snapshot is taken for it. */
const SAMPLE_DATA_VERSION = 4;

/**
 * The data folder of a ready first database, ten times as quick to begin with as an empty one (docs/measurements.md, "Databases");
 * undefined where none fits.
 */
export function findSnapshot(key: SnapshotKey): string | undefined {
  if (key.folder === undefined) return undefined;
  const snapshot = join(key.folder, folderName(key));
  return hasDatabase(snapshot) ? snapshot : undefined;
}

export async function writeSnapshot(key: SnapshotKey, database: PgliteDatabase): Promise<void> {
  if (key.folder === undefined) return;
  await mkdir(key.folder, { recursive: true });
  const draft = join(key.folder, `draft-${randomUUID()}`);
  await database.copyTo(draft);
  // A process that wrote the snapshot at the same time wrote the same one.
  await rename(draft, join(key.folder, folderName(key))).catch(() => rm(draft, { recursive: true }));
}

function folderName({ migrations, sampleData }: SnapshotKey): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, sampleData, SAMPLE_DATA_VERSION]));
  return `pglite-${hash.digest('hex').slice(0, 16)}`;
}
