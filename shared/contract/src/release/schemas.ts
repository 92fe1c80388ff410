import { z } from 'zod';
import type { Composition, Part } from './composition';

export { buildSchema, releaseSchema } from './build-schemas';
export {
  brokenReferencesSchema,
  composeAnswerSchema,
  composeJobSchema,
  composePathsSchema,
  composeRefusalSchema,
  composeRoutesSchema,
  pageRequestsSchema,
  siteFilesSchema,
} from './compose-schemas';
export { FORMER_ADDRESSES, formerAddressesSchema } from './former-address-schemas';
export { isFilePath, isSitePath } from './names';
export { compositionPointerSchema, releaseFilesSchema } from './page-schemas';

/** The documents of a release as whoever reads them on Node checks them. What is not known is let through: it is a later writer's. */

const count = z.int().min(0);

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
