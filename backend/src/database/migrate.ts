import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

/** The lock, any number, that keeps two processes from migrating one PostgreSQL at once. */
const MIGRATION_LOCK = 7_204_511;

export interface Migration {
  name: string;
  sql: string;
}

/** Reads `NNN-name.sql` files in the order of their numbers. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file)).sort();
  return Promise.all(files.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** Brings the schema up to date; each file runs once, whole or not at all. Answers with the names of those that ran. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.script(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  );
  const ran: string[] = [];
  for (const { name, sql } of migrations) {
    if (await isKnown(database, name)) continue;
    try {
      // A script is one transaction: no statement of it stays when another fails, and a second process waits for the lock.
      await database.script(
        `select pg_advisory_xact_lock(${MIGRATION_LOCK}); insert into migrations (name) values ('${name}'); ${sql}`,
      );
      ran.push(name);
    } catch (error) {
      // The process that we waited for ran it.
      if (await isKnown(database, name)) continue;
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
  }
  return ran;
}

async function isKnown(database: Database, name: string): Promise<boolean> {
  return (await database.query('select 1 from migrations where name = $1', [name])).length > 0;
}
