import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from './database';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

/** Gives the repositories an open database; who opened it closes it. */
export const databasePlugin = fp(
  (app: FastifyInstance, options: { database: Database }, done) => {
    app.decorate('database', options.database);
    done();
  },
  { name: 'database' },
);
