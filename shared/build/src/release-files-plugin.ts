import { createHash } from 'node:crypto';
import type { Build, FileFacts, PageFiles, SharePictureFile } from '@shared/contract/release';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { comesLate, inOrder } from './shared-sheets';
import { type ManifestSource, federationManifest } from './federation-manifest';

export interface ReleaseFilesOptions {
  name: string;
  /** The contract it was built for; null for the host. */
  contract: string | null;
  pages: readonly string[];
  /** The addresses of its pages; none for the host. */
  addresses: Pick<Build, 'routes' | 'redirects'>;
  /** Files of the build that are pages' sharing pictures, by the page's path. */
  sharePictures: Readonly<Record<string, SharePictureFile>>;
  /** Ranges of what remotes take from the host, and the versions installed here. */
  shared: Readonly<Record<string, string>>;
  provides: Readonly<Record<string, string>>;
}

/**
 * Writes `build.json` beside the files: what `release publish` needs to know of a build without asking its sources.
 * Pages with their own files, the container's address and global, and every file's SHA-256. Remotes get module
 * federation's own manifest beside it, named by its content.
 */
export class ReleaseFilesPlugin {
  constructor(private readonly options: ReleaseFilesOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          // The shell entry is there for its styles alone.
          for (const name of Object.keys(compilation.assets))
            if (/^shell\..*\.js$/.test(name)) compilation.deleteAsset(name);
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          compilation.emitAsset(
            'build.json',
            new webpack.sources.RawSource(JSON.stringify(this.describe(compilation), null, 2)),
          ),
      );
    });
  }

  private describe(compilation: Compilation): Build {
    checkSheets(compilation);
    const { name, contract, pages, addresses, sharePictures, shared, provides } = this.options;
    const pageFiles = Object.fromEntries(pages.map((page) => [page, this.pageFiles(compilation, page)]));
    const manifest = contract === null ? null : emitManifest(compilation, { name, shared, provides, pages: pageFiles });
    const names = Object.keys(compilation.assets);
    return {
      schema: 1,
      name,
      contract,
      ...entryOf(compilation, name),
      chunkGlobal: compilation.outputOptions.chunkLoadingGlobal,
      shared,
      provides,
      starter: names.find((file) => file.startsWith('starter.')) ?? null,
      pages: pageFiles,
      ...addresses,
      sharePictures,
      federationManifest: manifest,
      styles: entryStyles(compilation),
      files: Object.fromEntries(names.sort().map((file) => [file, fileFacts(compilation, file)])),
      // The Node build makes these files; `coverFiles` adds them once both builds are done.
      nodeFiles: {},
      publicFiles: {},
    };
  }

  private pageFiles(compilation: Compilation, page: string): PageFiles {
    const group = compilation.namedChunkGroups.get(page);
    if (!group) throw new Error(`The build has no chunk for the page ${page}`);
    const live = group.getFiles();
    const nested = group.getChildren().flatMap((child) => (child.name?.startsWith(`${page}.`) ? child.getFiles() : []));
    const only = (files: readonly string[], extension: string) =>
      [...new Set(files)].filter((file) => file.endsWith(extension));
    return {
      scripts: only(live, '.js'),
      styles: inOrder(only(live, '.css')),
      staticScripts: only(nested, '.js').filter((file) => !live.includes(file)),
      staticStyles: inOrder(only(nested, '.css').filter((file) => !live.includes(file))),
    };
  }
}

/** A copy that comes later into a page that has one: which of the two wins would depend on the order in which they come. */
function checkSheets({ chunkGraph, errors, modules, requestShortener }: Compilation): void {
  for (const module of modules) {
    if (module.type !== 'css/mini-extract' || !comesLate(module, chunkGraph)) continue;
    if (chunkGraph.getNumberOfModuleChunks(module) < 2) continue;
    errors.push(new webpack.WebpackError(`${module.readableIdentifier(requestShortener)} stands in several files`));
  }
}

function entryOf(compilation: Compilation, name: string) {
  const entry = Object.keys(compilation.assets).find((file) => /^(?:remote-entry|host)\.[^/]*\.js$/.test(file));
  if (!entry) throw new Error(`${name}: the build has no entry file`);
  return { entry, entryGlobal: `${identifier(name)}_${compilation.hash?.slice(0, 8) ?? ''}` };
}

function emitManifest(compilation: Compilation, source: Omit<ManifestSource, 'entry' | 'entryGlobal'>): string {
  const content = JSON.stringify(federationManifest({ ...source, ...entryOf(compilation, source.name) }));
  const file = `mf-manifest.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`;
  compilation.emitAsset(file, new webpack.sources.RawSource(content));
  return file;
}

function fileFacts(compilation: Compilation, name: string): FileFacts {
  const content = compilation.assets[name]?.buffer() ?? Buffer.alloc(0);
  return { sha256: createHash('sha256').update(content).digest('base64'), size: content.length };
}

function entryStyles(compilation: Compilation): string[] {
  return (compilation.entrypoints.get('shell')?.getFiles() ?? []).filter((file) => file.endsWith('.css'));
}

/** A package's name as part of a global name. */
export function identifier(packageName: string): string {
  return packageName.replace(/\W/g, '_');
}
