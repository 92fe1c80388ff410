import { z } from 'zod';
import { type DataSetKey, dataSets } from '../connector-data-sets';
import { text } from './fields';

export const platforms = z
  .array(
    z.strictObject({
      name: text,
      market: z.enum(['cross-border', 'domestic']),
      /** How old the data may be at the most. */
      freshness: text,
      sets: z.array(z.enum(dataSets.map(({ key }): DataSetKey => key))).min(1),
    }),
  )
  .min(1);

export type Platform = z.output<typeof platforms>[number];
