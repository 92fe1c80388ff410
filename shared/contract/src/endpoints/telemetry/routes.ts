import type { Route } from '../route';
import type * as schemas from './schemas';

/** Takes reports of failures and web vitals; also as `text/plain`, which is what `sendBeacon` sends. Nothing in them names a visitor. */
export const telemetryCreate: Route<typeof schemas.telemetryCreate> = {
  method: 'POST',
  path: '/api/ext/v1/telemetry',
  token: 'none',
};

/** How often each failure was reported in the last 30 days, most frequent first, at most 200; operators. */
export const telemetryCounts: Route<typeof schemas.telemetryCounts> = {
  method: 'GET',
  path: '/api/ext/v1/telemetry/counts',
  token: 'required',
};

/** How recoveries of each release went in the last 30 days; open to all, since it names releases and steps only (`npm run release -- status`). */
export const telemetryReleases: Route<typeof schemas.telemetryReleases> = {
  method: 'GET',
  path: '/api/ext/v1/telemetry/releases',
  token: 'none',
};

/** The web vitals of each release's page loads in the last 30 days; open to all, since it names releases only (`npm run release -- status`). */
export const telemetryVitals: Route<typeof schemas.telemetryVitals> = {
  method: 'GET',
  path: '/api/ext/v1/telemetry/vitals',
  token: 'none',
};
