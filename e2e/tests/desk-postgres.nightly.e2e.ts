import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { contentTasks } from '../src/desk/content-tasks';
import { eventTasks } from '../src/desk/event-tasks';
import { peopleTasks } from '../src/desk/people-tasks';
import { siteTasks } from '../src/desk/site-tasks';
import { useOwnSite } from '../src/own-site';

const programs = postgresPrograms();

if (programs === null) {
  process.stdout.write('NOT RUN: the desk on PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  it.todo('on PostgreSQL: not run, since it is not installed');
} else {
  describe('the desk on PostgreSQL', () => {
    let server: PostgresServer;
    const site = useOwnSite({
      command: 'start',
      environment: async () => {
        server = await PostgresServer.start(programs);
        return { DATABASE_URL: await server.createDatabase('community'), SAMPLE_DATA: 'on', SIGN_IN: 'on' };
      },
    });
    afterAll(() => server.stop());

    // The tasks share one start of the site.
    for (const tasks of [contentTasks, eventTasks, peopleTasks, siteTasks]) tasks(site);
  });
}
