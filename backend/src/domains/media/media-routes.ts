import type { FastifyInstance } from 'fastify';
import { found } from '../../http/refusal';
import { readMedia } from '../../seed/media';
import { sendDrawing } from './send-drawing';

export function mediaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/api/ext/v1/media/:name', async (request, reply) => {
    const drawing = found(await readMedia(request.params.name));
    return sendDrawing(reply.header('cache-control', 'public, max-age=86400'), drawing);
  });
}
