import { network } from '@shared/contract/network';
import { LARGEST_REVISION } from '@shared/contract/release/data-schemas';
import type { FastifyInstance } from 'fastify';
import type { DataPagesOptions } from './data-pages';
import type { PageAnswers } from './page-answers';

/** ms that the composer may take, and those under way at once. */
const PATIENCE = 10_000;
const MOST = 4;
/** Asked in a minute: by one network, and by all. */
const MINUTE = 60_000;
const limits = { network: 10, all: 1000 } as const;

interface StopOptions {
  basePath: string;
  composer: DataPagesOptions['composer'];
  answers: Pick<PageAnswers, 'refuse'>;
}

/** Passes on a signed revision that ends a canary (docs/canary.md). Anybody may ask: its signature decides. */
export function stopRoute(app: FastifyInstance, { basePath, composer, answers }: StopOptions): void {
  if (!composer) return;
  const hasRoom = limiter();
  let underWay = 0;
  app.post(`${basePath}releases/stop`, {
    bodyLimit: LARGEST_REVISION,
    // Before any of the body is read.
    onRequest: async (request, reply) => {
      if (!hasRoom(network(request.ip))) return answers.refuse(request, reply.header('retry-after', '60'), 429);
    },
    handler: async (request, reply) => {
      if (underWay >= MOST) return answers.refuse(request, reply.header('retry-after', '1'), 503);
      underWay += 1;
      try {
        const answer = await fetch(`${composer.origin}/stops`, {
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
        request.log.error({ err: error }, 'nobody took the end of a canary');
        return await answers.refuse(request, reply, 503);
      } finally {
        underWay -= 1;
      }
    },
  });
}

/** Whether a network may ask now. */
function limiter(): (from: string) => boolean {
  const asked = new Map<string, number>();
  let [minute, all] = [0, 0];
  return (from) => {
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute) {
      asked.clear();
      [minute, all] = [now, 0];
    }
    const before = asked.get(from) ?? 0;
    if (before >= limits.network || all >= limits.all) return false;
    asked.set(from, before + 1);
    all += 1;
    return true;
  };
}
