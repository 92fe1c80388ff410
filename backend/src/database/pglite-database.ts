import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type Results } from '@electric-sql/pglite';
import { type ProcessLock, acquireProcessLock } from '@shared/process-lock';
import { type Database, type Parameter, TIMESTAMPTZ, instantText } from './database';

interface PgliteOptions {
  /** Folder of the lock. */
  lock: string;
  /** A data folder to begin with a copy of, where there is none yet. */
  snapshot?: string | undefined;
}

/** PGlite's own cache is beside that of the system, in memory that it never gives back: 128 MB by default. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Whether a database is in `folder`; an empty one is as good as none. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/** Opens the database in `folder`; a second process on the same folder is refused, since two would corrupt it. */
export async function openPglite(folder: string, options: PgliteOptions): Promise<PgliteDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const { snapshot } = options;
  const lock = await acquireProcessLock(options.lock);
  try {
    await fill(folder, snapshot);
    return pgliteDatabase(await PGlite.create(folder, { parsers, startParams }), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A first data folder is made beside its place and moved there whole: who stops it in between leaves nothing half made. */
async function fill(folder: string, snapshot: string | undefined): Promise<void> {
  if (hasDatabase(folder)) return;
  const making = `${folder}.new`;
  await rm(making, { recursive: true, force: true });
  if (snapshot === undefined) await (await PGlite.create(making)).close();
  else await cp(snapshot, making, { recursive: true });
  await rename(making, folder);
}

/** A database in memory, which nobody else can reach. */
export async function openPgliteInMemory(): Promise<PgliteDatabase> {
  return pgliteDatabase(await PGlite.create({ parsers }));
}

export interface PgliteDatabase extends Database {
  /** Writes what the database holds into a data folder of its own. */
  copyTo(folder: string): Promise<void>;
}

const parsers = { [TIMESTAMPTZ]: instantText };

function pgliteDatabase(engine: PGlite, lock?: ProcessLock): PgliteDatabase {
  const rows = async <Row>(results: Promise<Results<Row>>) => (await results).rows;
  return {
    engine: 'pglite',
    query: <Row extends object>(sql: string, parameters: readonly Parameter[] = []) =>
      rows<Row>(engine.query<Row>(sql, parameters.map(asText))),
    transaction: (work) =>
      engine.transaction((transaction) =>
        work({
          query: <Row extends object>(sql: string, parameters: readonly Parameter[] = []) =>
            rows<Row>(transaction.query<Row>(sql, parameters.map(asText))),
        }),
      ),
    async script(sql) {
      await engine.exec(sql);
    },
    async copyTo(folder) {
      await (await PGlite.create(folder, { loadDataDir: await engine.dumpDataDir('none') })).close();
    },
    async listen(heard) {
      await engine.listen('told', heard);
    },
    async close() {
      await engine.close();
      await lock?.release();
    },
  };
}

/** The engine knows only the `Date` of its own realm, which a test's is not. */
function asText(parameter: Parameter): Exclude<Parameter, Date> {
  return parameter instanceof Date ? parameter.toISOString() : parameter;
}
