import type { FastifyInstance } from 'fastify';
import { telemetryCounts, telemetryCreate, telemetryReleases } from 'shared/contract/endpoints';
import { route } from '../../http/route';

/** In a scope of its own: only here is `text/plain`, which is what `sendBeacon` sends, read as JSON. */
export function telemetryRoutes(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  route(
    app,
    telemetryCreate,
    async ({ body }) => {
      await app.telemetry.add(body.events);
      return { accepted: body.events.length };
    },
    { perMinute: 120 },
  );
  route(app, telemetryCounts, () => app.telemetry.counts());
  route(app, telemetryReleases, () => app.telemetry.releases());
}
