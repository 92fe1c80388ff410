import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PageFiles } from '@shared/contract/release';
import type { Compilation, Compiler } from 'webpack';
import { contentHash, describeBuild } from '../format/describe-build';
import { identifier, readMeta } from '../format/package-meta';
import { refuseBundled } from '../format/shared-modules';
import { sharePictures } from '../format/share-pictures';
import { comesLate, inOrder } from './shared-sheets';

/** The variable that a container puts itself into, until it is known what is in the build: then it is named by that. */
export const unhashedGlobal = (name: string): string => `${identifier(name)}_unhashed`;

/**
 * Writes `build.json` beside the files: what `release publish` needs to know of a build without asking its sources.
 * Pages with their own files, the container's address and global, and every file's SHA-256. Remotes get their sharing pictures, and module
 * federation's own manifest beside it, named by its content.
 */
export class ReleaseFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: Stages, WebpackError, sources } = compiler.webpack;
    const { name, site } = readMeta(this.folder);
    const emit = (compilation: Compilation, file: string, content: string | Buffer) =>
      compilation.emitAsset(file, new sources.RawSource(content));
    // Source maps lie beside what the bundler cleans: those of the build before are none of this one's.
    compiler.hooks.beforeRun.tapPromise('ReleaseFilesPlugin', () =>
      rm(path.join(compiler.outputPath, '../maps'), { recursive: true, force: true }),
    );
    compiler.hooks.thisCompilation.tap('ReleaseFilesPlugin', (compilation) => {
      // A bundler's hash of a module holds its source map, and with that the folders of a machine: minifiers choose names by the
      // hashes that stand in a text, so that the same sources would give other bytes elsewhere.
      for (const hook of [compilation.hooks.succeedModule, compilation.hooks.stillValidModule])
        hook.tap('ReleaseFilesPlugin', (module) => {
          const source = module.originalSource();
          if (source && module.buildInfo) module.buildInfo['hash'] = contentHash(source.buffer());
        });
      const at = (stage: number, task: () => void) =>
        compilation.hooks.processAssets.tap({ name: 'ReleaseFilesPlugin', stage }, () => {
          try {
            task();
          } catch (error) {
            compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
          }
        });
      at(Stages.PROCESS_ASSETS_STAGE_ADDITIONAL, () => {
        for (const { asset, content } of sharePictures(this.folder)) emit(compilation, asset, content);
      });
      at(Stages.PROCESS_ASSETS_STAGE_SUMMARIZE, () => {
        // These entries are there for their styles alone.
        for (const file of Object.keys(compilation.assets))
          if (/^(?:shell|not-found)\..*\.js$/.test(file)) compilation.deleteAsset(file);
      });
      at(Stages.PROCESS_ASSETS_STAGE_REPORT, () => {
        checkSheets(compilation, WebpackError);
        if (compilation.errors.length > 0) return;
        if (compilation.outputOptions.module)
          throw new Error(`${name} is built as an ES module: a release is classic scripts`);
        if (site?.contract) refuseBundled([...compilation.modules].map((module) => module.nameForCondition() ?? ''));
        const names = Object.keys(compilation.assets).filter((file) => !file.startsWith('../maps/'));
        const entry = names.find((file) => /^(?:remote-entry|host)\.[^/]*\.js$/.test(file));
        if (!entry) throw new Error(`${name}: the build has no entry file`);
        const bytesOf = (file: string) => compilation.assets[file]?.buffer() ?? Buffer.alloc(0);
        // By what is in it, which names every chunk: as its file is, so that no two of one name differ.
        const entryGlobal = `${identifier(name)}_${contentHash(bytesOf(entry)).slice(0, 8)}`;
        const named = bytesOf(entry).toString().replaceAll(unhashedGlobal(name), entryGlobal);
        compilation.updateAsset(entry, new sources.RawSource(named));
        const described = describeBuild(this.folder, {
          entry,
          entryGlobal,
          chunkGlobal: compilation.outputOptions.chunkLoadingGlobal,
          starter: names.find((file) => file.startsWith('starter.')) ?? null,
          styles: only(compilation.entrypoints.get('shell')?.getFiles() ?? [], '.css'),
          pageFiles: (page) => pageFiles(compilation, page),
          files: new Map(names.map((file) => [file, bytesOf(file)])),
        });
        for (const [file, text] of described) emit(compilation, file, text);
      });
    });
  }
}

function pageFiles(compilation: Compilation, page: string): PageFiles {
  const group = compilation.namedChunkGroups.get(page);
  if (!group) throw new Error(`The build has no chunk for the page ${page}`);
  const live = [...group.getFiles()];
  const nested = [...group.childrenIterable].flatMap((child) =>
    child.name?.startsWith(`${page}.`) ? [...child.getFiles()] : [],
  );
  return {
    scripts: only(live, '.js'),
    styles: inOrder(only(live, '.css')),
    staticScripts: only(nested, '.js').filter((file) => !live.includes(file)),
    staticStyles: inOrder(only(nested, '.css').filter((file) => !live.includes(file))),
  };
}

function only(files: readonly string[], extension: string): string[] {
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

/** A copy that comes later into a page that has one: which of the two wins would depend on the order in which they come. */
function checkSheets(
  { chunkGraph, errors, modules, requestShortener }: Compilation,
  WebpackError: Compiler['webpack']['WebpackError'],
): void {
  for (const module of modules) {
    if (module.type !== 'css/mini-extract' || !comesLate(module, chunkGraph)) continue;
    if ([...chunkGraph.getModuleChunksIterable(module)].length < 2) continue;
    errors.push(new WebpackError(`${module.readableIdentifier(requestShortener)} stands in several files`));
  }
}
