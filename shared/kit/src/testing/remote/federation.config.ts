import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import manifest from './package.json' with { type: 'json' };
import configs from './rspack.config';

/** A build as a team has it that has federated its pages before: module federation's plugin and its own manifest, no description. */
const pages = ['client-download', 'download'];
const [browser, node] = configs;
const shared = { singleton: true, import: false as const, requiredVersion: '^19.0.0' };
const ours: ReadonlySet<string> = new Set(['ModuleFederationPluginV1', 'ReleaseFilesPlugin']);

export default [
  {
    ...browser,
    plugins: [
      ...(browser?.plugins ?? []).filter((plugin) => !plugin || !ours.has(plugin.constructor.name)),
      new rspack.container.ModuleFederationPlugin({
        name: manifest.name.replaceAll('-', '_'),
        filename: 'remote-entry.[contenthash:10].js',
        exposes: Object.fromEntries(
          pages.map((page) => [`./${page}`, { import: `./src/pages/${page}/page.tsx`, name: page }]),
        ),
        shared: { react: shared, 'react-dom': shared },
        manifest: true,
        implementation: fileURLToPath(import.meta.resolve('@module-federation/runtime-tools')),
      }),
    ],
  },
  node,
];
