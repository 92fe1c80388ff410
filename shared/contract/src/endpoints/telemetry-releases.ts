import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** How recoveries of each release went in the last 30 days; open to all, since it names releases and steps only (`npm run release -- status`). */
export const telemetryReleases = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/telemetry/releases',
  token: 'none',
  access: 'guest',
  summary: '各发布的恢复统计',
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
