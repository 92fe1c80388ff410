import { type Configuration, rspack } from '@rspack/core';
import type { runtime as webpackRuntime } from 'webpack';
import type { PackageOptions } from './bundle/package-config';
import type { Packer } from './bundle/packer';
import { remoteConfig } from './bundle/remote-config';
import { sheetNumber } from './bundle/shared-sheets';

// What is used of it, Rspack has as webpack has it; its types are its own.
const runtime = rspack as unknown as typeof webpackRuntime;

/** Rspack has no hook where a runtime inserts a stylesheet: its handler is replaced where the site's loader is there. */
const styleSeam: Packer['styleSeam'] = (compilation, code) => {
  const { RuntimeModule } = runtime;
  const { ensureChunkHandlers, publicPath, require } = runtime.RuntimeGlobals;

  class StyleSeamModule extends RuntimeModule {
    constructor() {
      super('site style seam', RuntimeModule.STAGE_TRIGGER);
    }

    override generate(): string {
      const { chunk, chunkGraph } = this;
      const styled = [...(chunk?.getAllAsyncChunks() ?? [])].filter((nested) =>
        [...(chunkGraph?.getChunkModulesIterable(nested) ?? [])].some(({ type }) => type === 'css/mini-extract'),
      );
      const handler = `${ensureChunkHandlers}.miniCss`;
      return rspack.Template.asString([
        `var styled = ${JSON.stringify(Object.fromEntries(styled.map(({ id }) => [String(id), 0])))};`,
        `var stockStyles = ${handler};`,
        `${handler} = function (chunkId, promises) {`,
        rspack.Template.indent([
          'if (styled[chunkId] === 0) styled[chunkId] = new Promise(function (resolve, reject) {',
          rspack.Template.indent([
            `var linkTag, fullhref = ${publicPath} + ${require}.miniCssF(chunkId);`,
            code,
            'var stock = []; stockStyles(chunkId, stock); Promise.all(stock).then(resolve, reject);',
          ]),
          '}).catch(function (error) { styled[chunkId] = 0; throw error; });',
          'if (styled[chunkId]) promises.push(styled[chunkId]);',
        ]),
        '};',
      ]);
    }
  }

  compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('LoaderSeamPlugin', (chunk) => {
    compilation.addRuntimeModule(chunk, new StyleSeamModule());
    return undefined;
  });
};

const packer = {
  bundler: rspack,
  runtime,
  Extract: rspack.CssExtractRspackPlugin,
  Federation: rspack.container.ModuleFederationPluginV1,
  swc: 'builtin:swc-loader',
  sheetName: ({ chunk }: { chunk?: { name?: string } }) => `${sheetNumber(chunk?.name) ?? '[id]'}.[contenthash:10].css`,
  styleSeam,
  minimizer: () => [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        ecma: 2022,
        compress: { passes: 3, keep_fargs: false },
        format: { comments: false },
      },
    }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ],
  plugins: () => [],
} as unknown as Packer;

/** Both builds of a remote: the container that browsers load, and the pages that the composer runs. */
export const remote = (options: PackageOptions): Configuration[] =>
  remoteConfig(packer, options) as unknown as Configuration[];
