import type { Route } from '@shared/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Answer, type NeedsRole, roleRoute } from '../http/route';
import { changeRow } from './change-row';

/** Serves a call that removes a row, if it is still the one that was looked at; its name is noted, where it has one. */
export function removeRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  { objectType, table }: { objectType: string; table: string },
): void {
  roleRoute<R>(app, call, async ({ body, transaction }) => {
    const { id, version } = body as { id: number; version: number };
    await changeRow(transaction, { table, id, version, columns: {} });
    const gone = await transaction.query<{ name?: string }>(`delete from ${table} where id = $1 returning *`, [id]);
    const name = gone[0]?.name;
    return {
      data: null as Answer<R>,
      note: { objectType, objectId: id, ...(name !== undefined && { before: { name } }) },
    };
  });
}
