import { z } from 'zod';
import type { AsRead } from './as-read';

/** The documents of trust as whoever reads them checks them. What is not known is let through: its signature covers it. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256');
const keyIds = z.array(sha256);
const prefix = z.string().regex(/^\/(?:[^/\s]+\/)*$/, 'begins and ends with a slash');

/** A numbered document of the store, and the SHA-256 of its bytes, hexadecimal. */
const documentMark = z.object({ number: z.int().min(1), sha256 });

const trustedKey = z.object({
  /** Ed25519, 32 bytes raw, base64. */
  public: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'is no public key'),
  /** A name for people to read: `alice@laptop`. */
  owner: z.string().min(1),
});

/** Keys that may sign, and how many of them have to. */
const role = z.object({
  keys: keyIds,
  threshold: z.int().min(1),
});

const team = role.extend({
  /** Addresses that the package may compose below; each begins and ends with a slash. */
  prefixes: z.array(prefix),
});

/** Signatures of a revoked key that are believed still; nothing else that it signed is. It is in no role any more. */
const revocation = z.object({
  at: z.iso.datetime(),
  reason: z.string().min(1),
  /** The last revision of the ledger whose signature by it counts; 0 for none. */
  revision: z.int().min(0),
  /**
   * The releases whose signatures by it count, those that were live by then: SHA-256 of each `release.json`. A digest would
   * not do, since `release.json` says of itself what its digest is.
   */
  releases: z.array(sha256),
});

/**
 * `trust/<number>.json`: who may do what. Immutable and numbered; each is signed by the root keys of the one before,
 * and by its own (docs/threat-model.md). The first is pinned where the site is served.
 */
export const trustSchema = z.object({
  type: z.literal('trust'),
  schema: z.literal(1),
  number: z.int().min(1),
  /** SHA-256 of the bytes of the document before, hexadecimal; null for the first. */
  previous: sha256.nullable(),
  at: z.iso.datetime(),
  /** The head of the ledger when this was made: none below it is the head, and what comes after it needs a key of these roles. */
  ledger: documentMark.nullable(),
  /** Keys by their ids: of everyone in a role, and of those that are revoked. */
  keys: z.record(sha256, trustedKey),
  roles: z.object({
    /** May change this document. */
    root: role,
    /** Keys that may sign revisions of these kinds, one signature each. */
    promote: keyIds,
    rollback: keyIds,
    withdraw: keyIds,
    /** Keys that may end a canary, and decide nothing else; those of `rollback` may, too. Absent: those alone. */
    stop: keyIds.optional(),
    /** Keys that may sign pages composed with public data, and decide nothing else. Absent: nobody may yet. */
    data: keyIds.optional(),
    /** The team that signs a package's releases, by the package's name. */
    packages: z.record(z.string().min(1), team),
  }),
  revoked: z.record(sha256, revocation),
  /** Days after which a head of the ledger that nobody confirmed is an alarm (a freeze); 0: never. */
  freshness: z.number().min(0),
});

/**
 * Statement that a team signs about a release, `releases/<name>/<version>/signatures/<key>.json`: one object for each signature, so
 * that several sign one after the other. All of it follows from `release.json`.
 */
export const releaseStatementSchema = z.object({
  type: z.literal('release'),
  schema: z.literal(1),
  name: z.string().min(1),
  version: z.string().min(1),
  digest: z.string().min(1),
  /** SHA-256 of the release's manifest, base64, as `release.json` has it. */
  manifest: z.string().min(1),
  /** SHA-256 of the bytes of `release.json`, hexadecimal: through it, of every file of the release. */
  releaseFile: sha256,
});

export type DocumentMark = z.output<typeof documentMark>;
export type TrustedKey = z.output<typeof trustedKey>;
export type Role = AsRead<typeof role>;
export type Team = AsRead<typeof team>;
export type Revocation = AsRead<typeof revocation>;
export type Trust = AsRead<typeof trustSchema>;
export type ReleaseStatement = z.output<typeof releaseStatementSchema>;

/** A signature over a document: Ed25519 over the canonical JSON (sorted keys, no blanks) of what is signed. */
export interface Signature {
  /** SHA-256 of the public key (32 bytes, raw), hexadecimal. */
  key: string;
  /** 64 bytes, base64. */
  signature: string;
}

/**
 * A document that nobody believes without its signatures. `type` is signed, too: no document passes for one of another kind.
 * It is stored as its canonical JSON and read from nothing else, so that no byte of it can change unseen.
 */
export interface Signed<T extends { type: string }> {
  signed: T;
  signatures: readonly Signature[];
}

/** A signature that is none makes no document wrong: it counts for nothing. */
export function signedSchema<T extends { type: string }>(document: z.ZodType<T>): z.ZodType<Signed<T>> {
  return z.object({
    signed: document,
    signatures: z.array(z.object({ key: z.string(), signature: z.string() })),
  });
}
