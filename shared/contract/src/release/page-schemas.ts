import { z } from 'zod';
import { pageFiles } from './build-schemas';
import { byName, fileName, globalName, packageName, pageName, version } from './names';
import type { CompositionPointer, ReleaseFiles, ReleaseReference } from './page-data';

/** Facts of releases for browsers. The server checks them before; browsers check hashes and carry no schemas. */

const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

/** A path below the base path, without a slash at its start. */
const asset = z.string().regex(/^assets\/[a-z][a-z0-9-]*\/[\w-][\w.-]*$/);

export const releaseFilesSchema = z.object({
  schema: z.literal(1),
  entry: fileName,
  entryGlobal: globalName,
  chunkGlobal: globalName,
  pages: byName(pageName, pageFiles),
  integrity: byName(fileName, integrity),
}) satisfies z.ZodType<ReleaseFiles>;

const releaseReference = z.object({
  name: packageName,
  version,
  entry: asset,
  files: asset,
  filesIntegrity: integrity,
}) satisfies z.ZodType<ReleaseReference>;

export const compositionPointerSchema = z.object({
  schema: z.literal(1),
  id: z.string().min(1),
  releases: byName(packageName, releaseReference),
  previous: byName(packageName, releaseReference).optional(),
}) satisfies z.ZodType<CompositionPointer>;
