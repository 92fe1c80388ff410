import type { FastifyInstance } from 'fastify';
import { found } from '../../http/found';
import { drawMedia } from '../../seed/art/media';

/** Pictures of the sample content. */
export function mediaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/api/ext/v1/media/:name', (request, reply) => {
    const picture = found(drawMedia(request.params.name));
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  });
}
