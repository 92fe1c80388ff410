import { z } from 'zod';
import type { AsRead } from './as-read';
import { pageFiles } from './build-schemas';
import { routes } from './route-schemas';
import { byName, fileName, globalName, packageName, pageName, version } from './names';

/** Facts of releases for browsers. The server checks them before; browsers check hashes and carry no schemas. */
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

/** A path below the base path, without a slash at its start. */
const asset = z.string().regex(/^assets\/[a-z][a-z0-9-]*\/[\w-][\w.-]*$/);

/** A release as a browser needs to know it: `/assets/<name>/files.<hash>.json`; of a page's own files, the HTML tells itself. */
export const releaseFilesSchema = z.object({
  schema: z.literal(1),
  /** Bare name. */
  entry: fileName,
  entryGlobal: globalName,
  chunkGlobal: globalName,
  pages: byName(pageName, pageFiles),
  /** The hash that a browser checks a file by, as `integrity` has it (`sha256-…`), by the file's bare name. */
  integrity: byName(fileName, integrity),
});

/** How pages and `/composition.json` name a release. Addresses are below the base path, without a slash at their start. */
const releaseReference = z.object({
  name: packageName,
  version,
  entry: asset,
  /** Address of its `ReleaseFiles`, and their hash as `integrity` has it. */
  files: asset,
  filesIntegrity: integrity,
});

/** The answer of `/composition.json`: what is live for who asks. */
export const compositionPointerSchema = z.object({
  schema: z.literal(1),
  id: z.string().min(1),
  /** Each with the addresses of its pages; absent from compositions of a composer before 6. */
  releases: byName(
    packageName,
    releaseReference.extend({
      routes: routes.optional(),
      /** Pages that show content which was published: it stands in their HTML. Absent: nobody knows. */
      edited: z.array(pageName).optional(),
    }),
  ),
  /** The release of each remote that was live before, where one is left that was not withdrawn. */
  previous: byName(packageName, releaseReference).optional(),
});

export type ReleaseFiles = AsRead<typeof releaseFilesSchema>;
export type Integrity = ReleaseFiles['integrity'];
export type ReleaseReference = z.output<typeof releaseReference>;
export type CompositionPointer = AsRead<typeof compositionPointerSchema>;
