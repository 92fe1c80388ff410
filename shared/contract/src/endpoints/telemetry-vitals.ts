import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { vitalMetricSchema } from './telemetry-create';

const count = z.int().min(0);

/** The web vitals of each release's page loads in the last 30 days; open to all, since it names releases only (`npm run release -- status`). */
export const telemetryVitals = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/telemetry/vitals',
  token: 'none',
  access: 'guest',
  summary: '各发布的页面体验统计',
  data: z.array(
    z.object({
      /** `name@version`. */
      release: z.string(),
      metric: vitalMetricSchema,
      /** Page loads by rating. */
      good: count,
      needsImprovement: count,
      poor: count,
      /** Milliseconds; a layout shift has no unit. */
      mean: z.number().min(0),
    }),
  ),
});
