import { siteConfigSchema } from '@shared/contract/config';
import { sourceSchema } from '@shared/contract/release/schemas';
import { revisionSchema } from '@shared/contract/release/ledger-schemas';
import { releaseStatementSchema, signedSchema } from '@shared/contract/release/trust-schemas';
import { z } from 'zod';

/** Asks to send the archive of a release; signed by a key of its team. Asked again, it says how much of the archive has come. */
export const publishRequestSchema = z.object({
  type: z.literal('publish request'),
  schema: z.literal(1),
  at: z.iso.datetime(),
  /** Drawn for this request, which counts once. */
  nonce: z.string().regex(/^[0-9a-f]{32}$/, 'is no nonce'),
  /** SHA-256 of the archive, hexadecimal, and its bytes. */
  archive: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256'),
  bytes: z.int().min(1),
  /** The release with the signatures of its team, which the build in the archive has to come to. */
  release: signedSchema(releaseStatementSchema),
  /** Where the build comes from, as `release.json` has it. */
  source: sourceSchema.nullable(),
});

/**
 * A decision: the revision that its maker composed and signed, and what was asked for beside what it says. The service makes
 * the same decision by itself, and writes the revision if both are the same.
 */
export const decisionSchema = z.object({
  revision: signedSchema(revisionSchema),
  /** The configuration that the revision names. */
  config: siteConfigSchema,
  /** Options of the command (release/src/cli/run-command.ts). */
  to: z.string().max(200).nullable(),
  again: z.boolean(),
  clockIsRight: z.boolean(),
});

/** Answers of a service: the archive is wanted from an offset on; or the release is stored; or the revision is written; or a refusal. */
export const answerSchema = z.union([
  z.object({ upload: z.string(), offset: z.int().min(0) }),
  z.object({ isNew: z.boolean() }),
  z.object({ revision: z.int() }),
  z.object({ error: z.string() }),
]);

export type PublishRequest = z.output<typeof publishRequestSchema>;
export type Decision = z.output<typeof decisionSchema>;
export type Answer = z.output<typeof answerSchema>;

/** Bytes of a piece of an archive, sent and confirmed at a time: what proxies let through unless they are told otherwise. */
export const PIECE = 1024 * 1024;
/** Statuses of answers: the service does not have this archive (any more); somebody else decided meanwhile. */
export const GONE = 404;
export const MOVED = 409;
