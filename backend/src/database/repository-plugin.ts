import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from './database';

/** Makes a repository reachable as `app.<name>`; it declares that it needs the database. */
export function repositoryPlugin<Name extends keyof FastifyInstance & string>(
  name: Name,
  create: (database: Database) => FastifyInstance[Name],
) {
  return fp(
    (app: FastifyInstance, _options, done) => {
      app.decorate(name, create(app.database) as never);
      done();
    },
    { name, dependencies: ['database'] },
  );
}
