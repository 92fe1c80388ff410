import { z } from 'zod';
import { instant, guest, operator } from '../basics';

/** A name and nothing else: it is counted, kept and printed. May be empty, which says that it is not known. */
const label = z
  .string()
  .max(80)
  .regex(/^[\w@.+-]*$/);

export const vitalMetricSchema = z.enum(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']);

const telemetryFields = z.object({
  /** Kind of event: `recovery`, `download`, `start`, `error`, `vital`. */
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  remote: label.optional(),
  /** `name@version`. */
  release: label.regex(/^(?:[a-z][\w-]*@[\w.+-]+)?$/).optional(),
  /** Step of the recovery ladder. */
  rung: label.optional(),
  /** Name of the failure. A script of others may name its errors as it likes: what is no name is `other`. */
  cause: label.catch('other').optional(),
  outcome: label.optional(),
  /** Path of the page, without query, as an address has it. */
  page: z
    .string()
    .max(2000)
    .regex(/^[^\p{C}\s<>"]*$/u)
    .optional(),
  /** Milliseconds it took. */
  duration: z.number().min(0).max(3_600_000).optional(),
  /** The web vital and its value: in milliseconds, but for a layout shift, which has no unit. */
  metric: vitalMetricSchema.optional(),
  value: z.number().min(0).max(3_600_000).optional(),
});

export const telemetryEventSchema = telemetryFields.refine(
  ({ kind, release, metric, value }) => kind !== 'vital' || (release && metric && value !== undefined),
  'a vital has a release, a metric and a value',
);

export type TelemetryEvent = z.input<typeof telemetryEventSchema>;

/** Takes reports of failures and web vitals; also as `text/plain`, which is what `sendBeacon` sends. Nothing in them names a visitor. */
export const telemetryCreate = guest.post('/api/ext/v1/telemetry', '故障上报', {
  body: z.object({ events: z.array(telemetryEventSchema).min(1).max(50) }),
  data: z.object({ accepted: z.int().min(0) }),
});

/** How often each failure was reported in the last 30 days, most frequent first, at most 200; operators. */
export const telemetryCounts = operator.get('/api/ext/v1/telemetry/counts', '故障统计', {
  data: z.array(
    z.object({
      kind: z.string(),
      remote: z.string(),
      release: z.string(),
      rung: z.string(),
      cause: z.string(),
      outcome: z.string(),
      count: z.int().min(1),
      lastAt: instant,
    }),
  ),
});

/** How recoveries of each release went in the last 30 days; open to all, since it names releases and steps only (`npm run release -- status`). */
export const telemetryReleases = guest.get('/api/ext/v1/telemetry/releases', '各发布的恢复统计', {
  data: z.array(
    z.object({
      /** `name@version`; empty where no release was known yet. */
      release: z.string(),
      rung: z.string(),
      outcome: z.string(),
      count: z.int().min(1),
      /** Mean time that visitors went without, in milliseconds. */
      duration: z.int().min(0),
    }),
  ),
});

const count = z.int().min(0);

/** The web vitals of each release's page loads in the last 30 days; open to all, since it names releases only (`npm run release -- status`). */
export const telemetryVitals = guest.get('/api/ext/v1/telemetry/vitals', '各发布的页面体验统计', {
  data: z.array(
    z.object({
      /** `name@version`. */
      release: z.string(),
      metric: vitalMetricSchema,
      good: count,
      needsImprovement: count,
      poor: count,
      /** Milliseconds; a layout shift has no unit. */
      mean: z.number().min(0),
    }),
  ),
});

/**
 * What became of views while there were canaries, from a minute and a revision on, the oldest minutes first; open to all, since whoever
 * judges a canary reads it. `handed`, `answered`: by the minute in which the view was handed out. `told`, `recovered <rung>`,
 * `failed <name>`, `threw <name>`, `stack <name> <mark>`, `mixed`, `lcp <bin>`, `inp <bin>`: by that in which it told. `lost
 * <release>/<file>`, of no page: files of the canaries' releases that page servers could not give. Counts of the last quarter of an hour may grow;
 * minutes of more than an hour ago are summed by ten, of more than a day ago by the hour.
 */
export const canaryCounts = guest.get('/api/ext/v1/telemetry/canary', '试行版本统计', {
  query: z.object({ since: instant, revision: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
  data: z.object({
    /** By the database's clock. */
    now: instant,
    rows: z.array(
      z.object({
        revision: z.int().min(1),
        /** Bit i: of visitors who are in `canaries[i]` of the revision. */
        mask: z.int().min(0).max(255),
        /** Pattern of its route; empty of files. */
        page: z.string(),
        minute: instant,
        what: z.string(),
        count: z.int().min(1),
      }),
    ),
    /** The `since` to go on from; null at the end. */
    more: instant.nullable(),
  }),
});
