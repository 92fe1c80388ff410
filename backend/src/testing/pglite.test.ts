/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import type { Database } from '../database/database';
import { openPgliteInMemory } from '../database/pglite-database';
import { allSuites, outsideSuites } from './all-suites';
import { fuzzSuite } from './fuzz.suite';
import { injectionSuite } from './injection.suite';
import { prepareDatabase } from './prepared-database';
import { half, isNightly } from '@shared/testing/nightly';
import { setupSuite } from '../setup/setup.suite';
import { TestApp } from './test-app';
import { walkSuite } from './walk.suite';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);

describe('on PGlite', () => {
  let database: Database;
  let site: TestApp;

  beforeAll(async () => {
    database = await prepareDatabase(await openPgliteInMemory());
    site = await TestApp.open(database);
  }, 300_000);
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  // The other half runs on PostgreSQL; the walk asks each call's statements of both engines.
  const some = isNightly ? [...allSuites, ...outsideSuites] : half(allSuites, 0);
  // The fuzzer deletes what it is allowed to, the set-up all samples.
  for (const suite of [...some, injectionSuite, walkSuite, fuzzSuite, setupSuite]) suite(() => site);
});
