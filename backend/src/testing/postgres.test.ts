import type { Database } from '../database/database';
import { openPostgres } from '../database/postgres-database';
import { canaryRaceSuite } from '../domains/canary/canary-race.suite';
import { lateCommitSuite } from '../domains/changes/following.suite';
import { allSuites, outsideSuites } from './all-suites';
import { half } from '@shared/testing/nightly';
import { fuzzSuite } from './fuzz.suite';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { prepareDatabase } from './prepared-database';
import { raceSuite } from './race.suite';
import { setupSuite } from '../setup/setup.suite';
import { TestApp } from './test-app';
import { walkSuite } from './walk.suite';
import { waitingRaceSuite } from './waiting-race.suite';

const programs = postgresPrograms();

if (programs === null) {
  process.stdout.write('NOT RUN: the tests on PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  test.todo('on PostgreSQL: not run, since it is not installed');
} else {
  describe('on PostgreSQL', () => {
    let server: PostgresServer;
    let database: Database;
    let site: TestApp;

    beforeAll(async () => {
      server = await PostgresServer.start(programs);
      database = await prepareDatabase(await openPostgres(await server.createDatabase('community'), () => undefined));
      site = await TestApp.open(database);
    }, 300_000);
    afterAll(async () => {
      await site.close();
      await database.close();
      await server.stop();
    });

    // The other half runs on PGlite. The fuzzer deletes what it is allowed to, the set-up all samples.
    for (const suite of [
      canaryRaceSuite,
      ...half(allSuites, 1),
      ...outsideSuites,
      lateCommitSuite,
      raceSuite,
      waitingRaceSuite,
      walkSuite,
      fuzzSuite,
      setupSuite,
    ])
      suite(() => site);
  });
}
