import * as calls from '@shared/contract/endpoints';
import type { DataOf, ToldView } from '@shared/contract/endpoints';
import { type HandedViews, handedViewsSchema } from '@shared/contract/release/data-schemas';
import { pageMark, readView, viewKey } from '@shared/contract/release/view-token';
import type { FastifyInstance } from 'fastify';
import { onlyServices } from '../../http/service-key';
import { route } from '../../http/route';
import { readCanaryCounts } from './canary-counts';

/** Bytes of a report of a thousand rows. */
const REPORT_LIMIT = 512 * 1024;
/** ms that counts are taken for what is there, and questions that are remembered for as long. */
const FRESH = 2000;
const MOST_KNOWN = 50;
const MINUTE = 60_000;

/** What is known of canaries: their counts, open to all, and what page servers handed out, from services alone. */
export function canaryRoutes(app: FastifyInstance, { serviceKey }: { serviceKey: string | undefined }): void {
  // Many who follow a canary ask for the same.
  const known = new Map<string, { until: number; data: Promise<DataOf<typeof calls.canaryCounts>> }>();
  const read = ({ since, revision }: { since: string; revision: number }) => {
    // Whole minutes are read: who asks for each millisecond asks for the same.
    const asked = `${Math.floor(Date.parse(since) / MINUTE)} ${revision}`;
    const found = known.get(asked);
    if (found && found.until > Date.now()) return found.data;
    if (known.size >= MOST_KNOWN) known.clear();
    const data = readCanaryCounts(app.database, { since, revision });
    known.set(asked, { until: Date.now() + FRESH, data });
    data.catch(() => known.delete(asked));
    return data;
  };
  route(app, calls.canaryCounts, ({ query }) => read(query));
  if (serviceKey === undefined) return;
  app.post(
    '/internal/canary-views',
    {
      logLevel: 'warn',
      schema: { body: handedViewsSchema },
      onRequest: onlyServices(serviceKey),
      bodyLimit: REPORT_LIMIT,
    },
    async (request, reply) => {
      await app.canary.hand(request.body as HandedViews);
      return reply.code(204).send();
    },
  );
}

/**
 * Gives what counts a view that told: it holds the token against who signs them, and its page against the first that was shown.
 * Anything else is nobody's view, and no error: whoever made it up need not know.
 */
export function viewTeller(
  app: FastifyInstance,
  serviceKey: string | undefined,
): (ip: string, told: ToldView | undefined, first: string | undefined) => Promise<void> {
  const key = serviceKey === undefined ? null : viewKey(serviceKey);
  return async (ip, told, first) => {
    const now = Date.now();
    const view = key && told && readView(key, told.token, now);
    if (!view) return;
    const patterns = first === undefined ? await app.sitePages.patterns() : [await app.sitePages.patternAt(first)];
    const page = patterns.find((pattern) => pattern !== null && pageMark(pattern) === view.page);
    if (page) app.canary.add({ view, page, ip, told, age: now / 1000 - view.issued });
  };
}
