import { fileURLToPath } from 'node:url';
import type { Database } from '../database/database';
import { migrate, readMigrations } from '../database/migrate';
import { seedSampleData } from '../seed/sample-data';

/** Brings a new database to where the first start leaves it. */
export async function prepareDatabase<Opened extends Database>(database: Opened): Promise<Opened> {
  await migrate(database, await readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url))));
  await seedSampleData(database);
  return database;
}
