import { createHash } from 'node:crypto';
import pg, { type ClientBase, type PoolClient } from 'pg';
import { isConnectionLost } from './connection-lost';
import { type Database, type Parameter, type Queryable, TIMESTAMPTZ, instantText } from './database';
import { Listener } from './listener';
import { RestartPatience } from './restart-patience';
import { UnknownOutcome } from './unknown-outcome';

const CONNECTIONS = 10;

/**
 * Connects to the server that `url` names; fails at once where none answers. Later a restart of PostgreSQL is waited for: what
 * had not begun, what only read and what was not committed yet is done again; what may have been written is not
 * (`UnknownOutcome`).
 */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(TIMESTAMPTZ, instantText);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    onConnect: withoutCompiling,
    types,
  });
  // A connection that breaks while nobody uses it must not end the process; the pool opens another.
  pool.on('error', onIdleError);
  (await pool.connect()).release();
  const patience = new RestartPatience();
  const names = new StatementNames();
  const listener = new Listener(url, onIdleError);
  return {
    engine: 'postgres',
    query<Row extends object>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
      return patience.run(() =>
        withConnection(pool, (client) => {
          const rows = queryable(client, names).query<Row>(sql, parameters);
          return readsOnly(sql) ? rows : uncertain(rows, sql);
        }),
      );
    },
    transaction: (work) => patience.run(() => withConnection(pool, (client) => inTransaction(client, names, work))),
    async script(sql) {
      await pool.query(sql);
    },
    listen: (heard) => listener.add(heard),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/**
 * PostgreSQL compiles a statement that it thinks is costly, each time anew. That takes 200 ms and more; without it the longest
 * list of the desk takes 50. The pool waits for what is given back, which its types do not say.
 */
function withoutCompiling(client: ClientBase): unknown {
  return client.query('set jit = off');
}

/** Lends a connection; one that broke goes back to nobody. */
async function withConnection<Result>(pool: pg.Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  // An error between two statements has no other listener, and an error without one ends the process.
  const breaks = () => (broken = true);
  client.on('error', breaks);
  try {
    return await work(client);
  } catch (error) {
    broken ||= isConnectionLost(error) || error instanceof UnknownOutcome;
    throw error;
  } finally {
    client.release(broken);
    client.off('error', breaks);
  }
}

/** `work` reaches nothing but the database, so that it can be done again. */
async function inTransaction<Result>(
  client: PoolClient,
  names: StatementNames,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work(queryable(client, names));
    await uncertain(client.query('commit'), 'commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function readsOnly(sql: string): boolean {
  return /^\s*select\b/i.test(sql);
}

/** Marks a statement from which on a lost connection does not tell whether the server got that far. */
function uncertain<Result>(running: Promise<Result>, sql: string): Promise<Result> {
  return running.catch((error: unknown) => {
    throw isConnectionLost(error) ? new UnknownOutcome(sql, error) : error;
  });
}

function queryable(client: PoolClient, names: StatementNames): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
      const { rows } = await client.query<Row>({ name: names.of(sql), text: sql, values: [...parameters] });
      return rows;
    },
  };
}

/** A statement with a name is prepared once a connection; all SQL is in the sources, so the number of names is small. */
class StatementNames {
  readonly #names = new Map<string, string>();

  of(sql: string): string {
    const name = this.#names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
    this.#names.set(sql, name);
    return name;
  }
}
