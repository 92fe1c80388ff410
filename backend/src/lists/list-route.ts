import type { Route } from '@shared/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Answer, type NeedsRole, readRoute } from '../http/route';
import { type Asked, type DeskQuery, type Source, readList } from './read-list';

type SortOf<R extends Route> = DeskQuery<R> extends { sort: infer Sort extends string } ? Sort : never;

/**
 * Serves a list of the desk, a page at a time.
 * @param list the rows that a query asks for, and how they are ordered; `asker` is who asks
 */
export function listRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  objectType: string,
  list: (query: DeskQuery<R>, asker: number) => Source<SortOf<R>>,
): void {
  readRoute<R>(app, call, objectType, async ({ query, login, transaction }) => {
    const source = list(query, login?.user.id ?? 0);
    // The query is one of a list: it was checked by the contract's schema.
    return (await readList(transaction, source, query as Asked & { sort: SortOf<R> })) as Answer<R>;
  });
}
