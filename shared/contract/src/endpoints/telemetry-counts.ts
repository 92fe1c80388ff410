import { z } from 'zod';
import { instant } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** How often each failure was reported in the last 30 days, most frequent first, at most 200; official users. */
export const telemetryCounts = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/telemetry/counts',
  token: 'required',
  access: 'official',
  summary: '故障统计',
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
