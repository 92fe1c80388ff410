import { z } from 'zod';
import type { Composition, Part } from './composition';

export { buildSchema, releaseSchema } from './build-schemas';
export {
  composeAnswerSchema,
  composeJobSchema,
  composeRefusalSchema,
  composedContentSchema,
  composedFrameSchema,
  hostFactsSchema,
  pageFactsSchema,
  pageHeadSchema,
  pageRequestsSchema,
  siteFilesSchema,
} from './compose-schemas';
export { FORMER_ADDRESSES, formerAddressesSchema } from './former-address-schemas';
export { isFilePath, isSitePath } from './names';
export { compositionPointerSchema, releaseFilesSchema } from './page-schemas';

/** The documents of a release as whoever reads them on Node checks them. What is not known is let through: it is a later writer's. */

const count = z.int().min(0);
const hashes = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)).max(20);

export const partSchema = z.object({
  schema: z.literal(1),
  key: z.string().min(1),
  files: z.record(
    z.string(),
    z.object({ sha256: z.string(), size: count, status: z.union([z.literal(200), z.literal(404)]) }),
  ),
  scripts: hashes.optional(),
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
  policy: z
    .object({
      scripts: hashes,
      origins: z.array(z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).origin === value)).max(20),
    })
    .optional(),
  releases: z.record(z.string(), composedRelease),
  parts: z.record(
    z.string(),
    z.object({
      key: z.string().min(1),
      content: z.string(),
      paths: z.string(),
      count,
      bytes: count,
      scripts: hashes.optional(),
    }),
  ),
}) satisfies z.ZodType<Composition>;
