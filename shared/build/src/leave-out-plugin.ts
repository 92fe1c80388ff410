import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

interface LeftOut {
  module: RegExp;
  /** Who imports it: a build that holds this one must hold the stand-in. */
  importer: RegExp;
  /** What stands in for it, a file beside this one. */
  by: string;
}

/**
 * What the federation runtime would load with: manifests, what it preloads by them, script elements, version ranges. It
 * costs 6 KB of every first page, and the site's own loader brings every file (decision 006). The runtime's own switch
 * (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) turns the manifests off and keeps the code.
 */
export const federationLoading: readonly LeftOut[] = [
  {
    module: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    importer: /runtime-core[\\/]dist[\\/]core\.js$/,
    by: 'no-snapshots.mjs',
  },
  {
    module: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    importer: /runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    by: 'no-preloads.mjs',
  },
  {
    module: /runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    importer: /runtime-core[\\/]dist[\\/]module[\\/]index\.js$/,
    by: 'entry-by-hook.mjs',
  },
  {
    module: /error-codes[\\/]dist[\\/]desc\.mjs$/,
    importer: /runtime-core[\\/]dist[\\/]core\.js$/,
    by: 'no-descriptions.mjs',
  },
  {
    module: /@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
    importer: /runtime-core[\\/]dist[\\/]utils[\\/]logger\.js$/,
    by: 'plain-logger.mjs',
  },
  {
    module: /runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/,
    importer: /runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/,
    by: 'no-version-ranges.mjs',
  },
];

/**
 * The API client's way over `fetch`: 3.6 KB of every remote that makes calls. In a browser axios takes the one over
 * XMLHttpRequest, which tells of an upload's progress.
 */
export const fetchAdapter: readonly LeftOut[] = [
  {
    module: /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    importer: /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
    by: 'no-fetch-adapter.mjs',
  },
];

/** Leaves modules out that a library imports and no call of this site reaches. The build fails where the library changes them. */
export class LeaveOutPlugin {
  constructor(private readonly leftOut: readonly LeftOut[]) {}

  apply(compiler: Compiler): void {
    for (const { module, by } of this.leftOut) {
      new webpack.NormalModuleReplacementPlugin(module, (resolved) => {
        const { createData } = resolved as { createData?: { resource?: string } };
        if (createData?.resource) createData.resource = path.join(import.meta.dirname, by);
      }).apply(compiler);
    }
    compiler.hooks.thisCompilation.tap('LeaveOutPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeaveOutPlugin', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const { module, importer, by } of this.leftOut) {
          if (files.some((file) => importer.test(file)) && !files.some((file) => file.endsWith(by)))
            compilation.errors.push(new webpack.WebpackError(`Nothing imports ${module.source} any more`));
        }
      });
    });
  }
}
