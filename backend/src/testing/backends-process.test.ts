import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackendProcess } from '@shared/testing/backend-process';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { openPostgres } from '../database/postgres-database';
import { readBackends } from '../domains/desk-site/backends';

const programs = postgresPrograms();

if (programs === null) {
  process.stdout.write('NOT RUN: two backends on PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  test.todo('not run, since PostgreSQL is not installed');
} else {
  test('two backends say that they run: one that stops in order is listed no more, one that was killed still is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-backends-'));
    const server = await PostgresServer.start(programs);
    const running: BackendProcess[] = [];
    try {
      const url = await server.createDatabase('backends');
      const environment = { DATA_DIR: folder, DATABASE_URL: url, SAMPLE_DATA: 'on' };
      const first = await BackendProcess.start(environment);
      running.push(first);
      const second = await BackendProcess.start(environment);
      running.push(second);
      const database = await openPostgres(url, () => undefined);
      let listed = await readBackends(database);
      while (listed.length < 2) listed = await readBackends(database);
      expect(listed).toMatchObject([{ host: hostname(), away: false }, { away: false }]);
      expect(await first.end('SIGTERM')).toBe(0);
      expect((await readBackends(database)).map(({ id }) => id)).toEqual([listed[1]?.id]);
      await second.end('SIGKILL');
      expect(await readBackends(database)).toHaveLength(1);
      await database.close();
    } finally {
      for (const backend of running) await backend.end('SIGKILL');
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
}
