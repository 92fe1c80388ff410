import { fileURLToPath } from 'node:url';
import type { BackendConfig } from './config/backend-config';
import { seedSampleData } from './seed/sample-data';
import type { Database } from './database/database';
import { migrate, readMigrations } from './database/migrate';
import { pgliteFolder } from './database/pglite-folder';
import { hasDatabase, openPglite } from './database/pglite-database';
import { openPostgres } from './database/postgres-database';
import { findSnapshot, writeSnapshot } from './database/snapshot';

type DatabaseConfig = Pick<BackendConfig, 'databaseUrl' | 'dataDir' | 'snapshotDir' | 'sampleData'>;

/** Opens the database that the configuration names, brings it up to date and fills a new one. */
export async function openDatabase(config: DatabaseConfig, onIdleError: (error: Error) => void): Promise<Database> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return openEmbedded(config);
  return prepared(await openPostgres(databaseUrl, onIdleError), config);
}

async function openEmbedded(config: DatabaseConfig): Promise<Database> {
  const { data: folder, lock } = pgliteFolder(config.dataDir);
  const isNew = !hasDatabase(folder);
  const key = { folder: config.snapshotDir, migrations: await migrations(), sampleData: config.sampleData };
  const snapshot = isNew ? findSnapshot(key) : undefined;
  const database = await openPglite(folder, { lock, snapshot });
  await prepared(database, config);
  if (isNew && snapshot === undefined) await writeSnapshot(key, database);
  return database;
}

async function prepared<Opened extends Database>(database: Opened, config: DatabaseConfig): Promise<Opened> {
  try {
    await migrate(database, await migrations());
    if (config.sampleData) await seedSampleData(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const migrations = () => readMigrations(fileURLToPath(new URL('../migrations', import.meta.url)));
