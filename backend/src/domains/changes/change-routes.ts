import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../http/refusal';
import { fromService } from '../../http/service-key';
import { readChanges } from './read-changes';

/** Topics that one answer holds at most. */
const MOST = 1000;

const query = z.object({
  // Any text is accepted: a cursor that is none is lost, not refused.
  after: z.union([z.string(), z.array(z.string()).transform(() => '')]).optional(),
  limit: z.coerce.number<number>().int().min(1).max(MOST).default(MOST),
});

/**
 * For the site's own services, which have the key. Beside `/api`, so that neither page servers nor nginx pass it on; without a key
 * it is not there.
 */
export function changeRoutes(app: FastifyInstance, { serviceKey }: { serviceKey: string | undefined }): void {
  if (serviceKey === undefined) return;
  const isService = fromService(serviceKey);
  app.get(
    '/internal/changes',
    {
      // Asked every second: a line in the log for each would drown the others.
      logLevel: 'warn',
      schema: { querystring: query },
      onRequest: (request, _reply, done) => {
        done(isService(request) ? undefined : new Refusal('login-required'));
      },
    },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { after, limit } = request.query as z.output<typeof query>;
      return readChanges(app.database, { after, limit });
    },
  );
}
