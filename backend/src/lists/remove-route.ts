import type { Route } from '@shared/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { type NeedsRole, type Noted, roleRoute } from '../http/route';
import { onlyRow } from '../database/database';
import { changeRow } from './change-row';

/** Serves a call that removes a row, if it is still the one that was looked at; its name is noted, where it has one, of the column that has it. */
export function removeRoute<R extends Route>(
  app: FastifyInstance,
  call: NeedsRole<R>,
  { objectType, table, named = 'name' }: { objectType: string; table: string; named?: string },
): void {
  roleRoute<R>(app, call, async ({ body, transaction }) => {
    const { id, version } = body as { id: number; version: number };
    await changeRow(transaction, { table, id, version, columns: {} });
    const sql = `delete from ${table} where id = $1 returning *`;
    const { [named]: name } = await onlyRow<Record<string, unknown>>(transaction, sql, [id]);
    return { note: { objectType, objectId: id, ...(name !== undefined && { before: { [named]: name } }) } } as Noted<R>;
  });
}
