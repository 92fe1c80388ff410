import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import browserslist from 'browserslist';
import { asComponent } from '@shared/kit/webpack';
import iconOptions from './icon-options.json';
import type { TextSwap } from './vendor-swaps';

const require = createRequire(import.meta.url);

const hotFolder = path.join(import.meta.dirname, 'hot');

export function scriptRule(): RuleSetRule {
  return { test: /\.[jt]sx?$/, exclude: /node_modules/, use: swc(true) };
}

/** The same in a page that is updated while it is shown: components tell who they are. */
export function hotScriptRules(): RuleSetRule[] {
  const refreshed = [path.join(import.meta.dirname, 'hot/refresh-loader.ts'), swc(true, true)];
  return [
    { test: /\.[jt]sx?$/, exclude: [/node_modules/, hotFolder], use: refreshed },
    { test: /\.ts$/, include: hotFolder, use: swc(true) },
  ];
}

export function callsRule(): RuleSetRule {
  return {
    test: isCalls,
    loader: path.join(import.meta.dirname, 'calls-loader.ts'),
  };
}

export function isCalls(file: string): boolean {
  return /\/contract\/src\/endpoints\/.*\bcalls\.ts$/.test(file.replaceAll(path.sep, '/'));
}

/** The texts that the table of swaps replaces, folder by folder. */
export function swapRules(swaps: readonly TextSwap[]): RuleSetRule[] {
  return [...new Set(swaps.map(({ files }) => files))].map((folder) => ({
    test: (resource) => /\.m?js$/.test(resource) && resource.replaceAll(path.sep, '/').includes(`/${folder}`),
    loader: path.join(import.meta.dirname, 'swap-texts-loader.ts'),
    options: { swaps: swaps.filter(({ files }) => files === folder) },
  }));
}

export function markdownRule(): RuleSetRule {
  return {
    test: /[\\/]src[\\/]content[\\/].+\.json$/,
    loader: path.join(import.meta.dirname, 'markdown-loader.ts'),
  };
}

/** `arrow.svg?react` is a component, hidden from assistive technology; a class that it is given comes first. */
export function iconRule(): RuleSetRule {
  return {
    resourceQuery: asComponent,
    use: [swc(false), { loader: require.resolve('@svgr/webpack'), options: { ...iconOptions, babel: false } }],
  };
}

function swc(typescript: boolean, hot = false) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: typescript ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic', development: hot, ...(hot && { refresh: true }) } },
      },
      // The engines of package.json's browserslist.
      env: { targets: browserslist() },
    },
  };
}
