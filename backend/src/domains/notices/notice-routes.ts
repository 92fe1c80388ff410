import type { FastifyInstance } from 'fastify';
import { noticeCount, noticeList, noticesRead } from '@shared/contract/endpoints';
import { route } from '../../http/route';
import { countUnread, markRead, readNotices } from './notice-repository';

export function noticeRoutes(app: FastifyInstance): void {
  const { database } = app;
  route(app, noticeList, ({ user, query }) => readNotices(database, user.id, query));
  route(app, noticeCount, ({ user }) => countUnread(database, user.id));
  route(app, noticesRead, ({ user, body }) => markRead(database, user.id, body.upTo));
}
