import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BackendProcess } from '@shared/testing/backend-process';
import { portOf } from '@shared/testing/deployed-site';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { root } from '@shared/testing/root';
import { copyData, startSite } from '@shared/testing/site';
import { startComposer } from '../../../release/src/start/composer-process';

const SERVICE_KEY = 'the-service-key-of-a-bench-that-nobody-else-has';

/** A database with many questions in it, and the data folder of the processes that use it. */
export interface FilledDatabase {
  /** What PostgreSQL or the embedded one is called here. */
  engine: string;
  /** Of a backend, and of `npm start`. */
  environment: Record<string, string>;
  dataDir: string;
  remove: () => Promise<void>;
}

/** The site as it is run: a backend, a composer and a page server, a process each. */
export interface StandingData {
  engine: string;
  dataDir: string;
  /** Of the page server, without a trailing slash. */
  origin: string;
  port: number;
  backend: BackendProcess;
  stop: () => Promise<void>;
}

/** PostgreSQL where it is installed, else the embedded one; so many questions are written before anything starts. */
export async function fillDatabase(questions: number, dataDir?: string): Promise<FilledDatabase> {
  const closing: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'site-data-')));
    if (dataDir === undefined) closing.push(() => rm(folder, { recursive: true, force: true }));
    const programs = postgresPrograms();
    const postgres = programs === null ? null : await PostgresServer.start(programs, { durable: true });
    if (postgres) closing.push(() => postgres.stop());
    const environment = {
      ...{ SAMPLE_DATA: 'on', SIGN_IN: 'sample', SERVICE_KEY, LOG_LEVEL: 'error' },
      // All visitors of the bench come from one machine.
      ...{ RATE_LIMIT_ADDRESS: '1000000000', RATE_LIMIT_USER: '1000000000' },
      ...(postgres && { DATABASE_URL: await postgres.createDatabase('site') }),
    };
    const main = path.join(root, 'backend/bench/questions.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', main, String(questions)], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...environment, DATA_DIR: folder },
    });
    return { engine: postgres ? 'PostgreSQL' : 'the embedded database', environment, dataDir: folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface StandOptions {
  /** The data folder of the site that is copied. */
  from: string;
  questions: number;
  /** Of the backend. */
  logLevel?: 'error' | 'info';
}

/** Stands a copy of a site beside so many questions; all pages that are always composed stand, too. */
export async function standData({ from, questions, logLevel = 'error' }: StandOptions): Promise<StandingData> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const { dataDir, remove } = await copyData(from);
    closing.push(remove);
    // What was composed there is of another database.
    await rm(path.join(dataDir, 'store/data'), { recursive: true, force: true });
    const filled = await fillDatabase(questions, dataDir);
    closing.push(filled.remove);
    const backend = await BackendProcess.start({ ...filled.environment, DATA_DIR: dataDir, LOG_LEVEL: logLevel });
    closing.push(() => backend.end('SIGTERM'));
    const services = { BACKEND_ORIGIN: `http://127.0.0.1:${backend.port}`, SERVICE_KEY };
    const composer = await startComposer(root, { DATA_DIR: dataDir, ...services });
    closing.push(() => composer.stop());
    const site = await startSite({ dataDir, environment: { ...services, COMPOSER_ORIGIN: composer.origin } });
    closing.push(() => site.stop());
    await composer.whole;
    const { origin } = site;
    return { engine: filled.engine, dataDir, origin, port: portOf(origin), backend, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
