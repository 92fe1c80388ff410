import { z } from 'zod';
import type { AsRead } from './as-read';
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
import { redirects, routes } from './route-schemas';

/** The most files and pages that a release may have; real ones have a tenth. */
const MOST_FILES = 20_000;
const MOST_PAGES = 2000;

/** A file by its bytes. */
const facts = z.object({
  /** SHA-256, base64. */
  sha256,
  /** Bytes. */
  size: z.int().min(0),
});
const names = z.array(fileName).max(MOST_FILES);
export const pageFiles = z.object({ scripts: names, styles: names, staticScripts: names, staticStyles: names });

export const sourceSchema = z.object({
  /** Address of the repository, without credentials. */
  repository: z.string().max(500).nullable(),
  commit: z.string().max(200),
  /** Whether the sources were others than those of the commit. */
  dirty: z.boolean(),
});

/** A page's sharing picture: a file of the release, with its size in pixels. */
const sharePicture = z.object({ file: fileName, width: z.int(), height: z.int() });

const build = z.object({
  schema: z.literal(1),
  name: packageName,
  /** The contract that a remote was built for, `major.minor`; null for the host. */
  contract: contractVersion.nullable(),
  /** Bare name of the container's script, or of the host's. */
  entry: fileName,
  /** The variables that the entry and its chunks put themselves into; another for each build. */
  entryGlobal: globalName,
  chunkGlobal: globalName,
  /** Packages that it takes from the host: name and semver range. */
  shared: byName(moduleName, versionRange),
  /** Packages installed where it was built: name and version. */
  provides: byName(moduleName, versionRange),
  /** Bare name of the script that is in every page; null for a remote. */
  starter: fileName.nullable(),
  /** Bare names of the styles that are in every page; none for a remote. */
  styles: names,
  /** Files by the page's name. */
  pages: byName(pageName, pageFiles).refine(
    (pages) => Object.keys(pages).length <= MOST_PAGES,
    `are more than ${MOST_PAGES}`,
  ),
  /** Addresses of its pages, and addresses that lead on; absent in the host, and in builds from before they brought them. */
  routes: routes.optional(),
  redirects: redirects.optional(),
  /** Pictures by the page's path; absent in builds from before there were any. */
  sharePictures: byName(sitePath, sharePicture).optional(),
  /** Bare name of module federation's own manifest, for other hosts; null for the host, absent in builds from before there was one. */
  federationManifest: fileName.nullish(),
  /** Every file beside it, by its bare name. */
  files: byName(fileName, facts).refine(
    (files) => Object.keys(files).length <= MOST_FILES,
    `are more than ${MOST_FILES}`,
  ),
  /** Files that the composer runs, by path below `node`. */
  nodeFiles: byName(filePath, facts),
  /** Files that are at the root of the site, by path; the host's alone. */
  publicFiles: byName(filePath, facts),
});

/** `build.json` beside a browser build's files: what a release needs to know of a build without asking its sources. */
export const buildSchema = build.superRefine(onlyItsFiles);

/** `release.json`: one immutable build of one package. */
export const releaseSchema = build
  .extend({
    /** Semver. */
    version,
    /** Where it was built from, as its builder says; null where nobody knows, absent in releases from before it was said. */
    source: sourceSchema.nullish(),
    /** The same in those. */
    commit: z.string().nullish(),
    /** SHA-256 over everything that a visitor or the composer gets of it, hexadecimal: the same content has the same digest. */
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'is not a digest'),
    /** Bare name of the asset that tells browsers the release's files (`ReleaseFiles`), and its SHA-256, base64. */
    manifest: z.object({ file: fileName, sha256 }),
    /** Source maps of its scripts, `<script>.map`: kept beside it for `release trace`, and never served. */
    maps: byName(fileName, facts).optional(),
  })
  .superRefine(onlyItsFiles);

export type Source = z.output<typeof sourceSchema>;
export type FileFacts = z.output<typeof facts>;
export type SharePictureFile = z.output<typeof sharePicture>;
export type Build = AsRead<typeof build>;
export type Release = AsRead<typeof releaseSchema>;

/** A package puts itself into variables that carry its name: no other's, and none of the page's. */
function refuseForeignGlobals({ name, entryGlobal, chunkGlobal }: Build, context: z.RefinementCtx): void {
  const own = name.replaceAll('-', '_');
  const refuse = (path: string, form: string) =>
    context.addIssue({ code: 'custom', path: [path], message: `is no variable of ${name}: ${form}` });
  if (!new RegExp(`^${own}_[0-9a-f]{8}$`).test(entryGlobal))
    refuse('entryGlobal', `${own}_ and eight hexadecimal digits`);
  if (!new RegExp(`^[A-Za-z]+Chunk${own}$`).test(chunkGlobal)) refuse('chunkGlobal', `letters, and Chunk${own}`);
}

/** A build names only its own files, whose hashes are known. */
function onlyItsFiles(read: Build, context: z.RefinementCtx): void {
  const { entry, starter, styles, pages, sharePictures = {}, federationManifest, files } = read;
  refuseForeignGlobals(read, context);
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
