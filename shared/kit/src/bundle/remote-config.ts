import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { finishBuild } from '../format/finish-build';
import { isOnTheFly, pageModule, pagesOf, readMeta } from '../format/package-meta';
import { checkSharedVersions, composerModules, sharedNames } from '../format/shared-modules';
import { LoaderSeamPlugin } from './loader-seam-plugin';
import { type PackageOptions, packageConfig } from './package-config';
import type { Packer } from './packer';
import { ReleaseFilesPlugin, unhashedGlobal } from './release-files-plugin';
import { announcer, isRefreshed, jsxRuntime } from '../refresh/refreshed-module';

/** Two configurations: a federation container in `dist/browser`, one module a page in `dist/node`. */
export function remoteConfig(packer: Packer, options: PackageOptions): Configuration[] {
  const { folder } = options;
  const pages = pagesOf(folder);
  const globalName = unhashedGlobal(readMeta(folder).name);
  checkSharedVersions(folder);
  const finish = finishPlugin(folder);
  const published = packageConfig(packer, 'browser', options);
  const browser = isOnTheFly() ? withRefresh(packer, published) : published;
  const node = packageConfig(packer, 'node', options);
  return [
    {
      ...browser,
      entry: {},
      plugins: [
        ...(browser.plugins ?? []),
        new LoaderSeamPlugin('remote', packer),
        new packer.Federation({
          name: globalName,
          library: { type: 'var', name: globalName },
          filename: 'remote-entry.[contenthash:10].js',
          exposes: Object.fromEntries(pages.map((page) => [`./${page}`, { import: pageModule(page), name: page }])),
          shared: Object.fromEntries(
            sharedNames.map((name) => [
              name,
              // Versions are compared when a release is published and promoted: no reader of ranges need be in each entry.
              { requiredVersion: false as const, singleton: true, import: false as const },
            ]),
          ),
        }),
        new ReleaseFilesPlugin(folder),
        finish,
      ],
    },
    {
      ...node,
      plugins: [...(node.plugins ?? []), finish],
      entry: Object.fromEntries(pages.map((page) => [page, pageModule(page)])),
      externals: Object.fromEntries(composerModules.map((name) => [name, `commonjs2 ${name}`])),
      // Pages do no input or output there: their libraries come in their browser form.
      resolve: {
        conditionNames: ['browser', 'webpack', 'import', 'module', 'default'],
        aliasFields: ['browser'],
        ...node.resolve,
      },
    },
  ];
}

/** Ends a build after the last of its two compilers. Whoever watches ends it when it is needed. */
function finishPlugin(folder: string) {
  const done = new Set<string>();
  return (compiler: Compiler) => {
    compiler.hooks.done.tapPromise('FinishPlugin', async (stats) => {
      if (compiler.watchMode || stats.hasErrors()) return;
      if (done.add(compiler.outputPath).size === 2) await finishBuild(folder, path.dirname(compiler.outputPath));
    });
  };
}

/** What keeps the state of components in a page that follows its builds; the team's own rules have compiled each module by then. */
function withRefresh({ bundler, swc }: Packer, { module, plugins, ...rest }: Configuration): Configuration {
  const react = { runtime: 'automatic', development: true, refresh: true };
  const jsc = { target: 'es2022', parser: { syntax: 'ecmascript', jsx: true }, transform: { react } };
  const marker = { loader: swc, options: { swcrc: false, configFile: false, isModule: 'unknown', jsc } };
  return {
    ...rest,
    module: {
      ...module,
      rules: [...(module?.rules ?? []), { test: isRefreshed, enforce: 'post', use: [announcer, marker] }],
    },
    plugins: [...(plugins ?? []), new bundler.NormalModuleReplacementPlugin(jsxRuntime.asked, jsxRuntime.file)],
  };
}
