/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import type { Database } from '../database/database';
import { openPgliteInMemory } from '../database/pglite-database';
import { openPostgres } from '../database/postgres-database';
import { deskLoadSuite } from './desk-load.suite';
import { prepareDatabase } from './prepared-database';
import { TestApp } from './test-app';
import { visitsLoadSuite } from './visits-load.suite';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);

const programs = postgresPrograms();

/** 100,000 questions, 50,000 messages, 50,000 mails, 10,000 bookings and 100,000 notes of what was done. */
function on(engine: string, open: () => Promise<{ database: Database; stop: () => Promise<void> }>): void {
  describe(`on ${engine}`, () => {
    let site: TestApp;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      stop = opened.stop;
      site = await TestApp.open(await prepareDatabase(opened.database));
    }, 300_000);
    afterAll(async () => {
      await site.close();
      await site.database.close();
      await stop();
    });
    deskLoadSuite(() => site);
    visitsLoadSuite(() => site);
  });
}

on('PGlite', async () => ({ database: await openPgliteInMemory(), stop: () => Promise.resolve() }));
if (programs !== null) {
  on('PostgreSQL', async () => {
    const server = await PostgresServer.start(programs);
    const database = await openPostgres(await server.createDatabase('community'), () => undefined);
    return { database, stop: () => server.stop() };
  });
} else {
  process.stdout.write('NOT RUN: the load of the desk on PostgreSQL, since it is not installed\n');
}
