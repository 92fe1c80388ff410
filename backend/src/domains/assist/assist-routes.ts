import type { FastifyInstance } from 'fastify';
import { customAssist } from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { createRoute } from '../../http/route';
import { createMessage } from './message-repository';

export function assistRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    customAssist,
    async ({ body, user, transaction }) => {
      const received = await createMessage(transaction, body, user?.id ?? null);
      if (!received) throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个主题' }] });
      return { id: received.id, receivedAt: received.receivedAt.toISOString() };
    },
    { perMinute: 30 },
  );
}
