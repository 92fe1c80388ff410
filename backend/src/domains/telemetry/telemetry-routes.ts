import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { TelemetryEvent } from '@shared/contract/endpoints';
import { readRoute, route } from '../../http/route';
import { addPageVitals } from './page-vitals';
import { failureCounts } from './telemetry-repository';
import type { VitalReport } from './vitals-repository';

/** Defines its calls in a scope of their own: only here is `text/plain`, which is what `sendBeacon` sends, read as JSON. */
export function telemetryRoutes(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  route(app, calls.telemetryCreate, async ({ body }) => {
    await app.telemetry.add(body.events.filter(({ kind }) => kind !== 'vital'));
    const vitals = body.events.filter(isVital);
    await app.vitals.add(vitals);
    await addPageVitals(app, vitals);
    return { accepted: body.events.length };
  });
  readRoute(app, calls.telemetryCounts, 'telemetry', ({ transaction }) => failureCounts(transaction));
  route(app, calls.telemetryReleases, () => app.telemetry.releases());
  route(app, calls.telemetryVitals, () => app.vitals.releases());
}

/** The contract has seen to it that a vital says all it must. */
function isVital(event: TelemetryEvent): event is TelemetryEvent & VitalReport {
  const { kind, release, metric, value } = event;
  return kind === 'vital' && !!release && !!metric && value !== undefined;
}
