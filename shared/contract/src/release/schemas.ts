import { z } from 'zod';
import type { Build, Release } from './build';
import type { ComposeMessage } from './compose-job';
import type { Composition, Part } from './composition';

/** The documents of a release as whoever reads them on Node checks them. What is not known is let through: it is a later writer's. */

const names = z.array(z.string());
const texts = z.record(z.string(), z.string());
const count = z.int().min(0);
const fileFacts = z.record(z.string(), z.object({ sha256: z.string(), size: count }));
const pageFiles = z.object({ scripts: names, styles: names, staticScripts: names, staticStyles: names });
const sharePicture = z.object({ file: z.string(), width: z.int(), height: z.int() });

const build = {
  schema: z.literal(1),
  name: z.string().min(1),
  contract: z.string().nullable(),
  entry: z.string().min(1),
  entryGlobal: z.string().min(1),
  chunkGlobal: z.string().min(1),
  shared: texts,
  provides: texts,
  starter: z.string().nullable(),
  styles: names,
  pages: z.record(z.string(), pageFiles),
  sharePictures: z.record(z.string(), sharePicture).optional(),
  federationManifest: z.string().nullish(),
  files: fileFacts,
};

export const buildSchema = z.object(build) satisfies z.ZodType<Build>;

export const releaseSchema = z.object({
  ...build,
  version: z.string().min(1),
  commit: z.string().nullable(),
  clean: z.boolean().nullish(),
  digest: z.string().min(1),
  manifest: z.object({ file: z.string(), sha256: z.string() }),
  nodeFiles: fileFacts,
  publicFiles: fileFacts,
}) satisfies z.ZodType<Release>;

export const partSchema = z.object({
  schema: z.literal(1),
  key: z.string().min(1),
  files: z.record(
    z.string(),
    z.object({ sha256: z.string(), size: count, status: z.union([z.literal(200), z.literal(404)]) }),
  ),
}) satisfies z.ZodType<Part>;

const composedRelease = z.object({
  version: z.string().min(1),
  digest: z.string().min(1),
  entry: z.string().min(1),
  files: z.string().min(1),
  filesIntegrity: z.string().min(1),
});

export const compositionSchema = z.object({
  schema: z.literal(1),
  id: z.string().min(1),
  composer: z.string(),
  config: z.string(),
  basePath: z.string(),
  releases: z.record(z.string(), composedRelease),
  parts: z.record(
    z.string(),
    z.object({ key: z.string().min(1), content: z.string(), paths: z.string(), count, bytes: count }),
  ),
}) satisfies z.ZodType<Composition>;

/** The process that renders is believed nothing. */
export const composeMessageSchema = z.union([
  z.object({ file: z.string().min(1), text: z.string() }),
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), message: z.string() }),
]) satisfies z.ZodType<ComposeMessage>;
