import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import semver from 'semver';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { inEveryBrowser } from './shared/build/src/in-every-browser';
import { EntryScriptsPlugin } from './shared/build/src/entry-scripts-plugin';
import { ContentPlugin } from './shared/build/src/content/content-plugin';
import { LeaveOutPlugin } from './shared/build/src/leave-out-plugin';
import { LoaderSeamPlugin } from './shared/build/src/loader-seam-plugin';
import { productionAliases } from './shared/build/src/production-router';
import { assetRule, callsRule, iconRule, mdxRule, scriptRule, swapRules } from './shared/build/src/script-rules';
import { installedVersion, pageModule, pagesOf, readMeta } from './shared/build/src/package-meta';
import { ownRoutes, readRoutes } from './shared/build/src/package-routes';
import { ReleaseFilesPlugin, identifier } from './shared/build/src/release-files-plugin';
import { SharePicturesPlugin, describeSharePictures } from './shared/build/src/share-pictures';
import { SheetIdsPlugin, sharedSheets } from './shared/build/src/shared-sheets';
import { styleRules } from './shared/build/src/style-rules';
import { type VendorSwap, swapsOf, vendorSwaps } from './shared/build/src/vendor-swaps';

/**
 * How every package of the site is built: a browser build and a Node build from the same sources
 * (docs/architecture.md). A package's own `webpack.config.ts` only calls `hostConfig` or `remoteConfig`.
 */

interface SharedModule {
  /** Versions a remote can run on; checked against what is installed when it is built. */
  requiredVersion: string;
  /** Two copies in a page would break hooks and state. */
  singleton: true;
  why: string;
}

/** Modules that remotes take from the host. Everything else is bundled where it is used. */
const sharedModules: Readonly<Record<'react' | 'react-dom', SharedModule>> = {
  react: { requiredVersion: '^19.0.0', singleton: true, why: 'hooks need the one React that renders the root' },
  'react-dom': {
    requiredVersion: '^19.0.0',
    singleton: true,
    why: 'portals and flushSync must be of the root’s React',
  },
};

interface BuildOptions {
  /** The package's folder, absolute. */
  folder: string;
  /** Changes inside libraries: all of the table, unless a row's weight is measured. */
  swaps?: readonly VendorSwap[];
}

/** Development builds warn of hydration mismatches and are readable; they are in `dist-dev`. */
const mode: 'production' | 'development' = process.env['SITE_MODE'] === 'development' ? 'development' : 'production';

const compress = { passes: 3, keep_fargs: false };
const compact = { ecma: 2022 as const, compress, format: { comments: false } };

const hashed = '[contenthash:10]';
/** Two configurations: `dist/browser` and `dist/node` of the host. */
export function hostConfig(options: BuildOptions): Configuration[] {
  return [
    {
      ...hostBrowser(options),
      entry: {
        host: './src/browser.tsx',
        starter: './src/page-runtime/starter/starter.ts',
        shell: './src/document/shell-styles.ts',
      },
      plugins: [...plugins('browser', options), new LoaderSeamPlugin('host'), releaseFiles(options)],
    },
    {
      ...base('node', options),
      // For two processes of the composer: in the first, no remote ever runs.
      entry: { frame: './src/frame.tsx', part: './src/part.tsx' },
      plugins: plugins('node', options),
    },
  ];
}

/** The host's later parts come through the site's loader, which knows their folder: its runtime need not find that out. */
function hostBrowser(options: BuildOptions): Configuration {
  const config = base('browser', options);
  return { ...config, output: { ...config.output, publicPath: '' } };
}

/** Two configurations: a federation container in `dist/browser`, one module a page in `dist/node`. */
export function remoteConfig(options: BuildOptions): Configuration[] {
  const meta = readMeta(options.folder);
  const pages = pagesOf(options.folder);
  const globalName = `${identifier(meta.name)}_[fullhash:8]`;
  checkSharedVersions(meta.name);
  return [
    {
      ...base('browser', options),
      entry: {},
      plugins: [
        ...plugins('browser', options),
        new LoaderSeamPlugin('remote'),
        new webpack.container.ModuleFederationPlugin({
          name: globalName,
          library: { type: 'var', name: globalName },
          filename: `remote-entry.${hashed}.js`,
          exposes: Object.fromEntries(pages.map((page) => [`./${page}`, { import: pageModule(page), name: page }])),
          shared: Object.fromEntries(
            Object.entries(sharedModules).map(([name, { singleton }]) => [
              name,
              // Versions are compared when a release is published and promoted: no reader of ranges need be in each entry.
              { requiredVersion: false as const, singleton, import: false as const },
            ]),
          ),
        }),
        new SharePicturesPlugin(options.folder),
        releaseFiles(options),
      ],
    },
    {
      ...nodePages(options),
      entry: Object.fromEntries(pages.map((page) => [page, pageModule(page)])),
      externals: Object.fromEntries(
        ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'].map((name) => [name, `commonjs2 ${name}`]),
      ),
      plugins: plugins('node', options),
    },
  ];
}

