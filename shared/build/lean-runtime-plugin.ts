import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Modules of the federation runtime that no call of this site reaches, and what stands in for each. */
const replaced: readonly { module: RegExp; by: string }[] = [
  { module: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, by: 'no-snapshots.mjs' },
  { module: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, by: 'no-preloads.mjs' },
];

/**
 * Leaves the federation runtime's handling of manifests, and what it preloads by them, out of the host: 2.5 KB of every
 * first page. Its own switch (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) turns that off and keeps the code. The build fails
 * where the runtime changes this.
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler): void {
    for (const { module, by } of replaced) {
      new webpack.NormalModuleReplacementPlugin(module, (resolved) => {
        const { createData } = resolved as { createData?: { resource?: string } };
        if (createData?.resource) createData.resource = path.join(import.meta.dirname, by);
      }).apply(compiler);
    }
    compiler.hooks.thisCompilation.tap('LeanRuntimePlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('LeanRuntimePlugin', () => {
        const files = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
        for (const { module, by } of replaced) {
          if (!files.some((file) => file.endsWith(by)))
            compilation.errors.push(
              new webpack.WebpackError(`The federation runtime has no ${module.source} any more`),
            );
        }
      });
    });
  }
}
