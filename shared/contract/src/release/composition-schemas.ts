import { z } from 'zod';
import type { AsRead } from './as-read';
import { packageAddresses } from './route-schemas';

/** The documents of a release as whoever reads them on Node checks them. What is not known is let through: it is a later writer's. */
const count = z.int().min(0);
/** Hashes of inline scripts, `sha256-…`. */
const hashes = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)).max(20);

const composedFile = z.object({
  /** Hexadecimal. */
  sha256: z.string(),
  /** Bytes before compression. */
  size: count,
  /** HTTP status that it is answered with. */
  status: z.union([z.literal(200), z.literal(404)]),
});

/** `part.json`: what one package contributes to a site. Immutable, named by what it was made from. */
export const partSchema = z.object({
  schema: z.literal(1),
  key: z.string().min(1),
  /** Files by their path below the base path; they are in `pages` beside it. */
  files: z.record(z.string(), composedFile),
  /** Of those that its pages have; absent from a composer before 5. */
  scripts: hashes.optional(),
});

/** A release in a composition; the addresses are those of `ReleaseReference`. */
const composedRelease = z.object({
  version: z.string().min(1),
  digest: z.string().min(1),
  entry: z.string().min(1),
  files: z.string().min(1),
  filesIntegrity: z.string().min(1),
});

/** A composition's entry of a part, enough not to read it: promoting one package costs the same however large the others are. */
const partReference = z.object({
  key: z.string().min(1),
  /** SHA-256 over its files, and over their paths alone, hexadecimal. */
  content: z.string(),
  paths: z.string(),
  /** The number of its files, and their bytes before compression. */
  count,
  bytes: count,
  scripts: hashes.optional(),
});

const origins = z.array(z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).origin === value)).max(20);

/** The policy that every page of a composition adds: what it may run, ask and send to; the rest of the policy is the same on every site. */
const pagePolicy = z.object({
  /** Of those that a page may have. */
  scripts: hashes,
  /** Origins beside the site's own: of its API, its downloads and its telemetry. */
  origins,
  /** Those that a page may only ask, as statistics elsewhere. */
  connects: origins.optional(),
});

/** `composition.json` in a store: the releases that belong together and the HTML composed from them. Immutable, named by its content. */
export const compositionSchema = z.object({
  schema: z.literal(1),
  id: z.string().min(1),
  /** Raised when the same input gives other bytes than before, or is kept in another form. */
  composer: z.string(),
  /** SHA-256 of the configuration, hexadecimal. */
  config: z.string(),
  basePath: z.string(),
  /** The policy of its pages; absent from compositions of a composer before 5, whose pages say so alone. */
  policy: pagePolicy.optional(),
  /** Releases by the package's name, the host's among them. */
  releases: z.record(z.string(), composedRelease),
  parts: z.record(z.string(), partReference),
  /** Addresses by package; one that has some and no release was retired. Absent from a composer before 6. */
  addresses: z.record(z.string(), packageAddresses).optional(),
});

export type ComposedFile = z.output<typeof composedFile>;
export type Part = AsRead<typeof partSchema>;
export type ComposedRelease = z.output<typeof composedRelease>;
export type PartReference = AsRead<typeof partReference>;
export type PagePolicy = AsRead<typeof pagePolicy>;
export type Composition = AsRead<typeof compositionSchema>;
