import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import type { Database } from './database';
import { openPostgres } from './postgres-database';
import { RestartPatience } from './restart-patience';
import { UnknownOutcome } from './unknown-outcome';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('patience with a database that is gone', () => {
  it('ends some time after the first failure; then everybody fails at once until it is back', async () => {
    const patience = new RestartPatience(200);
    let tried = 0;
    const failing = () => {
      tried += 1;
      return Promise.reject(refused);
    };
    await expect(patience.run(failing)).rejects.toBe(refused);
    expect(tried).toBeGreaterThan(1);
    tried = 0;
    await expect(patience.run(failing)).rejects.toBe(refused);
    expect(tried).toBe(1);
    await patience.run(() => Promise.resolve());
    tried = 0;
    await expect(patience.run(failing)).rejects.toBe(refused);
    expect(tried).toBeGreaterThan(1);
  });

  it('is for lost connections alone', async () => {
    let tried = 0;
    const wrong = new Error('syntax error');
    const failing = () => {
      tried += 1;
      return Promise.reject(wrong);
    };
    await expect(new RestartPatience().run(failing)).rejects.toBe(wrong);
    expect(tried).toBe(1);
  });
});

const programs = postgresPrograms();

if (programs === null) {
  process.stdout.write('NOT RUN: restarts of PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  test.todo('restarts of PostgreSQL: not run, since it is not installed');
} else {
  describe('when PostgreSQL is restarted', () => {
    let server: PostgresServer;
    let database: Database;
    beforeAll(async () => {
      server = await PostgresServer.start(programs);
      database = await openPostgres(await server.createDatabase('restarted'), () => undefined);
      await database.script('create table notes (text text)');
    }, 300_000);
    beforeEach(() => database.script('truncate notes'));
    afterAll(async () => {
      await database.close();
      await server.stop();
    });
    const notes = async () =>
      (await database.query<{ text: string }>('select text from notes')).map(({ text }) => text);
    const begun = async (sql: string) => {
      while ((await database.query('select 1 from pg_stat_activity where query = $1', [sql])).length === 0);
    };

    it('a read is repeated, and a query that comes meanwhile waits', async () => {
      const sql = 'select pg_sleep(0.4)';
      const reading = database.query(sql);
      await begun(sql);
      const restarting = server.restart('fast');
      const coming = database.query('select 1 as one');
      await restarting;
      expect(await reading).toHaveLength(1);
      expect(await coming).toEqual([{ one: 1 }]);
    });

    it('a transaction that is not committed yet is done again, and once', async () => {
      let tried = 0;
      const answer = await database.transaction(async (transaction) => {
        tried += 1;
        await transaction.query(`insert into notes values ('within')`);
        // A restart between two statements: only the connection's own listener hears that it breaks.
        if (tried === 1) await server.restart('immediate');
        await transaction.query(`insert into notes values ('and on')`);
        return 'committed';
      });
      expect([answer, tried, await notes()]).toEqual(['committed', 2, ['within', 'and on']]);
    });

    it('no statement is compiled before it runs, on connections of before and after', async () => {
      const compiles = () => database.query('show jit');
      expect(await compiles()).toEqual([{ jit: 'off' }]);
      await server.restart('fast');
      expect(await compiles()).toEqual([{ jit: 'off' }]);
    });

    it('a statement that may have been carried out is not sent again', async () => {
      const sql = `insert into notes select 'once' from pg_sleep(30)`;
      const writing = database.query(sql);
      const outcome = expect(writing).rejects.toBeInstanceOf(UnknownOutcome);
      await begun(sql);
      await server.restart('fast');
      await outcome;
      expect(await notes()).toEqual([]);
    });
  });
}
