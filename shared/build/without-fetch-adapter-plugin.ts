import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const adapter = /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;
const user = /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/;
const standIn = 'no-fetch-adapter.mjs';

/**
 * Leaves the API client's way over `fetch` out, 3.6 KB of every remote that makes calls: in a browser axios takes the one over
 * XMLHttpRequest, which tells of an upload's progress. The build fails where axios changes this.
 */
export class WithoutFetchAdapterPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(adapter, (resolved) => {
      const { createData } = resolved as { createData?: { resource?: string } };
      if (createData?.resource) createData.resource = path.join(import.meta.dirname, standIn);
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('WithoutFetchAdapterPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('WithoutFetchAdapterPlugin', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        if (files.some((file) => user.test(file)) && !files.some((file) => file.endsWith(standIn)))
          compilation.errors.push(new webpack.WebpackError(`axios has no ${adapter.source} any more`));
      });
    });
  }
}
