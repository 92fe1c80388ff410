import { z } from 'zod';
import content from '../platforms.json';
import { text } from './fields';

const platform = z.strictObject({
  name: text,
  market: z.enum(['cross-border', 'domestic']),
  /** The greatest age that the data may have. */
  freshness: text,
  sets: z.array(z.enum(content.dataSets.map(({ key }) => key))).min(1),
});

export const platforms = z.strictObject({
  /** Kinds of data, which are the columns of the table. */
  dataSets: z.array(z.strictObject({ key: text, name: text })).min(1),
  platforms: z.array(platform).min(1),
});

export type Coverage = z.output<typeof platforms>;
