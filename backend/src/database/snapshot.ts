import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from './migrate';
import type { PgliteDatabase } from './pglite-database';

interface SnapshotKey {
  /** No snapshots are kept without one. */
  folder: string | undefined;
  migrations: readonly Migration[];
  sampleData: boolean;
}

/** Changes when the sample data changes, so that no old snapshot is taken for it. */
const SAMPLE_DATA_VERSION = 2;

/**
 * A ready first database, ten times as quick to begin with as an empty one (docs/measurements.md, "Databases"); undefined
 * where none fits.
 */
export async function readSnapshot(key: SnapshotKey): Promise<Blob | undefined> {
  if (key.folder === undefined) return undefined;
  try {
    return new Blob([await readFile(join(key.folder, fileName(key)))]);
  } catch {
    return undefined;
  }
}

export async function writeSnapshot(key: SnapshotKey, database: PgliteDatabase): Promise<void> {
  if (key.folder === undefined) return;
  await mkdir(key.folder, { recursive: true });
  const draft = join(key.folder, `draft-${randomUUID()}`);
  await writeFile(draft, Buffer.from(await (await database.dump()).arrayBuffer()));
  await rename(draft, join(key.folder, fileName(key)));
}

function fileName({ migrations, sampleData }: SnapshotKey): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, sampleData, SAMPLE_DATA_VERSION]));
  return `pglite-${hash.digest('hex').slice(0, 16)}.tar`;
}
