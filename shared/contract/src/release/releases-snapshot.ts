import { z } from 'zod';
import { type Revision, attemptSchema, revisionSchema } from './ledger-schemas';
import { packageName, version } from './names';

/** What the composer tells the backend of releases, for people at the desk. Nothing is decided by it: servers follow the ledger. */
const count = z.int().min(0);
const instant = z.iso.datetime();
const versions = z.record(packageName, version);
const words = z.string().max(5000);
const headRevision: z.ZodType<Revision> = revisionSchema;

const canary = z.object({
  id: z.string().max(64),
  /** Differences from stable: version by package. */
  releases: versions,
  /** Visitors in a hundred. */
  percent: z.int().min(1).max(99),
});

const decision = z.object({
  /** The revision. */
  number: count,
  at: instant,
  by: words,
  /** The owner of the key that signed it; the key's id where no trust document names one. */
  key: words,
  kind: z.string().max(40),
  /** As the release tool says it: `promote remote-community@1.2.0`. */
  action: words,
  reason: words.nullable(),
  /** Those that run from then on, in the order of the masks of views. */
  canaries: z.array(canary),
});

const knownRelease = z.object({
  version,
  published: instant,
  /** The commit that its builder names. */
  commit: z.string().max(200).nullable(),
  /** The contract that it was built for; null of the host. */
  contract: z.string().max(20).nullable(),
  /** Uses of it; none where nothing serves it. */
  state: z.array(z.enum(['live', 'canary', 'withdrawn', 'rejected', 'not believed'])),
  /** Owners of the keys whose signatures of it count. */
  signedBy: z.array(words),
  /** Bytes of each page's scripts, the package's entry among them, before compression. */
  pages: z.array(z.object({ name: z.string().max(100), bytes: count })),
});

/** What is live, who decided it, what there is to decide about, and what did not work; newest first. */
export const releasesSnapshotSchema = z.object({
  /** When it became what it is. */
  at: instant,
  /** The newest revision; 0 where nothing was released yet. */
  head: count,
  /** That revision, for who decides on top of it in a browser. Absent where there is none, or a composer of before tells. */
  headDocument: z
    .object({
      revision: headRevision,
      /** SHA-256 of its bytes, hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The newest trust document. */
      trust: z.int().min(1),
    })
    .optional(),
  stable: z.array(
    z.object({
      name: packageName,
      version,
      /** The revision that made it stable; null where that is longer ago than the history goes back. */
      since: count.nullable(),
    }),
  ),
  canaries: z.array(
    canary.extend({
      ramp: z.object({ steps: z.array(z.int()), bake: count }).nullable(),
      since: instant,
      /** Patterns of the pages that it may break: each is judged by itself. */
      pages: z.array(z.string().max(200)),
    }),
  ),
  packages: z.array(z.object({ name: packageName, releases: z.array(knownRelease) })),
  history: z.array(decision),
  attempts: z.array(attemptSchema.omit({ schema: true, stack: true })),
  withdrawn: z.array(words),
  rejected: z.array(words),
  /** Pages that do not compose: one that began to under a canary holds its ramp. Absent where a composer of before tells. */
  problems: z.array(z.object({ path: words, cause: words, since: instant })).optional(),
});

export type ReleasesSnapshot = z.output<typeof releasesSnapshotSchema>;
