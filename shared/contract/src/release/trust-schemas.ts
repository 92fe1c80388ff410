import { z } from 'zod';
import type { ReleaseStatement } from './release-statement';
import type { Signed } from './signed';
import type { Trust } from './trust';

/** The documents of trust as whoever reads them checks them. What is not known is let through: its signature covers it. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256');
const publicKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'is no public key');
const keyIds = z.array(sha256);
const role = { keys: keyIds, threshold: z.int().min(1) };
const prefix = z.string().regex(/^\/(?:[^/\s]+\/)*$/, 'begins and ends with a slash');

export const trustSchema = z.object({
  type: z.literal('trust'),
  schema: z.literal(1),
  number: z.int().min(1),
  previous: sha256.nullable(),
  at: z.iso.datetime(),
  ledger: z.object({ number: z.int().min(1), sha256 }).nullable(),
  keys: z.record(sha256, z.object({ public: publicKey, owner: z.string().min(1) })),
  roles: z.object({
    root: z.object(role),
    promote: keyIds,
    rollback: keyIds,
    withdraw: keyIds,
    data: keyIds.optional(),
    packages: z.record(z.string().min(1), z.object({ ...role, prefixes: z.array(prefix) })),
  }),
  revoked: z.record(
    sha256,
    z.object({ at: z.iso.datetime(), reason: z.string().min(1), revision: z.int().min(0), releases: z.array(sha256) }),
  ),
  freshness: z.number().min(0),
}) satisfies z.ZodType<Trust>;

export const releaseStatementSchema = z.object({
  type: z.literal('release'),
  schema: z.literal(1),
  name: z.string().min(1),
  version: z.string().min(1),
  digest: z.string().min(1),
  manifest: z.string().min(1),
  releaseFile: sha256,
}) satisfies z.ZodType<ReleaseStatement>;

/** A signature that is none makes no document wrong: it counts for nothing. */
export function signedSchema<T extends { type: string }>(document: z.ZodType<T>): z.ZodType<Signed<T>> {
  return z.object({
    signed: document,
    signatures: z.array(z.object({ key: z.string(), signature: z.string() })),
  });
}
