import { createHash } from 'node:crypto';
import type { Build, FileFacts, PageFiles } from '@shared/contract/release';
import { federationManifest } from './federation-manifest';
import { pagesOf, readMeta } from './package-meta';
import { readRoutes } from './read-routes';
import { providedModules, sharedRanges } from './shared-modules';
import { describeSharePictures } from './share-pictures';

/** A browser build as its bundler knows it. */
export interface Bundle {
  /** Bare name of the container's script, or of the host's. */
  entry: string;
  entryGlobal: string;
  chunkGlobal: string;
  /** The host's alone. */
  starter?: string | null;
  styles?: readonly string[];
  pageFiles: (page: string) => PageFiles;
  /** Every file that it made, by name. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Describes a build: the texts of `build.json` and of module federation's manifest, by their names. All that a release needs to know
 * of a build is in them, whichever bundler made it. `coverFiles` adds what runs in the composer once that is built too.
 */
export function describeBuild(folder: string, bundle: Bundle): Map<string, string> {
  const { name, site } = readMeta(folder);
  const { entry, entryGlobal, chunkGlobal, starter = null, styles = [] } = bundle;
  const contract = site?.contract ?? null;
  const [shared, provides] = [sharedRanges(), providedModules(folder)];
  const names = pagesOf(folder);
  const pages = Object.fromEntries(names.map((page) => [page, bundle.pageFiles(page)]));
  const texts = new Map<string, string>();
  const files = new Map(bundle.files);
  let manifest: string | null = null;
  if (contract !== null) {
    const text = JSON.stringify(federationManifest({ name, shared, provides, pages, entry, entryGlobal }));
    manifest = `mf-manifest.${contentHash(text)}.json`;
    texts.set(manifest, text);
    files.set(manifest, Buffer.from(text));
  }
  refuseFolders(files.keys());
  const build = {
    schema: 1,
    name,
    contract,
    entry,
    entryGlobal,
    chunkGlobal,
    shared,
    provides,
    starter,
    pages,
    ...readRoutes(folder, names),
    sharePictures: describeSharePictures(folder),
    federationManifest: manifest,
    styles,
    files: Object.fromEntries([...files.keys()].sort().map((file) => [file, factsOf(files.get(file))])),
    nodeFiles: {},
    publicFiles: {},
  } satisfies Build;
  return texts.set('build.json', JSON.stringify(build, null, 2));
}

/** The part of a file's name that says what is in it. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

function factsOf(content: Uint8Array = new Uint8Array()): FileFacts {
  return { sha256: createHash('sha256').update(content).digest('base64'), size: content.length };
}

function refuseFolders(names: Iterable<string>): void {
  for (const name of names)
    if (name.includes('/'))
      throw new Error(`${name} is in a folder: the files of a release lie side by side, named by their content`);
}
