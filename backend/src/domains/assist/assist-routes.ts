import type { FastifyInstance } from 'fastify';
import { customAssist, myMessages } from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { createRoute, route } from '../../http/route';
import { createMessage, readOwnMessages } from './message-repository';

export function assistRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    customAssist,
    async ({ body, user, transaction }) => {
      const received = await createMessage(transaction, body, user?.id ?? null);
      if (!received) throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个主题' }] });
      return { id: received.id, no: received.no, receivedAt: received.receivedAt };
    },
    { perMinute: 30 },
  );
  route(app, myMessages, ({ user }) => readOwnMessages(app.database, user.id));
}
