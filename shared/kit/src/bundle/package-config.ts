import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, RuleSetRule, RuleSetUseItem, WebpackPluginInstance } from 'webpack';
import { classNames } from '../format/class-names';
import { classPrefix, isOnTheFly, outFolder, readMeta } from '../format/package-meta';
import { sharedSheets } from './shared-sheets';
import type { Packer } from './packer';

const require = createRequire(import.meta.url);

export type Target = 'browser' | 'node';

export interface PackageOptions {
  /** The package's folder, absolute. */
  folder: string;
  /** Development builds warn of hydration mismatches and are readable; they are in `dist-dev`. */
  mode?: 'production' | 'development';
  /** Loaders that each style sheet passes first, and the folder below which paths give class names: the package's, unless it is another. */
  styles?: { use?: readonly RuleSetUseItem[]; root?: string };
  /** The team's own: rules, plugins, `resolve` and all else that is not said here. */
  own?: (target: Target) => Configuration;
}

const hashed = '[contenthash:10]';

/** What every build of a package has in common: names by content, one chunk queue, the mark of the package in class names. */
export function packageConfig(packer: Packer, target: Target, options: PackageOptions): Configuration {
  const { folder, mode = 'production', own } = options;
  const browser = target === 'browser';
  const { name } = readMeta(folder);
  const { output, module, optimization, plugins, ...rest }: Configuration = own?.(target) ?? {};
  return {
    name: `${name} for ${target}`,
    context: folder,
    mode,
    target: browser ? ['web', 'es2022'] : 'node20',
    devtool: browser && mode === 'production' && !isOnTheFly() ? 'hidden-source-map' : false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    ...rest,
    output: {
      path: path.join(folder, mode === 'production' ? outFolder() : 'dist-dev', target),
      uniqueName: name,
      // The Node build runs in the composer, which knows the base path and puts it in place of this mark.
      publicPath: browser ? 'auto' : `__ASSETS__/${name}/`,
      filename: browser ? `[name].${hashed}.js` : '[name].cjs',
      chunkFilename: browser ? `[name].${hashed}.js` : '[name].chunk.cjs',
      // Beside the files that are served, not among them.
      sourceMapFilename: '../maps/[file].map',
      assetModuleFilename: `[name].${hashed}[ext]`,
      clean: true,
      chunkLoadTimeout: 120_000,
      // Integrity needs CORS mode on every script the runtime asks for.
      crossOriginLoading: 'anonymous',
      // React error 306 after a successful second try otherwise: a module that threw must not count as loaded.
      strictModuleErrorHandling: true,
      ...(browser ? {} : { library: { type: 'commonjs2' } }),
      ...output,
    },
    module: {
      // Content as a literal, of which the minifier keeps what is used, as it does with code.
      generator: { json: { JSONParse: false } },
      // One file a page for the composer: it provides nothing but the shared modules.
      ...(browser ? {} : { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      ...module,
      rules: [...(module?.rules ?? []), ...styleRules(packer, target, options), assetRule(target)],
    },
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: 'deterministic',
      realContentHash: true,
      runtimeChunk: false,
      splitChunks: browser ? { minSize: 24_000, cacheGroups: { sharedSheets } } : false,
      minimize: mode === 'production' && browser && !isOnTheFly(),
      minimizer: packer.minimizer(),
      ...optimization,
    },
    plugins: [...packagePlugins(packer, target, mode), ...(plugins ?? [])],
  };
}

function packagePlugins(packer: Packer, target: Target, mode: string): WebpackPluginInstance[] {
  return [
    new packer.Extract({ filename: `[name].${hashed}.css`, chunkFilename: packer.sheetName, ignoreOrder: true }),
    new packer.bundler.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(mode),
      __NODE__: JSON.stringify(target === 'node'),
    }),
    ...(target === 'browser' ? packer.plugins() : []),
  ];
}

/** Style sheets of a package. Class names carry its name: the default hash collides between packages. */
function styleRules(packer: Packer, target: Target, options: PackageOptions): RuleSetRule[] {
  const { folder, mode = 'production', styles: { use = [], root = folder } = {} } = options;
  const nameOf = classNames(folder, root);
  const modules = {
    ...(mode === 'production'
      ? { getLocalIdent: (of: { resourcePath: string }, _: string, name: string) => nameOf(name, of.resourcePath) }
      : { localIdentName: `${classPrefix(readMeta(folder).name)}-[name]-[local]` }),
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
  };
  const extract = { loader: packer.Extract.loader, options: { emit: target === 'browser' } };
  // Sheets that another one imports pass through these loaders too. No stack leads into a sheet: it needs no map.
  const css = { loader: require.resolve('css-loader'), options: { importLoaders: use.length, sourceMap: false } };
  return [
    {
      test: /\.module\.css$/,
      use: [extract, { ...css, options: { ...css.options, modules } }, ...use],
    },
    {
      test: /(?<!\.module)\.css$/,
      sideEffects: true,
      use: [extract, { ...css, options: { ...css.options, modules: false } }, ...use],
    },
  ];
}

/** Pictures by their addresses; the files themselves come with the browser build. */
function assetRule(target: Target): RuleSetRule {
  return {
    test: /\.(?:svg|png|jpe?g|webp|avif)$/,
    // A query asks for something else, such as a picture as a component.
    resourceQuery: { not: asComponent },
    type: 'asset/resource',
    generator: { emit: target === 'browser' },
  };
}

/** Query that asks for a picture as a component, and not for its address. */
export const asComponent = /^\?react$/;
