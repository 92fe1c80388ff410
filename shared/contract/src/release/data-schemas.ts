import { z } from 'zod';
import type { DataHead, DataShard } from './data';

/** The documents of composed public data, as whoever reads them checks them. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const shardName = z.string().regex(/^[0-9a-f]{2}$/);

export const dataShardSchema = z.object({
  schema: z.literal(1),
  pages: z.record(
    z.string().min(1).max(500),
    z.object({
      sha256,
      size: z.int().min(0),
      status: z.union([z.literal(200), z.literal(410)]),
      topics: z.array(z.string().max(100)),
    }),
  ),
}) satisfies z.ZodType<DataShard>;

export const dataHeadSchema = z.object({
  type: z.literal('data'),
  schema: z.literal(1),
  number: z.int().min(1),
  trust: z.int().min(1),
  at: z.iso.datetime(),
  cursor: z.string().max(200).nullable(),
  parts: z.record(
    z.string().regex(/^[\w.-]{1,100}$/),
    z.object({ onDemand: z.array(z.string().max(200)), shards: z.record(shardName, sha256) }),
  ),
  problems: z.array(z.object({ path: z.string().max(500), cause: z.string().max(500), since: z.iso.datetime() })),
}) satisfies z.ZodType<DataHead>;

/** The backend's answer about changes (`/internal/changes`). */
export const changesSchema = z.object({
  topics: z.array(z.object({ topic: z.string().min(1).max(100), at: z.iso.datetime() })),
  cursor: z.string().min(1).max(200),
  more: z.boolean(),
  lost: z.boolean(),
});

/** A page that a page server is asked for and does not have, and what came of it. */
export const wantedSchema = z.strictObject({ part: z.string().max(100), path: z.string().max(500) });
export const outcomeSchema = z.object({ outcome: z.enum(['kept', 'missing', 'gone', 'away', 'failed']) });