/** The desk: one page that the backend sends, no release and no part of a visitor's page. `desk.json` names what starts it. */
export function deskConfig(options: BuildOptions): Configuration[] {
  // Its libraries run as they come: nothing in them is swapped.
  const whole = { ...options, swaps: [] };
  const config = base('browser', whole);
  return [
    {
      ...config,
      // No visitor waits for it: what a second minifier takes off is worth less than the minute that it takes.
      optimization: { ...config.optimization, minimizer: [minifier([TerserPlugin.swcMinify])] },
      entry: { desk: './src/main.tsx' },
      plugins: [...plugins('browser', whole), new EntryScriptsPlugin('desk.json')],
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
      ...plugins('browser', options).filter((plugin) => plugin instanceof webpack.DefinePlugin),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ContentPlugin(options.folder),
    ],
    cache: false,
  };
}

/** Pages that render in the composer do no input or output there: their libraries come in their browser form. */
function nodePages(options: BuildOptions): Configuration {
  const config = base('node', options);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      conditionNames: ['browser', 'webpack', 'import', 'module', 'default'],
      aliasFields: ['browser'],
    },
  };
}

function base(target: 'browser' | 'node', { folder, swaps = vendorSwaps }: BuildOptions): Configuration {
  const browser = target === 'browser';
  const meta = readMeta(folder);
  return {
    name: `${meta.name} for ${target}`,
    context: folder,
    mode,
    target: browser ? ['web', 'browserslist'] : 'node20',
    devtool: false,
    output: {
      path: path.join(folder, mode === 'production' ? 'dist' : 'dist-dev', target),
      uniqueName: meta.name,
      // The Node build runs in the composer, which knows the base path and puts it in place of this mark.
      publicPath: browser ? 'auto' : `__ASSETS__/${meta.name}/`,
      filename: browser ? `[name].${hashed}.js` : '[name].cjs',
      chunkFilename: browser ? `[name].${hashed}.js` : '[name].chunk.cjs',
      assetModuleFilename: `[name].${hashed}[ext]`,
      clean: true,
      chunkLoadTimeout: 120_000,
      // Integrity needs CORS mode on every script the runtime asks for.
      crossOriginLoading: 'anonymous',
      // React error 306 after a successful second try otherwise: a module that threw must not count as loaded.
      strictModuleErrorHandling: true,
      ...(browser ? {} : { library: { type: 'commonjs2' } }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: mode === 'production' ? productionAliases(swapsOf('address', swaps)) : {},
    },
    module: {
      // Content as a literal, of which the minifier keeps what is used, as it does with code.
      generator: { json: { JSONParse: false } },
      // One file a page for the composer: it provides nothing but the shared modules.
      ...(browser ? {} : { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      rules: [
        scriptRule(),
        ...swapRules(swapsOf('text', swaps)),
        mdxRule(),
        iconRule(),
        ...styleRules({ target, mode, packageName: meta.name, root: import.meta.dirname }),
        assetRule(target),
        callsRule(),
      ],
    },
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: 'deterministic',
      realContentHash: true,
      runtimeChunk: false,
      splitChunks: browser ? { minSize: 24_000, cacheGroups: { sharedSheets } } : false,
      minimize: mode === 'production' && browser,
      minimizer: [
        // swc leaves in every entry the readers of version ranges that nothing calls; terser leaves them out.
        minifier([TerserPlugin.terserMinify, TerserPlugin.swcMinify]),
        // `a > b > c, a > d > e` is no `a > :is(b > c, d > e)`, into which it would be folded.
        new CssMinimizerPlugin({
          minimizerOptions: { preset: ['default', { minifySelectors: { convertToIs: false } }] },
        }),
      ],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, '../node_modules/.cache/webpack'),
      name: `${meta.name}-${target}-${mode}`,
      // Files of the configuration; webpack does not follow imports of TypeScript files.
      buildDependencies: { config: [import.meta.filename, path.join(import.meta.dirname, 'shared/build/src/')] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function minifier(minify: (typeof TerserPlugin.swcMinify)[]): TerserPlugin {
  return new TerserPlugin({ minify, extractComments: false, terserOptions: minify.map(() => compact) });
}

function plugins(target: 'browser' | 'node', { swaps = vendorSwaps }: BuildOptions): webpack.WebpackPluginInstance[] {
  return [
    new MiniCssExtractPlugin({
      filename: `[name].${hashed}.css`,
      chunkFilename: `[id].${hashed}.css`,
      ignoreOrder: true,
    }),
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(mode),
      __NODE__: JSON.stringify(target === 'node'),
      ...(target === 'browser' ? inEveryBrowser : {}),
      ...Object.fromEntries(swapsOf('switch', swaps).map(({ name, value }) => [name, value])),
    }),
    ...(target === 'browser' ? [new SheetIdsPlugin(), new LeaveOutPlugin(swapsOf('module', swaps))] : []),
  ];
}

function releaseFiles({ folder }: BuildOptions): ReleaseFilesPlugin {
  const { name, site } = readMeta(folder);
  return new ReleaseFilesPlugin({
    name,
    contract: site?.contract ?? null,
    pages: pagesOf(folder),
    addresses: readRoutes(folder, pagesOf(folder)),
    sharePictures: describeSharePictures(folder),
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([module, { requiredVersion }]) => [module, requiredVersion]),
    ),
    provides: Object.fromEntries(Object.keys(sharedModules).map((module) => [module, installedVersion(module)])),
  });
}

function checkSharedVersions(packageName: string): void {
  for (const [name, { requiredVersion, why }] of Object.entries(sharedModules)) {
    const installed = installedVersion(name);
    if (!semver.satisfies(installed, requiredVersion)) {
      throw new Error(
        `${packageName}: ${name} ${installed} is installed, but remotes share ${requiredVersion} (${why})`,
      );
    }
  }
}
