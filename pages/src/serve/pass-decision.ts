import { network } from '@shared/contract/network';
import { LARGEST_REVISION } from '@shared/contract/release/data-schemas';
import type { FastifyInstance } from 'fastify';
import { limiter } from './limiter';
import type { PreviewOptions } from './preview';

/** ms that the composer may take, and those under way at once. */
const PATIENCE = 30_000;
const MOST = 4;
const limits = { network: 10, all: 1000 };

/** Passes on a signed decision about a canary (docs/canary.md). Anybody may ask: its signature decides. */
export function decisionRoute(app: FastifyInstance, { basePath, composer, answers }: PreviewOptions): void {
  if (!composer) return;
  const hasRoom = limiter(limits);
  let underWay = 0;
  app.post(`${basePath}releases/decisions`, {
    bodyLimit: LARGEST_REVISION,
    // Before any of the body is read.
    onRequest: async (request, reply) => {
      if (!hasRoom(network(request.ip))) return answers.refuse(request, reply.header('retry-after', '60'), 429);
    },
    handler: async (request, reply) => {
      if (underWay >= MOST) return answers.refuse(request, reply.header('retry-after', '1'), 503);
      underWay += 1;
      try {
        const answer = await fetch(`${composer.origin}/decisions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'service-key': composer.serviceKey },
          body: JSON.stringify(request.body),
          signal: AbortSignal.timeout(PATIENCE),
        });
        if (answer.status === 401 || answer.status === 404) return await answers.refuse(request, reply, 503);
        return await reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .send(await answer.json());
      } catch (error) {
        request.log.error({ err: error }, 'nobody took a decision');
        return await answers.refuse(request, reply, 503);
      } finally {
        underWay -= 1;
      }
    },
  });
}
