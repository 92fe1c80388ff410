import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { route } from '../../http/route';
import { type Queryable, onlyRow } from '../../database/database';
import { idBefore, toPart } from '../../http/cursor';

export function noticeRoutes(app: FastifyInstance): void {
  const { database } = app;
  route(app, calls.noticeList, ({ user, query }) => readNotices(database, user.id, query));
  route(app, calls.noticeCount, ({ user }) => countUnread(database, user.id));
  route(app, calls.noticesRead, ({ user, body }) => markRead(database, user.id, body.upTo));
}

/** Reads a person's notices, latest first. */
async function readNotices(
  database: Queryable,
  userId: number,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<calls.Part<calls.Notice>> {
  const sql = `select id, kind, text, '/' || link as link, made_at as "madeAt", read_at is not null as read from notices
    where user_id = $1 and ($2::int is null or id < $2) order by id desc limit $3`;
  return toPart(await database.query<calls.Notice>(sql, [userId, idBefore(cursor), size + 1]), size);
}

async function countUnread(database: Queryable, userId: number): Promise<{ unread: number }> {
  const sql = 'select count(*)::int as unread from notices where user_id = $1 and read_at is null';
  return onlyRow<{ unread: number }>(database, sql, [userId]);
}

/** Marks the notices that were shown as read; one that came meanwhile is not. */
async function markRead(database: Queryable, userId: number, upTo: number): Promise<{ unread: number }> {
  const sql = 'update notices set read_at = now() where user_id = $1 and id <= $2 and read_at is null';
  await database.query(sql, [userId, upTo]);
  return countUnread(database, userId);
}
