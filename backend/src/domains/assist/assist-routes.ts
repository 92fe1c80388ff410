import type { FastifyInstance } from 'fastify';
import { customAssist } from '@shared/contract/endpoints';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';

export function assistRoutes(app: FastifyInstance): void {
  route(
    app,
    customAssist,
    async ({ body, user }) => {
      const received = await app.messages.create(body, user?.id ?? null);
      if (!received) throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个主题' }] });
      return { id: received.id, receivedAt: received.receivedAt.toISOString() };
    },
    { perMinute: 30 },
  );
}
