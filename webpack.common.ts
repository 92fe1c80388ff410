import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { inEveryBrowser } from './shared/build/src/in-every-browser';
import { EntryScriptsPlugin } from './shared/build/src/entry-scripts-plugin';
import { ContentPlugin } from './shared/build/src/content/content-plugin';
import { LeaveOutPlugin } from './shared/build/src/leave-out-plugin';
import { productionAliases } from './shared/build/src/production-router';
import { callsRule, iconRule, markdownRule, scriptRule, swapRules } from './shared/build/src/script-rules';
import { postcss } from './shared/build/src/style-rules';
import { type VendorSwap, swapsOf, vendorSwaps } from './shared/build/src/vendor-swaps';
import { ownRoutes, readMeta } from './shared/kit/src/format';
import * as kit from './shared/kit/src/webpack';

/**
 * How every package of the site is built: a browser build and a Node build from the same sources
 * (docs/architecture.md), by the kit that remotes of other repositories are built by. A package's own `webpack.config.ts` only
 * calls `hostConfig` or `remoteConfig`.
 */

interface BuildOptions {
  /** The package's folder, absolute. */
  folder: string;
  /** Changes inside libraries: all of the table, unless a row's weight is measured. */
  swaps?: readonly VendorSwap[];
}

type Target = 'browser' | 'node';

/** Development builds warn of hydration mismatches and are readable; they are in `dist-dev`. */
const mode: 'production' | 'development' = process.env['SITE_MODE'] === 'development' ? 'development' : 'production';

/** Two configurations: `dist/browser` and `dist/node` of the host. */
export function hostConfig(options: BuildOptions): Configuration[] {
  const browser = base('browser', options);
  return [
    {
      ...browser,
      // The host's later parts come through the site's loader, which knows their folder: its runtime need not find that out.
      output: { ...browser.output, publicPath: '' },
      // The navigation comes as one file, its router in it.
      optimization: { ...browser.optimization, splitChunks: withoutVendors(browser) },
      entry: {
        host: './src/browser.tsx',
        starter: './src/page-runtime/starter/starter.ts',
        shell: './src/document/shell-styles.ts',
        'not-found': './src/not-found/not-found-styles.ts',
      },
      plugins: [...(browser.plugins ?? []), kit.hostSeam(), new kit.ReleaseFilesPlugin(options.folder)],
    },
    {
      ...base('node', options),
      // For two processes of the composer: in the first, no remote ever runs.
      entry: { frame: './src/frame.tsx', part: './src/part.tsx' },
    },
  ];
}

function withoutVendors({ optimization }: Configuration) {
  const { splitChunks } = optimization ?? {};
  if (!splitChunks) return false;
  return { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, defaultVendors: false as const } };
}

/** Two configurations: a federation container in `dist/browser`, one module a page in `dist/node`. */
export function remoteConfig(options: BuildOptions): Configuration[] {
  return kit.remote(kitOptions(options));
}

/** The desk: one page that the backend sends, no release and no part of a visitor's page. `desk.json` names what starts it. */
export function deskConfig(options: BuildOptions): Configuration[] {
  // Its libraries run as they come: nothing in them is swapped.
  const config = base('browser', { ...options, swaps: [] });
  return [
    {
      ...config,
      // No visitor waits for it: what a second minifier takes off is worth less than the minute that it takes.
      optimization: { ...config.optimization, minimizer: [kit.minifier([TerserPlugin.swcMinify])] },
      entry: { desk: './src/main.tsx' },
      plugins: [
        ...(config.plugins ?? []),
        new EntryScriptsPlugin('desk.json'),
        // Its policy takes no style sheets: components of the site are there without their looks.
        new webpack.NormalModuleReplacementPlugin(/\.module\.css$/, 'data:text/javascript,export default {}'),
      ],
    },
  ];
}

/** A page of its own, in development: a remote alone, or the gallery of `shared/ui`. */
export function standaloneConfig({
  entry = path.join(import.meta.dirname, 'host/src/standalone.ts'),
  ...options
}: BuildOptions & { entry?: string }): Configuration {
  const config = base('browser', options);
  return {
    ...config,
    entry: { standalone: entry },
    output: {
      ...config.output,
      filename: '[name].js',
      path: path.join(options.folder, 'dist-dev/standalone'),
      trustedTypes: 'site',
    },
    resolve: { ...config.resolve, alias: { 'remote-pages': path.join(options.folder, 'src/pages') } },
    plugins: [
      new webpack.DefinePlugin({ __OWN_ROUTES__: JSON.stringify(ownRoutes(options.folder)) }),
      ...(config.plugins ?? []).filter((plugin) => plugin instanceof webpack.DefinePlugin),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ContentPlugin(options.folder),
    ],
    cache: false,
  };
}

function base(target: Target, options: BuildOptions): Configuration {
  return kit.packageConfig(target, kitOptions(options));
}

function kitOptions({ folder, swaps = vendorSwaps }: BuildOptions) {
  const styles = { root: import.meta.dirname, use: [postcss] };
  return { folder, mode, styles, own: (target: Target) => own(target, folder, swaps) };
}

/** What this repository's packages have in common beside what the kit says. */
function own(target: Target, folder: string, swaps: readonly VendorSwap[]): Configuration {
  const browser = target === 'browser';
  const { name } = readMeta(folder);
  return {
    target: browser ? ['web', 'browserslist'] : 'node20',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: mode === 'production' ? productionAliases(swapsOf('address', swaps)) : {},
    },
    module: {
      rules: [scriptRule(), ...swapRules(swapsOf('text', swaps)), markdownRule(), iconRule(), callsRule()],
    },
    optimization: {
      minimizer: [
        // swc leaves in every entry the readers of version ranges that nothing calls; terser leaves them out.
        kit.minifier([TerserPlugin.terserMinify, TerserPlugin.swcMinify]),
        kit.cssMinifier(),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ...(browser ? inEveryBrowser : {}),
        ...Object.fromEntries(swapsOf('switch', swaps).map(({ name: asked, value }) => [asked, value])),
      }),
      ...(browser ? [new LeaveOutPlugin(swapsOf('module', swaps))] : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, '../node_modules/.cache/webpack'),
      name: `${name}-${target}-${mode}`,
      // Files of the configuration; webpack does not follow imports of TypeScript files.
      buildDependencies: {
        config: [
          import.meta.filename,
          ...['build', 'kit'].map((part) => path.join(import.meta.dirname, `shared/${part}/src/`)),
        ],
      },
    },
  };
}
