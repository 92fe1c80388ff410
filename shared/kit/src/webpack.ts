import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { LoaderSeamPlugin } from './bundle/loader-seam-plugin';
import * as common from './bundle/package-config';
import type { Packer } from './bundle/packer';
import { remoteConfig } from './bundle/remote-config';
import { SheetIdsPlugin } from './bundle/shared-sheets';

export { asComponent } from './bundle/package-config';
export { runCompiler } from './bundle/run-compiler';
export { ReleaseFilesPlugin } from './bundle/release-files-plugin';

const packer: Packer = {
  bundler: webpack,
  runtime: webpack.runtime,
  Extract: MiniCssExtractPlugin as Packer['Extract'],
  Federation: webpack.container.ModuleFederationPlugin,
  swc: 'swc-loader',
  sheetName: '[id].[contenthash:10].css',
  styleSeam: (compilation, code) =>
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('LoaderSeamPlugin', (source) =>
      [source, code].join('\n'),
    ),
  minimizer: () => [minifier([TerserPlugin.terserMinify]), cssMinifier()],
  plugins: () => [new SheetIdsPlugin()],
};

/** Both builds of a remote: the container that browsers load, and the pages that the composer runs. */
export const remote = (options: common.PackageOptions): Configuration[] => remoteConfig(packer, options);

export const packageConfig = (target: common.Target, options: common.PackageOptions): Configuration =>
  common.packageConfig(packer, target, options);

/** Brings the host's own later parts by the site's loader. */
export const hostSeam = (): LoaderSeamPlugin => new LoaderSeamPlugin('host', packer);

export function minifier(minify: (typeof TerserPlugin.swcMinify)[]): TerserPlugin {
  const compact = { ecma: 2022 as const, compress: { passes: 3, keep_fargs: false }, format: { comments: false } };
  return new TerserPlugin({ minify, extractComments: false, terserOptions: minify.map(() => compact) });
}

export function cssMinifier(): CssMinimizerPlugin {
  // `a > b > c, a > d > e` is no `a > :is(b > c, d > e)`, into which it would be folded.
  return new CssMinimizerPlugin({
    minimizerOptions: { preset: ['default', { minifySelectors: { convertToIs: false } }] },
  });
}
