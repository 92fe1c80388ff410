import { z } from 'zod';
import { defineEndpoint } from './endpoint';

const label = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/);

export const vitalMetricSchema = z.enum(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']);

const telemetryFields = z.object({
  /** What happened: `recovery`, `download`, `start`, `error`, `vital`. */
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  remote: label.optional(),
  /** `name@version`. */
  release: label.optional(),
  /** Step of the recovery ladder. */
  rung: label.optional(),
  /** Name of the failure. */
  cause: label.optional(),
  outcome: label.optional(),
  /** Path of the page, without query. */
  page: label.optional(),
  /** Milliseconds it took. */
  duration: z.number().min(0).max(3_600_000).optional(),
  /** Of a web vital: which one, and its value: in milliseconds, but for a layout shift, which has no unit. */
  metric: vitalMetricSchema.optional(),
  value: z.number().min(0).max(3_600_000).optional(),
});

export const telemetryEventSchema = telemetryFields.refine(
  ({ kind, release, metric, value }) => kind !== 'vital' || (release && metric && value !== undefined),
  'a vital has a release, a metric and a value',
);

export type TelemetryEvent = z.input<typeof telemetryEventSchema>;

/**
 * Takes reports of failures and web vitals (docs/recovery.md); also as `text/plain`, which is what `sendBeacon` sends. Nothing in
 * them names a visitor.
 */
export const telemetryCreate = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/telemetry',
  token: 'none',
  access: 'guest',
  summary: '故障上报',
  body: z.object({ events: z.array(telemetryEventSchema).min(1).max(50) }),
  data: z.object({ accepted: z.int().min(0) }),
});
