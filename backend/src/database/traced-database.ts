import { traced } from '@shared/observability/traces';
import type { Database, Queryable } from './database';

/** A database whose statements and transactions are spans; values that statements take are in none. */
export function tracedDatabase(database: Database): Database {
  return Object.assign(Object.create(database) as Database, {
    query: queryOf(database),
    transaction: <Result>(work: (transaction: Queryable) => Promise<Result>) =>
      traced('transaction', {}, () =>
        database.transaction((transaction) => work({ ...transaction, query: queryOf(transaction) })),
      ),
  });
}

function queryOf(queryable: Queryable): Queryable['query'] {
  return (sql, parameters) =>
    traced('sql', { 'db.system.name': 'postgresql', 'db.query.text': sql }, () => queryable.query(sql, parameters));
}
