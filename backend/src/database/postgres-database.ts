import { createHash } from 'node:crypto';
import pg, { type PoolClient } from 'pg';
import type { Database, Parameter, Queryable } from './database';

const CONNECTIONS = 10;

/** Connects to the server that `url` names; fails at once where none answers. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it must not end the process; the pool opens another.
  pool.on('error', onIdleError);
  (await pool.connect()).release();
  return {
    engine: 'postgres',
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        return await inTransaction(client, work);
      } finally {
        client.release();
      }
    },
    async script(sql) {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  client: PoolClient,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function queryable(runner: Pick<PoolClient, 'query'>): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> {
      const { rows } = await runner.query<Row>({ name: statementName(sql), text: sql, values: [...parameters] });
      return rows;
    },
  };
}

const names = new Map<string, string>();

/** Prepared once a connection; all SQL stands in the sources, so the number of names is small. */
function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha1').update(sql).digest('hex');
    names.set(sql, name);
  }
  return name;
}
