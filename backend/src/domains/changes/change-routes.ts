import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { onlyServices } from '../../http/service-key';
import { sitePagesSchema } from '../site-pages/site-pages';
import { type Changes, readChanges } from './read-changes';

/** Topics that one answer holds at most. */
const MOST = 1000;
/** ms that an answer may wait for a change. */
const LONGEST = 30_000;
/** ms between two looks for what is held back. */
const LOOK = 100;

const query = z.object({
  // A cursor may be any text: one that is none is lost, not refused.
  after: z.union([z.string(), z.array(z.string()).transform(() => '')]).optional(),
  limit: z.coerce.number<number>().int().min(1).max(MOST).default(MOST),
  /** ms to wait for a change, where there is none. */
  wait: z.coerce.number<number>().int().min(0).max(LONGEST).default(0),
});

/**
 * Defines the calls for the site's own services, which have the key. They are beside `/api`, so that neither page servers nor nginx
 * pass them on; without a key they are not there.
 */
export function changeRoutes(app: FastifyInstance, { serviceKey }: { serviceKey: string | undefined }): void {
  if (serviceKey === undefined) return;
  const onRequest = onlyServices(serviceKey);
  const waiting = new Waiting();
  app.addHook('onReady', () => app.database.listen(waiting.end));
  // An application that closes waits for its answers.
  app.addHook('preClose', (done) => {
    waiting.close();
    done();
  });
  app.get(
    '/internal/changes',
    {
      // Services ask all the time: a line in the log for each would drown the others.
      logLevel: 'warn',
      schema: { querystring: query },
      onRequest,
    },
    async (request, reply): Promise<Changes> => {
      void reply.header('cache-control', 'no-store');
      const { after, limit, wait } = request.query as z.output<typeof query>;
      const until = Date.now() + wait;
      for (;;) {
        // Waiting begins before the reading, so that nothing is told in between.
        const told = waiting.begin(until - Date.now());
        const changes = await readChanges(app.database, { after, limit });
        if (changes.cursor !== after || Date.now() >= until || waiting.isClosed) return changes;
        await Promise.race([told, ...(changes.isHeldBack ? [sleep(LOOK)] : [])]);
      }
    },
  );
  app.put('/internal/site-pages', { schema: { body: sitePagesSchema }, onRequest }, async (request, reply) => {
    await app.sitePages.tell(request.body as z.output<typeof sitePagesSchema>);
    return reply.code(204).send();
  });
}

/** Requests that wait for the next notification. */
class Waiting {
  readonly #ends = new Set<(told: boolean) => void>();
  isClosed = false;

  /** Waits until something is told, and so many ms at most; tells whether it was. */
  begin(most: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (told: boolean) => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve(told);
      };
      const timer = setTimeout(end, most, false);
      this.#ends.add(end);
    });
  }

  /** Ends all waits: something was told. */
  readonly end = (): void => {
    for (const end of [...this.#ends]) end(true);
  };

  close(): void {
    this.isClosed = true;
    this.end();
  }
}
