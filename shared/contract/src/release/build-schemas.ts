import { z } from 'zod';
import type { Build, Release } from './build';
import { everyFileOf } from './build';
import {
  byName,
  contractVersion,
  fileName,
  filePath,
  globalName,
  moduleName,
  packageName,
  pageName,
  sha256,
  sitePath,
  version,
  versionRange,
} from './names';

/** The most files and pages that a release may have; real ones have a tenth. */
const MOST_FILES = 20_000;
const MOST_PAGES = 2000;

const facts = z.object({ sha256, size: z.int().min(0) });
const names = z.array(fileName).max(MOST_FILES);
export const pageFiles = z.object({ scripts: names, styles: names, staticScripts: names, staticStyles: names });

const build = {
  schema: z.literal(1),
  name: packageName,
  contract: contractVersion.nullable(),
  entry: fileName,
  entryGlobal: globalName,
  chunkGlobal: globalName,
  shared: byName(moduleName, versionRange),
  provides: byName(moduleName, versionRange),
  starter: fileName.nullable(),
  styles: names,
  pages: byName(pageName, pageFiles).refine(
    (pages) => Object.keys(pages).length <= MOST_PAGES,
    `are more than ${MOST_PAGES}`,
  ),
  sharePictures: byName(sitePath, z.object({ file: fileName, width: z.int(), height: z.int() })).optional(),
  federationManifest: fileName.nullish(),
  files: byName(fileName, facts).refine(
    (files) => Object.keys(files).length <= MOST_FILES,
    `are more than ${MOST_FILES}`,
  ),
  nodeFiles: byName(filePath, facts),
  publicFiles: byName(filePath, facts),
};

export const buildSchema = z.object(build).superRefine(onlyItsFiles) satisfies z.ZodType<Build>;

export const releaseSchema = z
  .object({
    ...build,
    version,
    commit: z.string().nullable(),
    clean: z.boolean().nullish(),
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'is not a digest'),
    manifest: z.object({ file: fileName, sha256 }),
  })
  .superRefine(onlyItsFiles) satisfies z.ZodType<Release>;

/** A build names only its own files, whose hashes are known. */
function onlyItsFiles(read: Build, context: z.RefinementCtx): void {
  const { entry, starter, styles, pages, sharePictures = {}, federationManifest, files } = read;
  const named: [place: string, names: readonly (string | null | undefined)[]][] = [
    ['entry', [entry]],
    ['starter', [starter]],
    ['federationManifest', [federationManifest]],
    ['styles', styles],
    ...Object.entries(pages).map(([page, own]): [string, string[]] => [`pages.${page}`, everyFileOf(own)]),
    ['sharePictures', Object.values(sharePictures).map(({ file }) => file)],
  ];
  for (const [place, all] of named) {
    for (const name of all) {
      if (typeof name === 'string' && !Object.hasOwn(files, name))
        context.addIssue({ code: 'custom', path: [place], message: `names ${name}, which is no file of the build` });
    }
  }
}
