import { z } from 'zod';
import type { Attempt, Lease } from './attempt';
import type { Revision } from './revision';

/** The documents of the ledger as whoever reads them checks them; fields of a later writer are let through. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const composition = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/), sha256 });
const packageName = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const version = z.string().regex(/^[\w.+-]{1,80}$/);
const versions = z.record(packageName, version);
const release = z.string().regex(/^[a-z][a-z0-9-]{0,60}@[\w.+-]{1,80}$/);
/** Text that people wrote, shown in terminals: without control characters. */
const text = z.string().regex(/^[^\p{Cc}]{1,500}$/u);

const canary = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  composition,
  releases: versions,
  percent: z.int().min(1).max(99),
});

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('promote'), releases: versions, again: z.boolean() }),
  z.object({ kind: z.literal('canary'), releases: versions, percent: z.int() }),
  z.object({ kind: z.literal('rollback'), package: packageName.nullable(), to: count.nullable() }),
  z.object({ kind: z.literal('withdraw'), release }),
  z.object({ kind: z.literal('confirm') }),
]);

export const revisionSchema = z.object({
  type: z.literal('revision'),
  schema: z.literal(1),
  number: z.int().min(1),
  previous: sha256.nullable(),
  trust: z.int().min(1),
  parent: count.nullable(),
  stable: composition.nullable(),
  canary: canary.nullable(),
  withdrawn: z.array(release),
  rejected: z.array(release),
  config: sha256,
  action,
  by: text,
  at: z.iso.datetime(),
  reason: text.nullable(),
  tool: text.nullable(),
}) satisfies z.ZodType<Revision>;

export const attemptSchema = z.object({
  schema: z.literal(1),
  command: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(['refused', 'failed', 'died']),
  package: z.string().nullable(),
  page: z.string().nullable(),
  cause: z.string(),
  stack: z.string().nullable(),
}) satisfies z.ZodType<Attempt>;

export const leaseSchema = z.object({
  schema: z.literal(1),
  command: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  package: z.string().nullable(),
}) satisfies z.ZodType<Lease>;
