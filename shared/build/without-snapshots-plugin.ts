import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const handler = /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/;

/**
 * Leaves the federation runtime's handling of manifests out of the host, 1.5 KB of every first page: its own switch
 * (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) turns it off and keeps the code. The build fails where the runtime changes this.
 */
export class WithoutSnapshotsPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(handler, (resolved) => {
      const { createData } = resolved as { createData?: { resource?: string } };
      if (!createData?.resource) return;
      createData.resource = path.join(import.meta.dirname, 'no-snapshots.mjs');
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('WithoutSnapshotsPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('WithoutSnapshotsPlugin', () => {
        const replaced = [...compilation.modules].some((module) =>
          module.nameForCondition()?.endsWith('no-snapshots.mjs'),
        );
        if (!replaced)
          compilation.errors.push(
            new webpack.WebpackError('The federation runtime has no SnapshotHandler.js any more'),
          );
      });
    });
  }
}
